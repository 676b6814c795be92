import type { EventFace } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { endText, eventText, langs } from '../src/index.ts'
import { context } from './table.ts'

type Kind = EventFace['e']
type Samples = { [K in Kind]: Omit<Extract<EventFace, { e: K }>, 'e' | 'rule'>[] }

/** At least one of every kind; private faces as only their owner (seat 1) gets them. */
const samples: Samples = {
  round: [{ round: 2 }],
  firstPlayer: [{ who: 1 }],
  turn: [{ who: 1 }],
  drew: [
    { who: 1, count: 1 },
    { who: 1, count: 5 },
    { who: 1, count: 2, mine: { cards: ['search', 'rest'] } },
  ],
  reshuffled: [{ deck: 'deck.1' }, { deck: 'red' }, { deck: 'yellow' }, { deck: 'green' }, { deck: 'wound' }],
  declared: [
    { who: 1, action: { do: 'move', to: '006' } },
    { who: 1, action: { do: 'carefulMove', to: '002' } },
    { who: 1, action: { do: 'play', card: 'demolition' } },
  ],
  paid: [{ who: 1, card: 'rest' }],
  reacted: [
    { to: 'action', who: null, card: null },
    { to: 'action', who: 1, card: 'interruption' },
    { to: 'interruption', who: 1, card: 'interruption' },
  ],
  cancelled: [
    { who: 1, action: { do: 'carefulMove', to: '006' } },
    { who: 1, action: { do: 'play', card: 'search' } },
  ],
  moved: [{ who: 1, from: '011', to: '006' }],
  explored: [{ who: 1, room: '006', tile: 'canteen' }],
  token: [
    { who: 1, room: '006', token: 'malfunction-4', effect: 'malfunction', items: 4 },
    { who: 1, room: '006', token: 'danger-1', effect: 'danger', items: null },
  ],
  noiseRolled: [
    { who: 1, room: '006', face: '3' },
    { who: 1, room: '006', face: 'silence' },
  ],
  noise: [
    { corridor: 'c005-006', room: '006' },
    { corridor: 'main', room: '005' },
  ],
  noiseGone: [{ corridor: 'c005-010' }],
  danger: [{ who: 1, room: '006' }],
  encounter: [{ who: 1, room: '006' }],
  slimed: [{ who: 1 }],
  fire: [{ room: '005' }],
  malfunction: [{ room: '011' }],
  door: [
    { corridor: 'c005-006', state: 'open' },
    { corridor: 'c005-006', state: 'closed' },
    { corridor: 'c005-006', state: 'destroyed' },
  ],
  lightWound: [{ who: 1, light: 2 }],
  seriousWound: [{ who: 1, card: 'bleeding' }],
  died: [{ who: 1, room: '006' }],
  items: [
    { room: '006', items: 0 },
    { room: '006', items: 1 },
    { room: '006', items: 3 },
  ],
  searched: [
    { who: 1, colour: 'red', count: 2 },
    { who: 1, colour: 'red', count: 2, mine: { cards: ['grenade', 'energyCharge'] } },
  ],
  kept: [
    { who: 1, colour: 'yellow', count: 1 },
    { who: 1, colour: 'yellow', count: 0 },
    { who: 1, colour: 'yellow', count: 1, mine: { kept: 'tools' } },
    { who: 1, colour: 'yellow', count: 1, mine: { kept: 'tools', returned: 'clothes' } },
    { who: 1, colour: 'yellow', count: 0, mine: { returned: 'clothes' } },
  ],
  held: [{ who: 1, card: 'fireExtinguisher' }],
  dropped: [{ who: 1, card: 'shotgun' }],
  peeked: [
    { who: 1, what: 'tile', room: '002' },
    { who: 1, what: 'tile', room: '002', mine: { tile: 'nest' } },
  ],
  passed: [{ who: 1 }],
  discarded: [{ who: 1, card: 'search' }],
  time: [{ time: 14 }],
  over: [{ reason: 'jump' }, { reason: 'fire' }, { reason: 'malfunction' }, { reason: 'nobodyLeft' }],
}

const every = Object.entries(samples).flatMap(([e, faces]) =>
  faces.map(face => ({ e, rule: 'NEM-ROUND-01', ...face }) as EventFace),
)

type Ruleless<E> = E extends EventFace ? Omit<E, 'rule'> : never
const say = (event: Ruleless<EventFace>, me: number | null, lang: 'en' | 'es') =>
  eventText({ rule: 'NEM-ROUND-01', ...event } as EventFace, context(me), lang)

describe.each(langs)('in %s', lang => {
  test.each(every)('$e is a sentence for whoever reads it', event => {
    for (const me of [0, 1, null]) {
      if ('mine' in event && me !== 1) continue
      const text = eventText(event, context(me), lang)
      expect(text).toMatch(/^[\p{Lu}¡¿«\d].*[.!?]$/u)
      expect(text).not.toMatch(/[{}#]|undefined|null|\p{Ll}\p{Lu}/u)
    }
  })
})

describe('to me and about others', () => {
  test('drawing', () => {
    const drew = { e: 'drew', who: 1, count: 2 } as const
    expect(say(drew, 0, 'en')).toBe('Íñigo draws 2 cards.')
    expect(say(drew, 0, 'es')).toBe('Íñigo roba 2 cartas.')
    expect(say({ ...drew, mine: { cards: ['search', 'rest'] } }, 1, 'en')).toBe('You draw Search and Rest.')
    expect(say({ ...drew, mine: { cards: ['search', 'search'] } }, 1, 'es')).toBe('Robas 2 × «Registrar».')
  })

  test('looking at a tile', () => {
    const peeked = { e: 'peeked', who: 1, what: 'tile', room: '002' } as const
    expect(say(peeked, null, 'en')).toBe('Íñigo looks in secret at the tile of room 002.')
    expect(say({ ...peeked, mine: { tile: 'nest' } }, 1, 'en')).toBe(
      'You look in secret at the tile of room 002: the Nest.',
    )
    expect(say({ ...peeked, mine: { tile: 'nest' } }, 1, 'es')).toBe(
      'Miras en secreto la pieza del compartimento 002: el Nido.',
    )
  })

  test('searching', () => {
    const kept = { e: 'kept', who: 1, colour: 'yellow', count: 1 } as const
    expect(say(kept, 0, 'es')).toBe('Íñigo se queda con 1 Objeto amarillo.')
    expect(say({ ...kept, mine: { kept: 'tools', returned: 'clothes' } }, 1, 'en')).toBe(
      'You keep Tools and put Clothes under the deck.',
    )
  })

  test('moving', () => {
    const moved = { e: 'moved', who: 1, from: '011', to: '005' } as const
    expect(say(moved, 1, 'en')).toBe('You enter Storage.')
    expect(say(moved, 2, 'es')).toBe('Íñigo entra en el Almacén.')
    const declared = { e: 'declared', who: 1, action: { do: 'move', to: '005' } } as const
    expect(say(declared, 1, 'es')).toBe('Te diriges al Almacén.')
    expect(say({ ...declared, action: { do: 'move', to: '002' } }, 2, 'en')).toBe(
      'Íñigo sets out for unexplored room 002.',
    )
  })

  test('corridors', () => {
    expect(say({ e: 'noise', corridor: 'c005-006', room: '006' }, 0, 'en')).toBe(
      'Noise in corridor 3 between Storage and the Canteen.',
    )
    expect(say({ e: 'noise', corridor: 'main', room: '005' }, 0, 'es')).toBe('Ruido en los Pasillos de servicio.')
    expect(say({ e: 'noiseGone', corridor: 'c005-010' }, 0, 'es')).toBe(
      'Se apaga el Ruido en el Pasillo 1·2 entre el Almacén y el compartimento no explorado 010.',
    )
  })

  test('a deck is shuffled', () => {
    expect(say({ e: 'reshuffled', deck: 'deck.1' }, 1, 'en')).toBe('Your Action deck is reshuffled.')
    expect(say({ e: 'reshuffled', deck: 'deck.1' }, 0, 'es')).toBe('El mazo de acciones de Íñigo se vuelve a barajar.')
  })
})

describe('the end', () => {
  const over = (winners: number[]) => ({ reason: 'jump', rule: 'NEM-END-01', winners }) as const
  test.each([
    { winners: [], en: 'Nobody wins.', es: 'Nadie gana.' },
    { winners: [1], en: 'You win.', es: 'Has ganado.' },
    { winners: [0], en: 'Marta wins.', es: 'Gana Marta.' },
    { winners: [0, 2], en: 'Marta and Sol win.', es: 'Ganan Marta y Sol.' },
    { winners: [0, 1], en: 'You win, together with Marta.', es: 'Has ganado, junto con Marta.' },
  ])('$en', ({ winners, en, es }) => {
    expect(endText(over(winners), context(1), 'en').endsWith(en)).toBe(true)
    expect(endText(over(winners), context(1), 'es').endsWith(es)).toBe(true)
  })
})
