/** Why things happened, found in what was told before them. */
import { bots } from '@coldwake/bots'
import type { EventFace } from '@coldwake/rules'
import * as rules from '@coldwake/rules'
import { langs, loadLanguage, ui } from '@coldwake/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { causeOf } from '../src/play/cause/causeOf.ts'
import { causeText } from '../src/play/cause/causeText.ts'
import { deathOf } from '../src/play/cause/deathOf.ts'
import { table } from './fixture.ts'

beforeAll(() => Promise.all(langs.map(lang => loadLanguage(lang))))

const rule = 'NEM-ROUND-01'
const turn = (who: number): EventFace => ({ e: 'turn', who, rule })
const flees: EventFace[] = [
  turn(0),
  { e: 'declared', who: 0, action: { do: 'move', to: '006' }, rule },
  { e: 'paid', who: 0, card: 'rest', rule },
  { e: 'escaping', who: 0, to: '006', rule },
]
const attack = (who: number, hits = true): EventFace => ({
  e: 'attack',
  who,
  card: 'bite.2',
  hits,
  intruder: 3,
  kind: 'adult',
  rule,
})
const serious = (who: number, card: string): EventFace => ({ e: 'seriousWound', who, card, rule })
const light = (who: number): EventFace => ({ e: 'lightWound', who, light: 1, rule })
const moved = (who: number): EventFace => ({ e: 'moved', who, from: '011', to: '006', rule })
const died = (who: number): EventFace => ({ e: 'died', who, room: '011', rule })
const passed = (who: number): EventFace => ({ e: 'passed', who, rule })
const card: EventFace = { e: 'event', card: 'eclosion', rule }
const why = (events: readonly EventFace[]) => causeOf(events, events.length - 1)?.why ?? null

describe('why', () => {
  it('a wound comes from the attack before it, however much lies between', () => {
    expect(why([...flees, attack(0), light(0)])).toBe('attack')
    expect(why([...flees, attack(0), light(0), serious(0, 'leg'), { e: 'contaminated', who: 0, rule }])).toBe('attack')
    expect(why([...flees, attack(0), died(0)])).toBe('attack')
  })

  it('an attack that missed, or hit somebody else, is no cause', () => {
    expect(why([...flees, attack(0, false), moved(0), light(0)])).toBe('fire')
    expect(why([turn(0), attack(1), light(0)])).toBe('fire')
  })

  it('a blow that missed wounds who struck', () => {
    const struck: EventFace = { e: 'struck', who: 0, face: 'blank', target: 3, kind: 'adult', injuries: 0, rule }
    expect(why([turn(0), struck, serious(0, 'hand')])).toBe('missed')
  })

  it('who passes with an open bleeding wound bleeds, and burns only after that', () => {
    const bleeds = [serious(0, 'bleeding'), turn(0), passed(0), { e: 'discarded', who: 0, card: 'rest', rule }] as const
    expect(why([...bleeds, light(0)])).toBe('bleeding')
    expect(why([...bleeds, light(0), light(0)])).toBe('fire')
    const dressed: EventFace = { e: 'dressed', who: 0, card: 'bleeding', rule }
    expect(why([serious(0, 'bleeding'), dressed, turn(0), passed(0), light(0)])).toBe('fire')
  })

  it('a turn that ends in fire burns', () => {
    expect(why([...flees, moved(0), light(0)])).toBe('fire')
  })

  it('what an Event card does comes from the card', () => {
    expect(why([passed(0), card, died(0)])).toBe('event')
    expect(why([card, { e: 'malfunction', room: '006', rule }])).toBe('event')
  })

  it('noise is rolled because somebody entered a room, or for what came out of the bag', () => {
    const rolled: EventFace = { e: 'noiseRolled', who: 0, room: '006', face: '2', rule }
    expect(why([...flees, moved(0), rolled])).toBe('entered')
    expect(why([card, { e: 'tokenDrawn', kind: 'adult', value: 2, rule: 'NEM-BAG-01' }, rolled])).toBe('bag')
  })
})

describe('an encounter', () => {
  const token = (effect: 'danger' | 'malfunction'): EventFace => ({
    e: 'token',
    who: 0,
    room: '006',
    token: 'x',
    effect,
    items: 1,
    rule,
  })
  const rolled: EventFace = { e: 'noiseRolled', who: 0, room: '006', face: '3', rule }
  const met: EventFace = { e: 'encounter', who: 0, room: '006', rule: 'NEM-ENC-01' }
  const appeared: EventFace = { e: 'appeared', intruder: 1, kind: 'larva', room: '006', rule: 'NEM-ENC-05' }
  const drawn: EventFace = { e: 'tokenDrawn', kind: 'larva', value: 2, rule: 'NEM-ENC-04' }

  it('NEM-NOISE-04: comes by the noise roll, not by the token of the room', () => {
    expect(why([...flees, moved(0), token('malfunction'), rolled, met])).toBe('rolled')
    expect(why([...flees, moved(0), token('malfunction'), rolled, met, drawn, appeared])).toBe('rolled')
  })

  it('NEM-ENC-04: draws a token, which says whose encounter it is for', () => {
    const cause = causeOf([...flees, moved(0), rolled, met, drawn], flees.length + 3)
    expect(cause).toEqual({ why: 'told', event: met })
    for (const lang of langs) {
      const ctx = { table: table(), me: 1, names: () => 'Ada' }
      const said = causeText({ why: 'rolled', event: rolled }, { ctx, lang, t: ui(lang, 'log') })
      expect(said, lang).toMatch(/Ada.*3/)
    }
  })

  it('comes by the card that brings it', () => {
    expect(why([...flees, moved(0), rolled, { e: 'round', round: 2, rule }, card, met])).toBe('event')
  })

  it('NEM-NOISE-05: Danger draws near what is around, by the roll or by the token', () => {
    const comes: EventFace = {
      e: 'intruderMoved',
      intruder: 1,
      kind: 'adult',
      from: '005',
      to: '006',
      rule: 'NEM-NOISE-05',
    }
    expect(why([...flees, moved(0), { e: 'noiseRolled', who: 0, room: '006', face: 'danger', rule }, comes])).toBe(
      'rolled',
    )
    expect(why([...flees, rolled, moved(0), token('danger'), comes])).toBe('told')
  })
})

describe('a death', () => {
  it('is told from the wounds before to the rule', () => {
    const wounds = ['leg', 'arm', 'body'].map(name => serious(0, name))
    const death = deathOf([{ e: 'round', round: 8, rule }, ...wounds, ...flees, attack(0), died(0)], 0)
    expect(death).toMatchObject({ round: 8, room: '011', wounds: ['leg', 'arm', 'body'], rule: 'byWounds' })
    expect(death?.deed).toMatchObject({ e: 'declared', action: { do: 'move' } })
    expect(death?.cause).toMatchObject({ why: 'attack', event: { kind: 'adult' } })
  })

  it('by what hatches is no matter of wounds, and nobody chose it', () => {
    const death = deathOf([{ e: 'larva', who: 1, rule }, passed(1), { e: 'time', time: 9, rule }, card, died(1)], 1)
    expect(death).toMatchObject({ wounds: [], rule: 'byLarva', deed: null, cause: { why: 'event' } })
  })

  it('that was undone by a revival is none', () => {
    expect(deathOf([died(0), { e: 'revived', who: 0, room: '011', rule }], 0)).toBeNull()
  })
})

/** Whole games of bots, as everybody is told of them. */
function played(game: string, seed: number): EventFace[] {
  const setup = { game, board: `${game}-base`, seats: [null, null, null].map(character => ({ character })) }
  const events: EventFace[] = []
  const tell = (event: rules.GameEvent) => events.push(rules.faceFor(event, null))
  const state = rules.create(setup, rules.keyFromSeed(String(seed)), tell)
  const bot = bots[seed % 2 ? 'cadet' : 'random']
  const memories = setup.seats.map((_, seat) => bot.begin(seed * 10 + seat))
  while (!state.over) {
    const [decision] = rules.pending(state)
    const memory = memories[decision.seat]
    if (memory === undefined) throw new Error('nobody sits there')
    const scene = () => ({ ...rules.view(state, decision.seat), talk: [], whispers: [] })
    const chosen = bot.choose(scene, decision, memory)
    memories[decision.seat] = chosen.memory
    rules.step(state, chosen.input, tell)
  }
  return events
}

describe.each(['nemesis', 'lockdown'])('in whole games of %s', game => {
  const games = Array.from({ length: 8 }, (_, seed) => played(game, seed + 1))

  it('every wound and every death has a cause', () => {
    let found = 0
    for (const events of games)
      for (const [number, event] of events.entries()) {
        if (event.e !== 'lightWound' && event.e !== 'seriousWound' && event.e !== 'died') continue
        found++
        expect(causeOf(events, number), JSON.stringify(events.slice(number - 6, number + 1))).not.toBeNull()
      }
    expect(found).toBeGreaterThan(40)
  })

  it('every death by wounds comes after three Serious Wounds', () => {
    for (const events of games)
      for (const who of [0, 1, 2]) {
        const death = deathOf(events, who)
        if (death?.rule === 'byWounds') expect(death.wounds).toHaveLength(3)
        if (death?.rule === 'atOnce') expect(death.cause?.why, JSON.stringify(death)).not.toBe('fire')
      }
  })

  /** What directly brings an encounter: a roll, a card, what is played, or what leaves the bag. */
  const BRINGS = ['noiseRolled', 'event', 'declared', 'tokenDrawn']
  const isEncounter = ({ e, rule }: EventFace) => e === 'encounter' || (e === 'appeared' && rule.includes('-ENC-'))

  it('every encounter, and what appears by it, comes by the last roll or card before it', () => {
    let rolls = 0
    for (const events of games)
      for (const [number, event] of events.entries()) {
        if (!isEncounter(event)) continue
        const cause = causeOf(events, number)
        const met = events.findLastIndex(({ e }, at) => e === 'encounter' && at <= number)
        const brought = events.slice(0, met).findLast(({ e }) => BRINGS.includes(e))
        if (cause?.why === 'rolled') rolls++
        expect(cause && 'event' in cause && cause.event, JSON.stringify(events.slice(number - 8, number + 1))).toBe(
          brought,
        )
      }
    expect(rolls).toBeGreaterThan(20)
  })

  it('every noise roll has a cause', () => {
    for (const events of games)
      for (const [number, { e }] of events.entries())
        if (e === 'noiseRolled')
          expect(causeOf(events, number), JSON.stringify(events.slice(number - 6, number + 1))).not.toBeNull()
  })
})
