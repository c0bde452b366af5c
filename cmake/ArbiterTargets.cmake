# SPDX-License-Identifier: MIT
# One way to make a library or a test, so that every target has the same standard, warnings and tools.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

option(ARBITER_WERROR "Treat warnings as errors" ON)
option(ARBITER_PCH "Precompile the large headers of the tests and the command line" ON)
option(ARBITER_TOGETHER "Compile neighbouring sources together: a whole build is sooner done, a change takes longer" OFF)
set(ARBITER_APART "" CACHE STRING "Targets whose sources are compiled one by one even with ARBITER_TOGETHER: those you work on")
option(ARBITER_SANITIZE "Build with AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(ARBITER_SANITIZE_THREADS "Build with ThreadSanitizer, which goes with no other sanitizer" OFF)

find_program(ARBITER_CCACHE ccache)
if(ARBITER_CCACHE)
  # Without the sloppiness ccache does not dare to keep what was compiled with a precompiled header. And it goes by the
  # headers as they stand (depend mode), not by what the preprocessor leaves of them: a precompiled header kept from before a
  # change of a mere comment would not know `#pragma once` in the header as it is now, and declare everything a second time.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND};-E;env;CCACHE_DEPEND=1"
      "CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime;${ARBITER_CCACHE}")
endif()
find_program(ARBITER_MOLD mold)
if(ARBITER_MOLD)
  add_link_options(-fuse-ld=mold)
endif()
if(ARBITER_SANITIZE)
  # Not vptr: SOCI hides the type information of its back ends. GCC's warnings of what may be uninitialized are wrong where
  # sanitizers have changed the code.
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer
    -Wno-maybe-uninitialized)
  add_link_options(-fsanitize=address,undefined)
  set(ARBITER_SANITIZER_ENVIRONMENT "UBSAN_OPTIONS=print_stacktrace=1"
    "LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/leaks.supp:print_suppressions=0")
elseif(ARBITER_SANITIZE_THREADS)
  add_compile_options(-fsanitize=thread -fno-omit-frame-pointer)
  add_link_options(-fsanitize=thread)
  # OpenCV is not built with it: nothing is to be learnt from threads of its own, which hand work over unseen.
  set(ARBITER_SANITIZER_ENVIRONMENT "OPENCV_FOR_THREADS_NUM=1"
    "TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/threads.supp:second_deadlock_stack=1")
endif()

function(arbiter_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual)
  # g++ 12 sees overlapping copies in ordinary std::string sums (GCC bug 105651).
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
  if(ARBITER_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

# arbiter_precompile(NAME HEADERS... LINK targets...): precompiled headers for targets that compile quickly. (Not for the
# libraries: with them g++ 12 at -O3 warns about copies inside the standard library's own headers.)
function(arbiter_precompile name)
  cmake_parse_arguments(ARG "" "" "HEADERS;LINK" ${ARGN})
  if(NOT ARBITER_PCH)
    return()
  endif()
  file(WRITE "${CMAKE_BINARY_DIR}/precompiled/${name}.cpp.in" "// Nothing of its own: it carries precompiled headers.\n")
  configure_file("${CMAKE_BINARY_DIR}/precompiled/${name}.cpp.in" "${CMAKE_BINARY_DIR}/precompiled/${name}.cpp" COPYONLY)
  add_library(${name} OBJECT "${CMAKE_BINARY_DIR}/precompiled/${name}.cpp")
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
  arbiter_warnings(${name})
  arbiter_compile_quickly(${name})
endfunction()

# arbiter_reuse(TARGET SET): the target reads the precompiled headers of arbiter_precompile(SET).
function(arbiter_reuse target set)
  if(ARBITER_PCH AND TARGET ${set})
    target_precompile_headers(${target} REUSE_FROM ${set})
    target_compile_options(${target} PRIVATE -Wno-error=invalid-pch)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
  endif()
endfunction()

# For code that only calls other code (tests, the command line): the compiler's time matters more than the program's.
function(arbiter_compile_quickly target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# arbiter_together(TARGET [SIZE n] [APART sources...] [BESIDE sources...]): with ARBITER_TOGETHER the target's sources are
# compiled together, sixteen at most (or n, in their order), so that the headers they share are read once. APART are compiled
# each by itself; BESIDE are compiled with one another and with none of the rest, since they use a name of their own as one
# of the rest does. Libraries and tests are all compiled so; only what is apart or beside is said after them.
function(arbiter_together target)
  cmake_parse_arguments(ARG "" "SIZE" "APART;BESIDE" ${ARGN})
  if(NOT ARBITER_TOGETHER OR target IN_LIST ARBITER_APART)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  if(ARG_APART OR ARG_BESIDE)
    list(REMOVE_ITEM sources ${ARG_APART} ${ARG_BESIDE})
  endif()
  list(LENGTH sources count)
  math(EXPR groups "(${count} + 15) / 16")
  set(number 0)
  foreach(source IN LISTS sources)
    if(ARG_SIZE)
      math(EXPR group "${number} / ${ARG_SIZE}")
    else()
      math(EXPR group "${number} * ${groups} / ${count}")
    endif()
    math(EXPR number "${number} + 1")
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${group}")
  endforeach()
  if(ARG_BESIDE)
    set_source_files_properties(${ARG_BESIDE} PROPERTIES UNITY_GROUP "beside")
  endif()
  if(ARG_APART)
    set_source_files_properties(${ARG_APART} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
  # What stands in several files is seen at once: g++ 12 warns about the standard library's own copies, and a local name may
  # be that of something in a neighbour.
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow;-Wno-array-bounds;-Wno-stringop-overread;-Wno-shadow;-Wshadow=local>)
endfunction()

# arbiter_library(NAME SOURCES... [PUBLIC targets...] [PRIVATE targets...] [HOT]): library arbiter_NAME, alias arbiter::NAME.
# HOT: where time is spent while it runs. With ARBITER_TOGETHER all others are compiled quickly; in every other build all
# libraries are optimised alike.
function(arbiter_library name)
  cmake_parse_arguments(ARG "HOT" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
  add_library(arbiter_${name} STATIC ${ARG_SOURCES})
  add_library(arbiter::${name} ALIAS arbiter_${name})
  target_include_directories(arbiter_${name} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(arbiter_${name} PUBLIC ${ARG_PUBLIC} PRIVATE ${ARG_PRIVATE})
  arbiter_warnings(arbiter_${name})
  if(ARBITER_TOGETHER AND NOT ARG_HOT)
    arbiter_compile_quickly(arbiter_${name})
  endif()
  arbiter_together(arbiter_${name})
endfunction()

# arbiter_test(NAME SOURCES... [LINK targets...] [LABELS ...] [ENVIRONMENT ...] [NIGHTLY parts] [LONG]): a GoogleTest program
# run as one ctest test, or with PARTS as so many that run at once, before shorter ones; COST is about how many seconds one
# of those takes that are long, which begin first. With NIGHTLY its tests with "Nightly" in their name are ctest tests of
# their own, in so many parts that run at once, with the label `nightly`; with LONG those whose name begins with "Long", with the label `long`.
function(arbiter_test name)
  cmake_parse_arguments(ARG "LONG" "TIMEOUT;NIGHTLY;PARTS;COST" "SOURCES;LINK;LABELS;ENVIRONMENT" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PRIVATE ${ARG_LINK} GTest::gtest GTest::gmock GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE ARBITER_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                             ARBITER_SHARED_DIR="${PROJECT_SOURCE_DIR}/../shared")
  arbiter_warnings(${name})
  arbiter_compile_quickly(${name})
  arbiter_together(${name})
  if(NOT "${ARG_LINK}" MATCHES "Qt6::|arbiter::desk")
    arbiter_reuse(${name} arbiter_pch_test)
  endif()
  list(APPEND ARG_ENVIRONMENT ${ARBITER_SANITIZER_ENVIRONMENT})
  if(ARG_NIGHTLY)
    foreach(part RANGE 1 ${ARG_NIGHTLY})
      math(EXPR shard "${part} - 1")
      add_test(NAME ${name}_nightly_${part} COMMAND ${name} --gtest_filter=*Nightly*)
      # What takes longest begins first.
      set_tests_properties(${name}_nightly_${part} PROPERTIES LABELS "${ARG_LABELS};nightly" COST 100
        ENVIRONMENT "${ARG_ENVIRONMENT};GTEST_TOTAL_SHARDS=${ARG_NIGHTLY};GTEST_SHARD_INDEX=${shard}")
    endforeach()
  endif()
  if(ARG_LONG)
    add_test(NAME ${name}_long COMMAND ${name} --gtest_filter=*.Long*)
    set_tests_properties(${name}_long PROPERTIES LABELS "${ARG_LABELS};long" ENVIRONMENT "${ARG_ENVIRONMENT}" TIMEOUT 86400)
  endif()
  set(tests ${name})
  if(ARG_PARTS)
    set(tests)
    foreach(part RANGE 1 ${ARG_PARTS})
      list(APPEND tests ${name}_${part})
    endforeach()
  endif()
  set(shard 0)
  foreach(test IN LISTS tests)
    add_test(NAME ${test} COMMAND ${name} --gtest_filter=-*Nightly*:*.Long*)
    set_tests_properties(${test} PROPERTIES LABELS "${ARG_LABELS}" ENVIRONMENT "${ARG_ENVIRONMENT}")
    if(ARG_COST)
      set_tests_properties(${test} PROPERTIES COST ${ARG_COST})
    endif()
    if(ARG_PARTS)
      set_tests_properties(${test} PROPERTIES
        ENVIRONMENT "${ARG_ENVIRONMENT};GTEST_TOTAL_SHARDS=${ARG_PARTS};GTEST_SHARD_INDEX=${shard}")
      math(EXPR shard "${shard} + 1")
    endif()
    if(ARG_TIMEOUT)
      set_tests_properties(${test} PROPERTIES TIMEOUT ${ARG_TIMEOUT})
    endif()
  endforeach()
endfunction()
