/** Polish for what only one of the games says otherwise, on pages around it. */
export * as wording from './lockdown/wording/pages.ts'
