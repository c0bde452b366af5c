// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Finds what can be watched: a film, or a folder of pictures.
Browse {
    function source(folder) {
        return folder ? {
            "title": qsTr("Which folder of pictures?"),
            "filters": ["*.png", "*.jpg", "*.jpeg", "*.bmp", "*.tif", "*.tiff", "*.webp"],
            "folder": true
        } : {
            "title": qsTr("Which film?"),
            "filters": ["*.mp4", "*.mkv", "*.mov", "*.avi", "*.webm", "*.m4v", "*.mjpeg"]
        };
    }
}
