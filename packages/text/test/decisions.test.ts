import type { About, Ask, Choice, Decision, Option, Why } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { askText, langs, optionText, refusalText, waitingText, whyText } from '../src/index.ts'
import { asks, whys } from '../src/messages/decisions.ts'
import { type RefusalKey, refusals } from '../src/messages/refusals.ts'
import { context } from './table.ts'

type Samples = { [K in Choice['do']]: Omit<Extract<Choice, { do: K }>, 'do'>[] }
const samples: Samples = {
  move: [{ to: '006' }, { to: '002' }],
  carefulMove: [{ to: '005' }],
  play: [{ card: 'search' }],
  pass: [{}],
  pay: [{ card: 'rest' }],
  discard: [{ card: 'rest' }],
  done: [{}],
  part: [{ part: 0 }],
  mark: [{ corridor: 'c005-010' }, { corridor: 'main' }],
  door: [{ corridor: 'c005-006' }],
  look: [{ room: '002' }],
  search: [{ colour: 'red' }],
  keep: [{ card: 'tools' }],
  drop: [{ card: 'sixShooter' }],
  react: [{ card: 'interruption' }],
  decline: [{}],
}
const every = Object.entries(samples).flatMap(([kind, list]) => list.map(o => ({ do: kind, ...o }) as Option))

const label = (option: Option, lang: 'en' | 'es', change = {}, me: number | null = 0) =>
  optionText(option, context(me, change), lang)
const standingIn = (room: string) => ({ crew: context(0).table.crew.map(c => ({ ...c, room })) })
const asked = (ask: Ask, about: About = {}) => ({ asking: { n: 1, ask, rule: 'NEM-ACT-02', seat: 0, about } })

describe.each(langs)('in %s', lang => {
  test.each(every)('$do has a label', option => {
    const text = label(option, lang)
    expect(text).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(text).not.toMatch(/[{}#]|undefined|\p{Ll}\p{Lu}/u)
  })

  test.each(Object.keys(asks) as Ask[])('%s is asked', ask => {
    const decision: Decision = { n: 1, seat: 0, ask, rule: 'NEM-ACT-02', sealed: false, options: [] }
    expect(askText(decision, lang)).toMatch(/^[\p{Lu}¿][^{}]*[.?]$/u)
  })

  test.each(Object.keys(whys) as Why[])('%s is explained', why => {
    expect(whyText(why, lang)).toMatch(/^\p{Lu}[^{}]*\.$/u)
  })

  test.each(Object.keys(refusals) as RefusalKey[])('%s is explained', refusal => {
    expect(refusalText(refusal, lang)).toMatch(/^\p{Lu}[^{}]*\.$/u)
  })
})

describe('options', () => {
  test('rooms by name, or by number while face down', () => {
    expect(label({ do: 'move', to: '006' }, 'en')).toBe('Move to the Canteen')
    expect(label({ do: 'move', to: '002' }, 'en')).toBe('Move to unexplored room 002')
    expect(label({ do: 'carefulMove', to: '005' }, 'es')).toBe('Muévete con cautela al Almacén')
    expect(label({ do: 'move', to: '020' }, 'es')).toBe('Muévete al Motor 2')
  })

  test('cards', () => {
    expect(label({ do: 'pay', card: 'rest' }, 'en')).toBe('Pay with Rest')
    expect(label({ do: 'pay', card: 'rest' }, 'es')).toBe('Paga con «Descansar»')
  })

  test('corridors as seen from where I stand, or between two rooms', () => {
    const mark: Option = { do: 'mark', corridor: 'c005-006' }
    expect(label(mark, 'en', standingIn('006'))).toBe('Noise in corridor 3 towards Storage')
    expect(label(mark, 'es', standingIn('005'))).toBe('Ruido en el Pasillo 3 hacia la Cantina')
    expect(label(mark, 'en', standingIn('001'))).toBe('Noise in corridor 3 between Storage and the Canteen')
    expect(label(mark, 'en', standingIn('006'), null)).toBe('Noise in corridor 3 between Storage and the Canteen')
    expect(label({ do: 'mark', corridor: 'c010-013' }, 'en', standingIn('013'))).toBe(
      'Noise in corridor 3·4 towards unexplored room 010',
    )
  })

  test('a door says what will become of it', () => {
    const door: Option = { do: 'door', corridor: 'c005-006' }
    const closed = { ...standingIn('006'), doors: [{ corridor: 'c005-006', state: 'closed' as const }] }
    const how = (door: 'toggle' | 'destroy') => asked('door', { door })
    expect(label(door, 'en', { ...standingIn('006'), ...how('toggle') })).toBe(
      'Close the Door in corridor 3 towards Storage',
    )
    expect(label(door, 'en', { ...closed, ...how('toggle') })).toBe('Open the Door in corridor 3 towards Storage')
    expect(label(door, 'es', { ...closed, ...how('destroy') })).toBe(
      'Destruye la Puerta en el Pasillo 3 hacia el Almacén',
    )
    expect(label(door, 'es', { ...closed, ...asked('moveDoor') })).toBe(
      'Quita la Puerta del Pasillo 3 hacia el Almacén',
    )
  })

  test('declining is said by what is declined', () => {
    expect(label({ do: 'decline' }, 'en', asked('window'))).toBe('Do not react')
    expect(label({ do: 'decline' }, 'en', asked('searchKeep'))).toBe('Keep nothing')
    expect(label({ do: 'done' }, 'en', asked('passDiscard'))).toBe('Keep the rest')
  })
})

test('how many cards are still to be paid', () => {
  const pay = (left: number): Decision => ({
    n: 1,
    seat: 0,
    ask: 'pay',
    rule: 'NEM-ACT-02',
    sealed: false,
    options: [],
    left,
  })
  expect(askText(pay(2), 'en')).toBe('Choose 2 cards to pay with.')
  expect(askText(pay(1), 'es')).toBe('Elige 1 carta para pagar.')
})

test('a reaction is asked for together with what it would answer', () => {
  const window: Decision = { n: 1, seat: 1, ask: 'window', rule: 'NEM-RULING-197', sealed: true, options: [] }
  const on = (chain: number[]) => context(1, asked('window', { chain, declared: { do: 'move', to: '006' } }))
  expect(askText(window, 'en')).toBe('Do you react?')
  expect(askText(window, 'en', on([0]))).toBe('Marta sets out for the Canteen. Do you react?')
  expect(askText(window, 'es', on([0]))).toBe('Marta se dirige a la Cantina. ¿Reaccionas?')
  expect(askText(window, 'en', on([0, 2]))).toBe('Sol plays Interruption. Do you react?')
})

test('whom the table waits for, but never for a sealed answer', () => {
  const asking = { n: 1, ask: 'turn', rule: 'NEM-ROUND-05', about: {} } as const
  expect(waitingText({ ...asking, seat: 1 }, context(0), 'en')).toBe('Waiting for Íñigo.')
  expect(waitingText({ ...asking, seat: 1 }, context(1), 'es')).toBe('Te toca a ti.')
  expect(waitingText({ ...asking, ask: 'window', seat: null }, context(0), 'en')).toBe('Waiting for reactions.')
})
