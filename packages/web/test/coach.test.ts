/** What the coach says: a reason for everything that is weighed, in every language; threats, news, tips and visits. */

import { type Advice, advise, bots, type Scene } from '@coldwake/bots'
import { create, type GameEvent, gameInfo, keyFromSeed, pending, step, view } from '@coldwake/rules'
import type { EventFace, View } from '@coldwake/rules/facts'
import { langs, loadLanguage, ui } from '@coldwake/text'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { TIP_NAMES, TIPS } from '../src/games/tips/index.ts'
import { eraseFunnel, funnelOf, visitOf } from '../src/learn/funnel.ts'
import { entriesOf } from '../src/play/choice/choices.ts'
import { ideasOf } from '../src/play/coach/ideas.ts'
import { whyNotText, whyText } from '../src/play/coach/reasons.ts'
import { threatsOf } from '../src/play/coach/threats.ts'
import { keepMet, type MetTip, newlyMet, queued, tipsMet } from '../src/play/coach/tipsMet.ts'
import { whatHappened } from '../src/play/coach/whatHappened.ts'
import { crew, room, table } from './fixture.ts'

beforeAll(() => Promise.all(langs.map(lang => loadLanguage(lang))))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length

describe.each(['nemesis', 'lockdown'])('in a game of %s', game => {
  test('every idea has a reason, and so has what is not suggested, in every language', () => {
    const seats = Array.from({ length: 3 }, () => ({ character: null }))
    const g = create({ game, board: gameInfo(game)?.boards[0] ?? '', seats }, keyFromSeed('coach'))
    const said = new Set<string>()
    const met = new Set<string>()
    let count = 0
    const told: GameEvent[] = []
    for (let open = pending(g); open.length > 0; open = pending(g)) {
      const [decision] = open
      const { seat } = decision
      const { table, me } = view(g, seat)
      const scene: Scene = { table, me, talk: [], whispers: [] }
      const news = told.splice(0) as unknown as EventFace[]
      for (const name of newlyMet(news, { table, me }, [])) met.add(name)
      const { input } = bots.officer.choose(() => scene, decision, bots.officer.begin(count))
      if (count++ % 4 === 0 && decision.options.length > 1) {
        const all: readonly Advice[] = advise(scene)
        const ideas = ideasOf(all, decision, entriesOf(decision))
        expect(ideas[0]?.advice).toBe(all[0])
        for (const lang of langs)
          for (const { advice, option, other } of ideas) {
            const reader = { says: ui(lang, 'coach').coaching.reasons, room: (room: string) => room }
            const texts = [whyText(advice, option, decision.ask, reader)]
            if (other) texts.push(whyNotText(other.advice, advice, reader))
            for (const text of texts) expect(text, advice.reasons.map(({ why }) => why).join()).not.toBe('')
            if (lang === 'en') for (const text of texts) said.add(text)
          }
        if (me) expect(threatsOf({ table, me, decision, forecast: () => null }).length).toBeLessThanOrEqual(3)
      }
      step(g, input, event => told.push(event))
    }
    expect(said.size).toBeGreaterThan(15)
    expect([...met]).toEqual(
      expect.arrayContaining(['noise', 'eventPhase', 'encounter', 'firstContact', 'interruption']),
    )
  })

  test('everything that officers weigh has its words', () => {
    const seats = Array.from({ length: 4 }, () => ({ character: null }))
    const g = create({ game, board: gameInfo(game)?.boards[0] ?? '', seats }, keyFromSeed('weighed'))
    const { for: good, against } = ui('en', 'coach').coaching.reasons
    const missing = new Set<string>()
    let count = 0
    for (let open = pending(g); open.length > 0; open = pending(g)) {
      const [decision] = open
      const scene: Scene = { ...view(g, decision.seat), talk: [], whispers: [] }
      for (const { reasons } of count % 3 === 0 ? advise(scene) : [])
        for (const { why, worth } of reasons) if (worth > 0.3 && !(why in good) && !(why in against)) missing.add(why)
      step(g, bots.officer.choose(() => scene, decision, bots.officer.begin(count++)).input)
    }
    expect([...missing]).toEqual([])
  })
})

test('of all that was told since my last deed, what hit me hardest is what happened', () => {
  const event = (fields: object) => fields as EventFace
  const events = [
    event({ e: 'lightWound', who: 0 }),
    event({ e: 'declared', who: 0 }),
    event({ e: 'moved', who: 1 }),
    event({ e: 'seriousWound', who: 1 }),
    event({ e: 'lightWound', who: 0 }),
    event({ e: 'passed', who: 1 }),
  ]
  expect(whatHappened(events, 0, new Set())).toBe(4)
  expect(whatHappened(events, 0, new Set([4]))).toBe(3)
  expect(whatHappened([], 0, new Set())).toBe(-1)
})

describe('tips', () => {
  test.each(langs)('have a line for each thing in %s, of at most 25 words', lang => {
    const words = ui(lang, 'coach').coaching.tipsOf
    expect(Object.keys(words).sort()).toEqual([...TIP_NAMES].sort())
    for (const { means } of Object.values(words)) expect(wordsIn(means), means).toBeLessThanOrEqual(25)
  })

  test('a thing is met once, in the order in which things were met', () => {
    keepMet('fire')
    keepMet('noise')
    keepMet('fire')
    expect(tipsMet()).toEqual(['fire', 'noise'])
    localStorage.setItem('coldwake.met', 'fire,nonsense')
    expect(tipsMet()).toEqual(['fire'])
    expect(TIPS.fire.tone).toBe('fire')
  })

  describe('of what is past', () => {
    const rule = 'NEM-TURN-01'
    const burns: EventFace = { e: 'fire', room: '006', rule }
    const surprised = { e: 'surprise', who: 0, intruder: 1, kind: 'adult', value: 3, hand: 1, rule } as EventFace
    const turn: EventFace = { e: 'turn', who: 1, rule }
    const seen = (fire: boolean) =>
      ({ table: table({ rooms: [room('006', { fire })], crew: [crew(0, '011')] }), me: { seat: 0 } }) as unknown as View
    const after = (waiting: readonly MetTip[], news: EventFace[], view: View, before: EventFace[] = []) =>
      queued(waiting, news, view, [...before, ...news])
    const names = (tips: readonly MetTip[]) => tips.map(({ name }) => name)

    test('are not said: what only happened is over with the next turn, and a fire once it is out', () => {
      expect(names(after([], [surprised, burns], seen(true)))).toEqual(['surprise', 'fire'])
      expect(names(after([], [surprised, burns, turn], seen(false)))).toEqual(['surprise'])
      const waits = after([], [burns, surprised], seen(true)).toReversed()
      expect(names(after(waits, [turn], seen(true), [burns, surprised]))).toEqual(['fire'])
    })

    test('wait no longer, and what is shown gives way to what is still so', () => {
      const shown = after([], [surprised], seen(false))
      expect(names(after(shown, [turn], seen(false), [surprised]))).toEqual(['surprise'])
      expect(names(after(shown, [turn, burns], seen(true), [surprised]))).toEqual(['fire'])
      // What is still so is read by then, and does not keep what is newer from being said in time.
      const fire = after([], [burns], seen(true))
      expect(names(after(fire, [surprised], seen(true), [burns]))).toEqual(['fire', 'surprise'])
      expect(names(after(fire, [turn, surprised], seen(true), [burns]))).toEqual(['surprise'])
      const waits = after([], [surprised, burns], seen(true))
      expect(names(after(waits, [], seen(false), [surprised, burns]))).toEqual(['surprise'])
    })
  })
})

describe('a visit to a watch', () => {
  test('ends with its last step, or where it is left', () => {
    const visit = visitOf('nemesis')
    for (const id of ['awake', 'clock']) visit.seen(id)
    visit.left()
    visit.left()
    visit.seen('clock')
    visit.ended()
    visit.left()
    expect(funnelOf('nemesis')).toEqual({ begun: 2, ended: 1, left: { clock: 1 } })
    eraseFunnel()
    expect(funnelOf('nemesis').begun).toBe(0)
  })

  test('what a browser has kept wrongly counts for nothing', () => {
    localStorage.setItem('coldwake.funnel', '{"nemesis":{"begun":"x"}}')
    expect(funnelOf('nemesis')).toEqual({ begun: 0, ended: 0, left: {} })
  })
})
