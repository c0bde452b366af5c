/* SPDX-License-Identifier: MIT */
/* The networks that judge views of squares, and positions, carried inside the program: see vision/train/README.md. */
        .section .rodata
        .balign 16
        .global arbiter_squares_network
arbiter_squares_network:
        .incbin ARBITER_SQUARES_NETWORK
        .global arbiter_squares_network_end
arbiter_squares_network_end:
        .byte 0
        .balign 16
        .global arbiter_figures_network
arbiter_figures_network:
        .incbin ARBITER_FIGURES_NETWORK
        .global arbiter_figures_network_end
arbiter_figures_network_end:
        .byte 0
        .balign 16
        .global arbiter_positions_network
arbiter_positions_network:
        .incbin ARBITER_POSITIONS_NETWORK
        .global arbiter_positions_network_end
arbiter_positions_network_end:
        .byte 0
        .section .note.GNU-stack, "", %progbits
