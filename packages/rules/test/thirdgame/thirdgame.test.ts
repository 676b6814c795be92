/** The checks that every game must pass at every moment, on a game that no manifest lists. */
import { expect, test } from 'vitest'
import { registerGame } from '../../src/core/ruleset.ts'
import {
  checkCopies,
  checkDealt,
  checkPieces,
  checkPlayable,
  checkRefusals,
  checkReplay,
  checkWorlds,
  playGame,
} from '../../src/testing.ts'
import { beacon } from './ruleset.ts'

registerGame('beacon', beacon)

test.each(Array.from({ length: 8 }, (_, seed) => seed))('game %d', seed => {
  let moments = 0
  const played = playGame(
    seed,
    undefined,
    ({ g, input }) => {
      checkPieces(g)
      checkCopies(g, input)
      checkRefusals(g, input)
      if (moments++ % 8 === 0) {
        checkDealt(g, seed)
        checkWorlds(g)
        checkPlayable(g, seed)
      }
    },
    'beacon',
  )
  expect(played.g.over?.reason).toBe('nobodyLeft')
  expect(moments).toBeGreaterThan(10)
  checkReplay(seed, played)
})
