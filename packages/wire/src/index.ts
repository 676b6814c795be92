/**
 * What server and browser say to each other. Requests are schemas, because the server believes nobody;
 * answers are types, because the browser believes the server.
 */

export { choice } from './choice.ts'
export * from './isSaying.ts'
export * from './limits.ts'
export * from './lobby.ts'
export * from './lobbyChoices.ts'
export * from './playerNames.ts'
export * from './refusal.ts'
export * from './socket.ts'
export * from './tableChanges.ts'
export * from './talk.ts'
export * from './topics.ts'
export * from './voters.ts'
export * from './whisper.ts'
