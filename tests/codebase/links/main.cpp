// SPDX-License-Identifier: MIT
// A program of one module and those that it may use. It does nothing: that it can be linked is the test.
int main() { return 0; }
