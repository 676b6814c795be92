/** What is said only in one game. */
export { PrivateWordTeller } from '../lockdown/talk/PrivateWordTeller.tsx'
