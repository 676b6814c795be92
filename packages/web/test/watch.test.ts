/** The coached first games: what they say and how long that takes, and that the engine plays what they say. */
import { answer, type Decision, type GameState, type Option, pendingFor, step, view } from '@coldwake/rules'
import { type EventFace, findBoard } from '@coldwake/rules/facts'
import { nextInput, situationOf } from '@coldwake/rules/situations'
import { characterName, langs, loadLanguage, ui } from '@coldwake/text'
import { beforeAll, describe, expect, test } from 'vitest'
import { WATCHES, type WatchedGame, watchOf } from '../src/games/watch/index.ts'
import { doneForYou } from '../src/learn/watch/doneForYou.ts'
import { placed } from '../src/learn/watch/placeBubble.ts'
import { placesNamed, roomAround } from '../src/learn/watch/placesNamed.ts'
import { askedOf, Watch } from '../src/learn/watch/Watch.ts'
import {
  CONFIRM,
  fits,
  litAt,
  playedBefore,
  secondsOf,
  shownAt,
  type WatchScript,
  type WatchStep,
} from '../src/learn/watch/watchScript.ts'
import { mapOf } from '../src/play/board/geometry.ts'
import { entriesOf, sameChoice } from '../src/play/choice/choices.ts'
import { purseOf } from '../src/play/choice/pendingChoice.ts'
import { untilTheEnd } from '../src/play/stage/useTold.ts'

beforeAll(() => Promise.all(langs.map(lang => loadLanguage(lang))))

const games = Object.keys(WATCHES) as WatchedGame[]
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length

/** The state before each step, as the script plays it, and after the last. */
function statesOf(scenario: unknown, script: WatchScript): GameState[] {
  return script.steps.map(({ crew = [] }, index) => {
    const g = situationOf(scenario)
    let left: readonly unknown[] = [...playedBefore(script, index), ...crew]
    for (let next = nextInput(g, left); next; next = nextInput(g, left)) {
      step(g, next.input)
      left = next.rest
    }
    return g
  })
}

describe.each(games)('the first watch of %s', game => {
  test('plays exactly what its scenario plays', async () => {
    const { script, scenario } = await watchOf(game).load()
    const file = scenario as { play: { expect?: object }[] }
    const inputs = file.play.filter(one => !one.expect)
    expect(playedBefore(script, script.steps.length)).toEqual(inputs)
  })

  test('wants what is possible, and has an answer only to what is possible', async () => {
    const { script, scenario } = await watchOf(game).load()
    const states = statesOf(scenario, script)
    script.steps.forEach(({ id, own, asks }, index) => {
      const [g] = states.slice(index)
      const decision = g ? pendingFor(g, script.seat) : null
      if (!own || !decision || (asks && asks !== decision.ask)) return
      const isPossible = (pattern: Parameters<typeof fits>[0]) => decision.options.some(option => fits(pattern, option))
      expect(own.wants.some(isPossible), `${id} wants`).toBe(true)
      for (const { when, say } of own.answers ?? []) expect(isPossible(when), `${id} answers ${say}`).toBe(true)
    })
  })

  test('answers everything else that is possible, and does what it wants', async () => {
    const { script, scenario } = await watchOf(game).load()
    const states = statesOf(scenario, script)
    script.steps.forEach(({ own, asks }, index) => {
      const [g] = states.slice(index)
      const decision: Decision | null = g ? pendingFor(g, script.seat) : null
      if (!own || !decision || (asks && asks !== decision.ask)) return
      for (const option of decision.options) {
        const watch = new Watch(script, index)
        const wanted = own.wants.some(pattern => fits(pattern, option))
        const allowed = watch.allows({ n: decision.n, option, done: false, pays: [] })
        expect(allowed).toBe(wanted)
        if (!wanted) expect(watch.spoken().answer).toBeTruthy()
      }
    })
  })

  test('lights the button that does it wherever the player acts, and first once something is chosen', async () => {
    const { script } = await watchOf(game).load()
    for (const one of script.steps.filter(({ own }) => own)) {
      expect(litAt(one), one.id).toContain(CONFIRM)
      expect(litAt(one, true)[0], one.id).toBe(CONFIRM)
    }
  })

  test('shows on the board what it speaks of there', async () => {
    const { script, scenario } = await watchOf(game).load()
    const states = statesOf(scenario, script)
    script.steps.forEach((one, index) => {
      const [g] = states.slice(index)
      if (!g) return
      const { table } = view(g, script.seat)
      const rooms = shownAt(one).filter(key => key.startsWith('room:'))
      const places = placesNamed(rooms, mapOf(findBoard(table)), table)
      expect(places.length, one.id).toBe(rooms.length)
    })
  })

  test('does every step for whoever skips it', async () => {
    const { script, scenario } = await watchOf(game).load()
    const states = statesOf(scenario, script)
    script.steps.forEach(({ id, own, asks }, index) => {
      const [g] = states.slice(index)
      const decision = g ? pendingFor(g, script.seat) : null
      if (!g || !own || own.picks || !decision || (asks && asks !== decision.ask)) return
      expect(skipped(g, script, index), id).toBe(true)
    })
  })

  test.each(langs)('has all its words in %s, in short sentences', async lang => {
    const { script } = await watchOf(game).load()
    const { steps, answers } = watchOf(game).words(ui(lang, 'watch'))
    expect(Object.keys(steps).sort()).toEqual(script.steps.map(({ id }) => id).sort())
    const said = script.steps.flatMap(({ own }) => [
      ...(own?.answers ?? []).map(({ say }) => say),
      ...(own?.keeps ? [own.keeps.say] : []),
    ])
    expect([...new Set([...said, 'first', 'notNow'])].sort()).toEqual(Object.keys(answers).sort())
    const most = lang === 'en' ? 25 : 32
    for (const sentence of [...Object.values(steps), ...Object.values(answers)])
      expect(wordsIn(sentence), sentence).toBeLessThanOrEqual(most)
  })

  test.each(langs)('is begun within a minute and over within twelve, in %s', async lang => {
    const { script } = await watchOf(game).load()
    const { steps } = watchOf(game).words(ui(lang, 'watch'))
    const { confirm, confirmTwice } = ui(lang, 'watch').watch.coach
    // The three first deeds are told where to press, and some must be meant.
    const deeds = script.steps.filter(({ own }) => own && !own.picks)
    const pressing = (one: WatchStep) => (deeds.indexOf(one) < 0 ? '' : deeds.indexOf(one) < 3 ? confirm : confirmTwice)
    const seconds = script.steps.map(one => secondsOf(one, `${steps[one.id]} ${pressing(one)}`))
    const until = (index: number) => seconds.slice(0, index).reduce((sum, one) => sum + one, 0)
    const firstMove = script.steps.findIndex(({ own }) => own)
    const firstNoise = script.steps.findIndex(({ at }) => at === 'noiseRolled')
    expect(until(firstMove)).toBeLessThanOrEqual(60)
    expect(until(firstNoise)).toBeLessThanOrEqual(120)
    expect(until(seconds.length)).toBeLessThanOrEqual(12 * 60)
  })
})

/** Does the engine take what the coach does for the player? */
function skipped(g: GameState, script: WatchScript, index: number): boolean {
  const { own } = script.steps[index] ?? {}
  const decision = pendingFor(g, script.seat)
  const { me, table } = view(g, script.seat)
  if (!own || !decision) return false
  const purse = purseOf(table.game, me, own.keeps?.cards)
  const answers = doneForYou(own, decision, entriesOf(decision, false, table.game), purse) ?? []
  for (const choice of answers) {
    const open = pendingFor(g, script.seat)
    const option = open?.options.find(one => sameChoice(one, choice))
    if (!open || !option) return false
    step(g, answer(open, option))
  }
  return answers.length > 0
}

test('on the ship the coach repairs with the tape where the player kept that, and has paid otherwise', async () => {
  const { script, scenario } = await watchOf('nemesis').load()
  const at = (id: string) => script.steps.findIndex(one => one.id === id)
  const before = playedBefore(script, at('repair')).map(one =>
    one.do === 'keep'
      ? { ...one, card: 'ductTape' }
      : one.card === 'demolition'
        ? { ...one, card: 'interruption' }
        : one,
  )
  const g = situationOf(scenario)
  let left: readonly unknown[] = before
  for (let next = nextInput(g, left); next; next = nextInput(g, left)) {
    step(g, next.input)
    left = next.rest
  }
  expect(skipped(g, script, at('repair'))).toBe(true)
})

test('on the ship fleeing is not paid with a card that would help in the fight', async () => {
  const { script, scenario } = await watchOf('nemesis').load()
  const index = script.steps.findIndex(({ id }) => id === 'flee')
  const [g] = statesOf(scenario, script).slice(index)
  const { own } = script.steps[index] ?? {}
  const decision = g ? pendingFor(g, script.seat) : null
  if (!g || !own || !decision) throw new Error('nobody flees')
  const { me, table } = view(g, script.seat)
  const purse = purseOf(table.game, me, own.keeps?.cards)
  expect(purse.hand).toContain('suppressiveFire')
  const paid = doneForYou(own, decision, entriesOf(decision, true, table.game), purse)?.slice(1)
  expect(paid).toEqual([{ do: 'pay', card: 'search' }])
})

test.each(langs)('nobody is spoken of in %s before it is said who plays them', lang => {
  const firstWith = (steps: Readonly<Record<string, string>>, name: string) =>
    Object.entries(steps).find(([, says]) => says.includes(name))
  const { nemesis, lockdown } = ui(lang, 'watch').watch
  const introduced = [
    { steps: nemesis.steps, name: 'Vega', id: 'captainSignals', role: 'captain' },
    { steps: nemesis.steps, name: 'Ito', id: 'mechanicRepairs', role: 'mechanic' },
    { steps: lockdown.steps, name: 'Oduya', id: 'sentryTakes', role: 'sentry' },
    { steps: lockdown.steps, name: 'Brandt', id: 'sentryTakes', role: 'janitor' },
  ]
  for (const { steps, name, id, role } of introduced) {
    const called = characterName(role, lang)
    expect(firstWith(steps, name)?.[0], name).toBe(id)
    expect(firstWith(steps, called)?.[0], called).toBe(id)
  }
})

test('what decided it is told after the coach has spoken about the end, not before', () => {
  const told = ['passed', 'time', 'check', 'check', 'over'].map(e => ({ e, rule: '' }) as EventFace)
  expect(untilTheEnd(told)).toBe(2)
  expect(untilTheEnd(told.slice(0, 2))).toBe(2)
})

test('a room that is spoken of is shown with those beside it', () => {
  const map = mapOf(findBoard({ game: 'lockdown', board: 'lockdown-base' }))
  const [room] = map.rooms.values()
  if (!room) throw new Error('no rooms')
  const { x, y, width, height } = roomAround([room])
  expect(width).toBeGreaterThan(3 * 160)
  expect([x + width / 2, y + height / 2].map(Math.round)).toEqual([room.x, room.y].map(at => expect.closeTo(at, -2)))
})

describe('a watch', () => {
  const option = (fields: object) => fields as Option
  const script: WatchScript = {
    game: 'test',
    seat: 0,
    names: [''],
    start: [],
    steps: [
      { id: 'read', round: 1, lit: [] },
      {
        id: 'keep',
        round: 1,
        lit: [],
        own: {
          wants: [{ do: 'objective' }],
          answers: [{ when: { do: 'objective', card: 'grim' }, say: 'sure', once: true }],
          inputs: [],
        },
      },
      {
        id: 'pay',
        round: 1,
        lit: [],
        own: { wants: [{ do: 'move' }], keeps: { cards: ['search'], say: 'keep' }, inputs: [] },
      },
      { id: 'end', round: 1, lit: [], crew: [{ seat: 'captain', do: 'pass' }] },
    ],
  }
  const deed = (choice: object, pays: string[] = [], done = true) => ({ n: 7, option: option(choice), done, pays })

  test('does nothing while there is something to read', () => {
    const watch = new Watch(script, 0)
    expect(watch.allows(deed({ do: 'move' }))).toBe(false)
    expect(watch.spoken()).toEqual({ index: 0, answer: 'first', tries: 1 })
  })

  test('says once what a choice means, and then takes it', () => {
    const watch = new Watch(script, 1)
    expect(watch.allows(deed({ do: 'objective', card: 'grim' }))).toBe(false)
    expect(watch.spoken().answer).toBe('sure')
    expect(watch.allows(deed({ do: 'objective', card: 'grim' }))).toBe(true)
    expect(watch.spoken().index).toBe(2)
  })

  test('keeps a card that is needed later', () => {
    const watch = new Watch(script, 2)
    expect(watch.allows(deed({ do: 'move' }, ['search']))).toBe(false)
    expect(watch.allows(deed({ do: 'move' }, ['rest']))).toBe(true)
  })

  test('moves the crew once, when what was asked before is answered', () => {
    const watch = new Watch(script, 2)
    watch.allows(deed({ do: 'move' }, ['rest']))
    expect(watch.takeCrew(askedOf(7, true))).toBe(null)
    expect(watch.takeCrew(askedOf(8, false))).toEqual(script.steps[3]?.crew)
    expect(watch.isReady(askedOf(8, false))).toBe(false)
    expect(watch.takeCrew(askedOf(9, false))).toBe(null)
    expect(watch.isReady(askedOf(9, false))).toBe(true)
  })

  test('goes on where the crew cannot do what it was to do', () => {
    const watch = new Watch(script, 3)
    watch.takeCrew(askedOf(8, false))
    expect(watch.isReady(askedOf(8, false))).toBe(false)
    watch.goOnWithoutCrew()
    expect(watch.isReady(askedOf(8, false))).toBe(true)
  })
})

describe('the bubble of the coach', () => {
  const hole = { x: 600, y: 300, width: 100, height: 80 }
  const size = { width: 400, height: 200 }

  test('lies beside what is lit and inside the screen', () => {
    const { left, top } = placed({ holes: [hole] }, size, { width: 1440, height: 900 })
    expect(left).toBeGreaterThanOrEqual(hole.x + hole.width)
    expect(left + size.width).toBeLessThanOrEqual(1440)
    expect(top).toBeGreaterThanOrEqual(0)
  })

  test('keeps Next where it is while nothing lit lies there, and goes where it must', () => {
    const screen = { width: 1440, height: 900 }
    const before = { right: 1200, bottom: 700 }
    expect(placed({ holes: [hole] }, size, screen, before)).toEqual({ left: 800, top: 500 })
    // It says more: it grows upwards.
    expect(placed({ holes: [hole] }, { width: 400, height: 300 }, screen, before)).toEqual({ left: 800, top: 400 })
    const under = { x: 900, y: 600, width: 100, height: 50 }
    const { left, top } = placed({ holes: [under] }, size, screen, before)
    expect(left >= 1000 || left + 400 <= 900 || top >= 650 || top + 200 <= 600).toBe(true)
    // The screen was turned.
    const turned = placed({ holes: [] }, { width: 330, height: 200 }, { width: 844, height: 390 }, before)
    expect(turned.left + 330).toBeLessThanOrEqual(844)
  })

  test('leaves what has to be pressed free on a phone', () => {
    const confirm = { x: 0, y: 760, width: 390, height: 84 }
    const { top } = placed(
      { holes: [confirm], pressed: [confirm] },
      { width: 374, height: 200 },
      { width: 390, height: 844 },
    )
    expect(top + 200).toBeLessThanOrEqual(confirm.y)
  })
})
