/** Polish for the lessons and puzzles of Lockdown. */
export const ui = { lockdownLessons: {} }
