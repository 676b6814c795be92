/**
 * boardgame.io's own server as a program: Koa, socket.io, its Master for every action, its storage in memory. It is given
 * for free: nothing durable, no credentials, no undo, production mode, no rules. See ../peer.ts for its game.
 */
import { peerGame } from '../peer.ts'
import { FIVE, sampleStates } from '../play.ts'

const { Server } = await import('boardgame.io/dist/cjs/server.js')

const SAMPLES = 50
const samples = sampleStates(SAMPLES, FIVE)
let next = 0
const game = peerGame(() => samples[next++ % SAMPLES])
const { appServer } = await Server({ games: [game], origins: [] }).run(0)
const address = appServer.address()
if (typeof address === 'object' && address) console.log(`boardgame.io is at http://localhost:${address.port}`)
