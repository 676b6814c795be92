/** What Lockdown adds to scenario files. */
import type { Seat } from '../../../core/types.ts'
import type { Piles, Vocabulary } from '../../../scenario/vocabulary.ts'
import { myView } from '../../../view.ts'
import { setUp } from '../setup.ts'
import { facilityOf } from '../state.ts'
import { LOCKDOWN_FIELDS } from './fields.ts'
import { placeLockdown, refuseImpossible } from './given.ts'

export const lockdownVocabulary: Vocabulary = {
  part: 'facility',
  fields: LOCKDOWN_FIELDS,
  isPlayed: rules => rules.setUp === setUp,
  dice: { surface: rules => rules.secondNoiseDie, advantage: rules => rules.advantageDie },
  shuffles: new Map([['computer', { stream: 'other', backs: ['computer'] }]]),
  handCards: {},
  seatLists: ['crew', 'back', 'along', 'exposed', 'sheltered', 'killed'],
  gone: ['locked', 'bunker'],
  podField: 'inCss',
  place: placeLockdown,
  refuse: refuseImpossible,
  decks: g => {
    const { surface } = facilityOf(g)
    return new Map<string, Piles>(surface ? [['surface', surface]] : [])
  },
  looks: {
    css: {
      forms: ['css.SPACE'],
      find: ({ g, names }, id, _, path) => ({ piece: g.facility?.css[names.space(id, path)], at: id }),
    },
    contingency: {
      forms: ['contingency.pool.PLACE', 'contingency.CHARACTER.PLACE'],
      find: ({ g, names }, id, index, path) => {
        if (id === 'pool') return { piece: g.facility?.pool[index], at: id }
        const seat = names.seat(id, path)
        return { piece: g.facility?.held[seat]?.[index], at: String(seat) }
      },
    },
  },
  seen: (g, seat) => {
    const { seen = [], css = [] } = myView(g, seat).facility ?? {}
    const whose = (whom: Seat | null) => (whom === null ? 'pool' : (g.crew[whom]?.character ?? ''))
    return [
      ...css.map(({ space, card }) => [`css.${space}`, card] as const),
      ...seen.map(({ whom, at, card }) => [`contingency.${whose(whom)}.${at}`, card] as const),
    ]
  },
}
