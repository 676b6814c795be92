/**
 * What server and browser say to each other. Requests are schemas, because the server believes nobody;
 * answers are types, because the browser believes the server.
 */
export * from './changes.ts'
export { choice } from './choice.ts'
export * from './consent.ts'
export * from './limits.ts'
export * from './lobby.ts'
export * from './names.ts'
export * from './refusal.ts'
export * from './saying.ts'
export * from './socket.ts'
export * from './talk.ts'
export * from './topics.ts'
export * from './whisper.ts'
