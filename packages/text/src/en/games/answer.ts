/** English for what only one of the games says otherwise of a choice. */
export * as wording from './lockdown/wording/answer.ts'
