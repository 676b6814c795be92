/** What Nemesis adds to the soak. */

import { seatZone } from '../../core/pieces.ts'
import { faceOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { Seat } from '../../core/types.ts'
import { demand } from '../../soak/demand.ts'
import { idOf } from '../../soak/names.ts'
import type { GameSoak } from '../../soak/slice.ts'
import { INTRUDER_HAND } from './faces.ts'
import { setUp } from './setup.ts'

const ENDINGS = ['jump', 'ship home', 'engines failed', 'wrong destination', 'hibernated']

export const nemesisSoak: GameSoak = {
  isPlayed: rules => rules.setUp === setUp,
  added: ['intruderPlayer'],
  check: g => {
    if (g.intruderPlayer && g.intruderPlayer.seat >= 0) checkIntruderPlayer(g, g.intruderPlayer.seat)
  },
  cover: ({ content }, add) => {
    for (const face of content.faces) {
      if (face.kind === 'coordinates') add('coordinates revealed', face.id)
      if (face.kind === 'intruderAction')
        for (const as of ['move', 'attack', 'special']) add('intruder card', `${face.id} as ${as}`)
    }
    for (const id of ENDINGS) add('ending', id)
  },
  events: {
    declared: ({ action }, { tick }) => {
      if (action.do === 'playAs') tick('intruder card', `${idOf(action.card)} as ${action.as}`)
    },
    hibernates: (_, { tick }) => tick('ending', 'hibernated'),
    launched: ({ crew }, { tick }) => {
      if (crew.length > 0) tick('ending', 'left by pod')
    },
  },
  checks: {
    engines: ({ destroyed }, { tick }) => {
      if (destroyed) tick('ending', 'engines failed')
    },
    coordinates: ({ card, destination }, { tick }) => {
      tick('coordinates revealed', card)
      tick('ending', destination === 'earth' ? 'ship home' : 'wrong destination')
    },
  },
  eagerness: ({ option }) => {
    if (option.do === 'launch' || option.do === 'leave') return 0
    if (option.do === 'playAs') return option.as === 'attack' ? 0 : 1
    return null
  },
}

/** NEM-MODE-INTRUDER-03, NEM-MODE-INTRUDER-05: ten cards in all, never more than four in hand, and a dead character. */
function checkIntruderPlayer(g: GameState, seat: Seat): void {
  const hand = seatZone(g, seat, 'hand')
  const own = [...hand, ...seatZone(g, seat, 'deck'), ...seatZone(g, seat, 'discard')]
  const kinds = new Set(own.map(piece => faceOf(g, piece).kind))
  demand([...kinds].join() === 'intruderAction', "another player's card is among those of the intruder player")
  demand(
    own.length === 10 && hand.length <= INTRUDER_HAND.most,
    'the intruder player has lost a card or holds too many',
  )
  demand(g.crew[seat]?.fate === 'dead', "the intruder player's character is alive")
}
