// The server while one works on it: `node --watch` starts this again after every change, of the rules too.
import { setup } from './bundle.ts'

await setup()
await import('../packages/server/src/main.ts')
