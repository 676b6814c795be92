/** German for what only one of the games says otherwise, in panels. */
export * as wording from './lockdown/wording/panels.ts'
