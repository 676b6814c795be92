/** Bots keep to what they have said: nobody hears two things from one mouth that cannot both be true. */
import { create, gameInfo, keyFromSeed, pending, step, view } from '@coldwake/rules'
import type { Fact, Saying } from '@coldwake/wire'
import { describe, expect, test } from 'vitest'
import { bots, type HeardWhisper, type Level, type Spoken } from '../src/index.ts'
import { officer } from '../src/officer.ts'
import { moment, said } from './support/scene.ts'

const claim = (fact: Fact): Saying => ({ t: 'claim', fact, sure: true })

/** What is said in a whole game of these bots. */
function talkOf(game: string, levels: readonly Level[], seed: number): Spoken[] {
  const board = gameInfo(game)?.boards[0] ?? ''
  const seats = levels.map(() => ({ character: null }))
  const g = create({ game, board, seats }, keyFromSeed(`story/${seed}`))
  const memories = levels.map((level, seat) => bots[level].begin(seed * 5 + seat))
  const talk: Spoken[] = []
  const whispers: HeardWhisper[] = []
  for (let open = pending(g); open.length > 0; open = pending(g)) {
    const [decision] = open
    const { seat } = decision
    const look = () => ({ ...view(g, seat), talk, whispers })
    const chosen = bots[levels[seat] ?? 'random'].choose(look, decision, memories[seat])
    memories[seat] = chosen.memory
    step(g, chosen.input)
    for (const saying of chosen.say) talk.push({ number: talk.length, seat, saying })
  }
  return talk
}

/** The one thing that a claim is about, and what it says of it; of a course, which space leads there. */
function answerOf(fact: Fact): [about: string, says: string] {
  switch (fact.about) {
    case 'course':
      return [`course to ${fact.to}`, fact.space]
    case 'engine':
      return [`engine ${fact.engine}`, String(fact.works)]
    case 'room':
      return [`room ${fact.room}`, fact.tile]
    default:
      return 'is' in fact ? [JSON.stringify({ ...fact, is: null }), String(fact.is)] : [JSON.stringify(fact), '']
  }
}

/** Claims of one seat about one thing that stand at the same time and say different things. */
function contradictions(talk: readonly Spoken[]): string[] {
  const standing = new Map<number, { seat: number; about: string; says: string }>()
  const found: string[] = []
  for (const { number, seat, saying } of talk) {
    if (saying.t === 'reply' && saying.how === 'withdraw') standing.delete(saying.to)
    if (saying.t !== 'claim') continue
    const [about, says] = answerOf(saying.fact)
    for (const one of standing.values())
      if (one.seat === seat && one.about === about && one.says !== says)
        found.push(`seat ${seat}, ${about}: ${one.says} and ${says}`)
    standing.set(number, { seat, about, says })
  }
  return found
}

const LONG = process.env.LONG === '1'

describe.each([
  ['nemesis', LONG ? 40 : 16],
  ['lockdown', LONG ? 15 : 6],
])('in whole games of %s', (game, games) => {
  test('nobody makes two claims about one fact that stand side by side', () => {
    let claims = 0
    for (let seed = 0; seed < games; seed++) {
      const levels: Level[] = seed % 3 === 0 ? ['officer', 'cadet', 'officer', 'cadet'] : Array(4).fill('officer')
      const talk = talkOf(game, levels, seed)
      claims += talk.filter(({ saying }) => saying.t === 'claim').length
      expect([seed, contradictions(talk)]).toEqual([seed, []])
    }
    expect(claims).toBeGreaterThan(games)
  })
})

describe('one’s own word', () => {
  const course = (space: 'A' | 'B' | 'C' | 'D'): Saying => claim({ about: 'course', space, to: 'earth' })
  const works = (engine: number, is: boolean): Saying => claim({ about: 'engine', engine, works: is })
  /** The scout has seen where the ship goes: A leads to Mars, B to Venus, D to Earth. */
  const seen = (objective: string, more: object = {}) =>
    moment(
      {
        at: { scout: '019', pilot: '011' },
        destination: 'A',
        coordinates: 'coordinates-2',
        engines: { 1: 'damaged' },
        seen: { scout: ['coordinates', 'engine.1'] },
        objectives: { scout: [objective] },
        hand: { scout: ['search', 'rest', 'demolition', 'interruption'] },
        ...more,
      },
      ['scout', 'pilot', 'captain'],
    )
  const courses = (say: readonly Saying[]) =>
    say.flatMap(one => (one.t === 'claim' && one.fact.about === 'course' ? [one.fact.space] : []))

  test('a liar who has called one course the way home does not call another so', () => {
    const before = said([0, works(1, true)])
    expect(courses(seen('greenerPastures').chosen(officer, 'scout', before).say)).toEqual(['A'])
    const told = said([0, works(1, true)], [0, course('A')])
    expect(courses(seen('greenerPastures', { destination: 'B' }).chosen(officer, 'scout', told).say)).toEqual([])
  })

  test('who told the truth before they had something to hide keeps to it', () => {
    const { say } = seen('greenerPastures').chosen(officer, 'scout', said([0, works(1, false)], [0, course('D')]))
    expect(say.filter(one => one.t === 'claim')).toEqual([])
  })

  test('who sees that things have changed withdraws the old claim first', () => {
    const { say } = seen('oldestFriend').chosen(officer, 'scout', said([0, course('D')], [0, works(1, true)]))
    expect(say).toEqual(expect.arrayContaining([{ t: 'reply', to: 1, how: 'withdraw' }, works(1, false)]))
    expect(say.findIndex(one => one.t === 'reply')).toBeLessThan(say.findIndex(one => one.t === 'claim'))
  })

  test('what was withdrawn may be said again once it is true again', () => {
    const talk = said(
      [0, course('D')],
      [0, works(1, false)],
      [0, { t: 'reply', to: 1, how: 'withdraw' }],
      [0, works(1, true)],
    )
    expect(seen('oldestFriend').chosen(officer, 'scout', talk).say).toContainEqual(works(1, false))
  })

  test('nobody denies what they say themselves', () => {
    const talk = said([0, course('D')], [0, works(1, true)], [1, works(1, true)])
    const { say } = seen('oldestFriend').chosen(officer, 'scout', talk)
    expect(say).not.toContainEqual({ t: 'reply', to: 2, how: 'deny' })
  })
})
