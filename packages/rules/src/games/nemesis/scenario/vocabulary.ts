/** What Nemesis adds to scenario files. */
import { sharedZone } from '../../../core/pieces.ts'
import type { Vocabulary } from '../../../scenario/vocabulary.ts'
import { engineZone } from '../engines.ts'
import { playsIntruders } from '../intruderPlayer.ts'
import { setUp } from '../setup.ts'
import { NEMESIS_FIELDS } from './fields.ts'
import { placeIntruderPlayer, placeNemesis, refuseClosedChambers } from './given.ts'

export const nemesisVocabulary: Vocabulary = {
  part: 'ship',
  fields: NEMESIS_FIELDS,
  isPlayed: rules => rules.setUp === setUp,
  dice: {},
  shuffles: new Map(),
  handCards: { intruderAction: 'an Intruder card' },
  seatLists: ['crew'],
  gone: ['hibernating'],
  podField: 'inPod',
  placeFirst: placeIntruderPlayer,
  place: placeNemesis,
  refuse: refuseClosedChambers,
  decks: () => new Map(),
  looks: {
    engine: {
      forms: ['engine.NUMBER'],
      find: ({ g }, id) => (/^[123]$/.test(id) ? { piece: engineZone(g, Number(id)).at(-1), at: id } : null),
    },
    coordinates: {
      forms: ['coordinates'],
      find: ({ g }, id) => (id === '' ? { piece: sharedZone(g, 'coordinates')[0], at: 'coordinates' } : null),
    },
  },
  turn: (g, seat) => {
    if (playsIntruders(g, seat)) return [{ do: 'intruderTurn', seat }]
    const crew = g.crew[seat]
    if (crew?.fate !== 'aboard' || crew.pod < 0) return null
    return [
      { do: 'takeTurn', who: seat },
      { do: 'podTurn', who: seat },
    ]
  },
  sight: ({ engines }) => ({ engines: Object.fromEntries(engines.map((one, i) => [i + 1, one])) }),
}
