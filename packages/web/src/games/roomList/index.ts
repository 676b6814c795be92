/** What the list of rooms says of a board besides its rooms; nothing where there is nothing else. */
export { siteFacts } from '../lockdown/panel/siteFacts.ts'
