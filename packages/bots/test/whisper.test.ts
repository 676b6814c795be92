/** Bots and private words: whom they tell what they keep from the others, and what they make of what they are told. */
import type { WhisperFact } from '@coldwake/wire'
import { describe, expect, test } from 'vitest'
import { heldElsewhere } from '../src/games/lockdown/hearsay.ts'
import { bots, type HeardWhisper, type Spoken } from '../src/index.ts'
import { listened, mindOf } from '../src/mind.ts'
import { BLANK, recorded } from '../src/talk/ledger.ts'
import { trust } from '../src/talk/trust.ts'
import { moment, said } from './support/scene.ts'

const { officer, cadet } = bots
const SENTRY = 0
const HACKER = 1
const JANITOR = 2
const holds = (whom: number, code: string): WhisperFact => ({ about: 'holds', whom, code, is: true })
const pool = (code: string): WhisperFact => ({ about: 'pool', code, is: true })
const word = (seat: number, to: number, fact: WhisperFact, round = 1): HeardWhisper => ({
  seat,
  to,
  round,
  fact,
  sure: true,
})

const facility = (more: object = {}) =>
  moment(
    {
      contingency: 'codeYellow',
      contingencies: { sentry: ['codeBlue'], hacker: ['codeGreen'], janitor: ['codeRed'] },
      pool: ['codeGrey', 'codeBlue', 'codeYellow'],
      seen: { sentry: ['contingency.pool.0', 'contingency.hacker.0'], hacker: ['contingency.pool.0'] },
      hand: { sentry: ['search', 'rest', 'demolition', 'interruption'] },
      ...more,
    },
    ['sentry', 'hacker', 'janitor'],
    { game: 'lockdown' },
  )
/** The sentry plays for the death of the second player, who is the hacker. */
const grim = { objectives: { sentry: ['conflictOfInterest'] } }

describe('telling', () => {
  const passed = (t: ReturnType<typeof facility>, whispers: readonly HeardWhisper[] = [], memory = officer.begin(1)) =>
    t.chosen(officer, 'sentry', [], memory, whispers).whisper

  test('LOCK-PVP-03 an officer tells the one it trusts most what it keeps from the one it hunts', () => {
    const t = facility(grim)
    expect(passed(t)).toEqual([
      { to: JANITOR, fact: holds(SENTRY, 'codeBlue'), sure: true },
      { to: JANITOR, fact: holds(HACKER, 'codeGreen'), sure: true },
    ])
    // Before everybody it says nothing of that.
    const aloud = t.chosen(officer, 'sentry').say.map(one => JSON.stringify(one))
    for (const { fact } of passed(t)) expect(aloud.filter(one => one.includes(JSON.stringify(fact)))).toEqual([])
  })

  test('the same is told once, no more than two things a round, and then the rest', () => {
    const t = facility(grim)
    const first = passed(t).map(({ to, fact }) => word(SENTRY, to, fact))
    expect(passed(t, first)).toEqual([])
    const earlier = first.map(one => ({ ...one, round: 0 }))
    expect(passed(t, earlier)).toEqual([{ to: JANITOR, fact: pool('codeGrey'), sure: true }])
  })

  test('who has nothing to hide says it openly, and nobody is told who was caught in lies', () => {
    expect(passed(facility({ objectives: { sentry: ['bestFriendsForever'] } }))).toEqual([])
    const distrusted = officer.begin(1)
    const ledger = { ...distrusted.ledger, bad: [0, 0, 9] }
    expect(passed(facility(grim), [], { ...distrusted, ledger })).toEqual([])
    expect(passed(facility({ ...grim, dead: ['janitor'], contingencies: { sentry: ['codeBlue'] } }))).toEqual([])
    expect(facility(grim).chosen(cadet, 'sentry').whisper).toEqual([])
  })

  test('what it does and says before everybody is the same, whatever it passes on', () => {
    const t = facility(grim)
    const [silent, telling] = [passed(t).map(({ to, fact }) => word(SENTRY, to, fact)), []].map(whispers =>
      t.chosen(officer, 'sentry', [], officer.begin(1), whispers),
    )
    expect([silent?.input, silent?.say, silent?.memory.chance]).toEqual([
      telling?.input,
      telling?.say,
      telling?.memory.chance,
    ])
  })
})

describe('listening', () => {
  const unseen = { seen: { hacker: ['contingency.pool.0'] } }
  const believed = (whispers: readonly HeardWhisper[], talk: readonly Spoken[] = [], t = facility(unseen)) => {
    const scene = t.scene('sentry', talk, whispers)
    const mind = mindOf(scene, listened(scene, officer.begin(1)))
    return mind ? heldElsewhere(mind.sight).map(({ code, whom, weight }) => ({ code, whom, counts: weight > 0.5 })) : []
  }

  test('LOCK-PVP-03 a private word counts as a claim does', () => {
    expect(believed([word(HACKER, SENTRY, pool('codeGrey'))])).toEqual([{ code: 'codeGrey', whom: null, counts: true }])
    expect(believed([word(HACKER, SENTRY, { about: 'pool', code: 'codeGrey', is: true, nth: 1 })])).toHaveLength(1)
    expect(believed([word(HACKER, SENTRY, { about: 'pool', code: 'codeGrey', is: false, nth: 2 })])).toEqual([])
    // What it has said itself is no news to it.
    expect(believed([word(SENTRY, HACKER, pool('codeGrey'))])).toEqual([])
  })

  test('what somebody says of their own token to one counts before what they said to all', () => {
    const late = facility({ ...unseen, objectives: { hacker: ['settleTheScore'] } })
    const story = said([HACKER, { t: 'claim', fact: holds(HACKER, 'codeRed'), sure: true }])
    expect(believed([], story, late)).toEqual([{ code: 'codeRed', whom: HACKER, counts: false }])
    expect(believed([word(HACKER, SENTRY, holds(HACKER, 'codeGreen'))], story, late)).toEqual([
      { code: 'codeGreen', whom: HACKER, counts: true },
    ])
  })

  test('a lie that is caught costs trust, and is heard once', () => {
    const lie = [word(HACKER, SENTRY, holds(SENTRY, 'codeRed'))]
    const scene = facility().scene('sentry', [], lie)
    const ledger = recorded(scene, BLANK)
    expect([ledger.bad[HACKER], ledger.whispers]).toEqual([3, 1])
    expect(trust(ledger, scene.table, HACKER)).toBeLessThan(trust(BLANK, scene.table, HACKER))
    expect(recorded(scene, ledger).bad).toEqual(ledger.bad)
  })

  test('nobody answers a private word before everybody', () => {
    const lie = [word(HACKER, SENTRY, holds(SENTRY, 'codeRed'))]
    const t = facility()
    const [told, untold] = [lie, []].map(whispers => t.chosen(officer, 'sentry', [], officer.begin(1), whispers))
    expect(told?.say).toEqual(untold?.say)
  })
})
