// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/rule_text.h"

/// The FIDE Laws of Chess of 2023 in our own words, each with its article: refusals and explanations name it.
namespace arbiter::chess {

inline constexpr RuleText kMove{
    "move",
    "A piece goes where its kind can go: not onto a piece of its own side, and not over others unless it leaps.",
    "FIDE Laws 2023, article 3"};
inline constexpr RuleText kTurn{"turn", "White and Black move in turn.", "FIDE Laws 2023, 1.2"};
inline constexpr RuleText kCapture{
    "capture", "A piece that moves onto an enemy's square takes that enemy off the board.", "FIDE Laws 2023, 3.1.1"};
inline constexpr RuleText kOwn{"move.own", "A piece may not go to a square where a piece of its own side stands.",
                               "FIDE Laws 2023, 3.1"};
inline constexpr RuleText kBlocked{"move.blocked", "Bishop, rook and queen may not jump over other pieces.",
                                   "FIDE Laws 2023, 3.5"};
inline constexpr RuleText kBishopMove{"move.bishop", "The bishop goes along the diagonals on which it stands.",
                                      "FIDE Laws 2023, 3.2"};
inline constexpr RuleText kRookMove{"move.rook", "The rook goes along the file or the rank on which it stands.",
                                    "FIDE Laws 2023, 3.3"};
inline constexpr RuleText kQueenMove{
    "move.queen", "The queen goes along the file, the rank or a diagonal on which she stands.", "FIDE Laws 2023, 3.4"};
inline constexpr RuleText kKnightMove{
    "move.knight", "The knight goes to one of the nearest squares that are not on its own file, rank or diagonal.",
    "FIDE Laws 2023, 3.6"};
inline constexpr RuleText kKingMove{"move.king", "The king goes one square in any direction, or castles.",
                                    "FIDE Laws 2023, 3.8"};
inline constexpr RuleText kPawnMove{
    "move.pawn",
    "A pawn goes straight ahead, one square or on its first move two, and captures one square diagonally ahead.",
    "FIDE Laws 2023, 3.7"};
inline constexpr RuleText kSafety{"king-safety", "Nobody may make a move that leaves their own king attacked.",
                                  "FIDE Laws 2023, 3.9.2"};
inline constexpr RuleText kCheck{"check", "A king that could be taken next is in check.", "FIDE Laws 2023, 3.9.1"};
inline constexpr RuleText kMate{"checkmate",
                                "A king in check that no legal move can save is mated, and the game is lost.",
                                "FIDE Laws 2023, 5.1.1"};
inline constexpr RuleText kStalemate{
    "stalemate", "A player who is not in check and has no legal move: the game is drawn.", "FIDE Laws 2023, 5.2.1"};
inline constexpr RuleText kCastling{
    "castling",
    "King and rook that have not moved, nothing between them, the king neither in check nor crossing or reaching an "
    "attacked square: the king goes two squares to the rook, the rook beside it.",
    "FIDE Laws 2023, 3.8.2"};
inline constexpr RuleText kCastlingMoved{
    "castling.moved", "A king that has moved never castles, and nobody castles with a rook that has moved.",
    "FIDE Laws 2023, 3.8.2.1"};
inline constexpr RuleText kCastlingBetween{"castling.between",
                                           "Nobody castles while a piece stands between the king and the rook.",
                                           "FIDE Laws 2023, 3.8.2.2.2"};
inline constexpr RuleText kCastlingCheck{
    "castling.check", "Nobody castles while the square where the king stands, crosses or arrives is attacked.",
    "FIDE Laws 2023, 3.8.2.2.1"};
inline constexpr RuleText kFreeCastling{
    "castling.chess960",
    "Where a position gives the right to king and rook elsewhere on their first rank (Chess960), they end where "
    "castling "
    "to that side always ends: everything between is empty but for themselves, the king neither in check nor crossing "
    "or reaching an attacked square. It is said as the king's move onto its rook.",
    "FIDE Laws 2023, guidelines II"};
inline constexpr RuleText kOneKing{"position.kings", "Each side has one king; it is never taken.",
                                   "FIDE Laws 2023, 1.4.1 and 2.2"};
inline constexpr RuleText kNoPawnThere{
    "position.pawns",
    "No pawn stands on the first or the last rank: none begins there, and one that arrives is promoted.",
    "FIDE Laws 2023, 2.3 and 3.7.3.3"};
inline constexpr RuleText kNotLeftInCheck{
    "position.check", "Who is not to move is not in check: the move before would have left that king attacked.",
    "FIDE Laws 2023, 3.9.2"};
inline constexpr RuleText kPawnStep{"pawn.step", "A pawn goes one square straight ahead onto an empty square.",
                                    "FIDE Laws 2023, 3.7.1"};
inline constexpr RuleText kPawnDouble{
    "pawn.double", "On its first move a pawn may go two squares ahead over empty squares.", "FIDE Laws 2023, 3.7.2"};
inline constexpr RuleText kPawnCapture{"pawn.capture", "A pawn takes one square diagonally ahead.",
                                       "FIDE Laws 2023, 3.7.3"};
inline constexpr RuleText kEnPassant{
    "en-passant", "A pawn that has just gone two squares may be taken on the square it passed, by a pawn, at once.",
    "FIDE Laws 2023, 3.7.3.1 and 3.7.3.2"};
inline constexpr RuleText kPromotion{
    "promotion", "A pawn that reaches the far rank becomes a queen, rook, bishop or knight of its colour.",
    "FIDE Laws 2023, 3.7.3.3"};
inline constexpr RuleText kResign{"resign", "A player who resigns has lost.", "FIDE Laws 2023, 5.1.2"};
inline constexpr RuleText kCannotMate{
    "draw.cannot-mate", "The game is drawn, not lost, if the opponent cannot mate by any series of legal moves.",
    "FIDE Laws 2023, 5.1.2, 6.9 and 7.5.5"};
inline constexpr RuleText kFlagFall{"flag-fall", "A player whose time is over before the moves are made has lost.",
                                    "FIDE Laws 2023, 6.9"};
inline constexpr RuleText kIllegalMoves{"illegal-moves", "A player who completes a second illegal move has lost.",
                                        "FIDE Laws 2023, 7.5.5"};
inline constexpr RuleText kAgreed{"draw.agreed", "The players may agree to a draw.", "FIDE Laws 2023, 5.2.3"};
inline constexpr RuleText kThreefold{
    "draw.repetition",
    "The same position, with the same moves possible and the same player to move, has stood three times: that player "
    "may claim a draw; at the fifth time the game is drawn.",
    "FIDE Laws 2023, 9.2 and 9.6.1"};
inline constexpr RuleText kFifty{
    "draw.fifty",
    "Fifty moves by each player without a pawn move or a capture: the player to move may claim a draw; after "
    "seventy-five the game is drawn.",
    "FIDE Laws 2023, 9.3 and 9.6.2"};
inline constexpr RuleText kDead{"draw.dead", "Neither player has the pieces left to mate: the game is drawn.",
                                "FIDE Laws 2023, 5.2.2"};

}  // namespace arbiter::chess
