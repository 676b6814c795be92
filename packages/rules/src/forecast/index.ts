/**
 * The door for whoever wants to know what a choice may cost before it is made. Nothing behind it has a state or plays
 * a game: it reads what a seat sees, and what is printed.
 */
export { forecastOf } from './forecast.ts'
export { limitsOf, oneMoreWound } from './limits.ts'
export type * from './types.ts'
