/** Where a reaction is declined without a question, and where that would tell something. */
import type { EventFace, Option } from '@coldwake/rules'
import type { LobbySeat } from '@coldwake/wire'
import { expect, test } from 'vitest'
import { reactedTo } from '../src/play/choice/answer/reactedTo.ts'
import { isIdleWindow, verdictOn } from '../src/play/choice/useQuietDecline.ts'

const person: LobbySeat = { name: 'Ola', bot: null, person: true, ready: true, online: true }
const bot: LobbySeat = { name: 'Rex', bot: 'officer', person: false, ready: true, online: false }
/** Somebody whom a bot stands in for may come back. */
const away: LobbySeat = { ...person, bot: 'officer', online: false }

const NOTHING = { watching: 0, aroundOneDevice: false, handedOver: null, declined: null }

test('alone, or alone with bots, it is declined', () => {
  expect(verdictOn(7, { ...NOTHING, seats: [person] })).toBe('decline')
  expect(verdictOn(7, { ...NOTHING, seats: [bot, person, bot] })).toBe('decline')
})

test('where other people play it is asked, also while a bot stands in for them', () => {
  expect(verdictOn(7, { ...NOTHING, seats: [person, person] })).toBe('ask')
  expect(verdictOn(7, { ...NOTHING, seats: [person, away, bot] })).toBe('ask')
})

test('where somebody looks on it is asked: an answer that comes at once would show that no card is held', () => {
  expect(verdictOn(7, { ...NOTHING, seats: [bot, person], watching: 1 })).toBe('ask')
  expect(verdictOn(7, { ...NOTHING, seats: [bot, person], watching: 1, aroundOneDevice: true })).toBe('decline')
})

test('around one device it is declined if nobody else is asked, unless the device was handed over for it', () => {
  const around = { ...NOTHING, seats: [person, person, bot], aroundOneDevice: true }
  expect(verdictOn(7, around)).toBe('decline if alone')
  expect(verdictOn(7, { ...around, handedOver: 6 })).toBe('decline if alone')
  expect(verdictOn(7, { ...around, handedOver: 7 })).toBe('ask')
})

test('what was declined unasked and taken back is asked', () => {
  expect(verdictOn(7, { ...NOTHING, seats: [person, bot], declined: 7 })).toBe('ask')
  expect(verdictOn(8, { ...NOTHING, seats: [person, bot], declined: 7 })).toBe('decline')
})

test('whoever could react is always asked, and other questions are none of these', () => {
  expect(isIdleWindow({ ask: 'window', options: [{ do: 'decline' }] })).toBe(true)
  expect(isIdleWindow({ ask: 'bagWindow', options: [{ do: 'decline' }] })).toBe(true)
  expect(isIdleWindow({ ask: 'window', options: [{ do: 'decline' }, { do: 'react', card: 'interruption' }] })).toBe(
    false,
  )
  expect(isIdleWindow({ ask: 'searchKeep', options: [{ do: 'decline' }] })).toBe(false)
})

test('a question with nothing but "Go on" says what it is about, also where it is a card', () => {
  const rule = 'LOCK-EVENT-15'
  const attack = { e: 'attack', who: 0, card: 'bite', hits: true, intruder: 1, kind: 'adult', rule } as const
  const card = { e: 'event', card: 'bloodTrace.2', rule } as const
  const events: EventFace[] = [attack, card]
  const decline: Option[] = [{ do: 'decline' }]
  const able: Option[] = [...decline, { do: 'react', card: 'flashlight' } as unknown as Option]
  expect(reactedTo(events, { ask: 'darkWindow', options: decline }, { dark: { event: card.card } })).toBe(card)
  expect(reactedTo(events, { ask: 'darkWindow', options: able }, { dark: { event: card.card } })).toBeNull()
  expect(reactedTo(events, { ask: 'dodge', options: decline }, {})).toBe(attack)
  expect(reactedTo(events, { ask: 'window', options: able }, {})).toBe(attack)
})
