/** The table in words: what is typed, and what is answered in every language, over whole games of both kinds. */
import { type Decision, faceFor, findBoard, type GameEvent, keyFromSeed, type Seat, view } from '@coldwake/rules'
import { forecastOf } from '@coldwake/rules/forecast'
import { exchange, newRng, type Plays, playGame } from '@coldwake/rules/testing'
import { AREAS, dialectOf, type Lang, langs, loadLanguage, ui } from '@coldwake/text'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { mapOf } from '../src/play/board/geometry.ts'
import { entriesOf } from '../src/play/choice/choices.ts'
import { beginChoice, purseOf } from '../src/play/choice/pendingChoice.ts'
import { NO_CHOICE } from '../src/play/choice/useChoosing.ts'
import { spokenChoice } from '../src/play/speech/spokenChoice.ts'
import { isSpoken } from '../src/play/speech/spokenEvents.ts'
import type { Answer, Asker } from '../src/play/textTable/answer.ts'
import { answerTo, QUESTIONS } from '../src/play/textTable/answers.ts'
import { type CommandName, commandOf, plain } from '../src/play/textTable/commands.ts'
import { explored, intruder, map, mine, table } from './fixture.ts'

beforeAll(() => Promise.all(langs.map(loadLanguage)))

const wordsOf = (lang: Lang, game = 'nemesis') => ui(dialectOf(lang, game), ...AREAS)

describe('what is typed', () => {
  it.each(langs)('every phrase of %s means one command, with and without accents', lang => {
    const { commands } = wordsOf(lang).textTable
    const seen = new Map<string, string>()
    for (const [name, phrases] of Object.entries(commands))
      for (const phrase of phrases.split(', ')) {
        expect(seen.get(plain(phrase)) ?? name, `${lang}: ${phrase}`).toBe(name)
        seen.set(plain(phrase), name)
        expect(commandOf(phrase.toUpperCase(), commands)).toMatchObject({ do: name, about: '' })
        expect(commandOf(plain(phrase), commands)).toMatchObject({ do: name, about: '' })
      }
  })

  it('a number chooses, the longest phrase counts, and what follows it is what it is about', () => {
    const { commands } = wordsOf('en').textTable
    expect(commandOf(' 12 ', commands)).toEqual({ do: 'choose', number: 12 })
    expect(commandOf('Where am I?', commands)).toEqual({ do: 'where', about: '' })
    expect(commandOf('who threatens me', commands)).toEqual({ do: 'threats', about: '' })
    expect(commandOf('who', commands)).toEqual({ do: 'people', about: '' })
    expect(commandOf('way to Nest', commands)).toEqual({ do: 'way', about: 'Nest' })
    expect(commandOf('say Hello, Łódź!', commands)).toEqual({ do: 'say', about: 'Hello, Łódź!' })
    expect(commandOf('l 9', commands)).toEqual({ do: 'last', about: '9' })
    expect(commandOf('whereabouts', commands)).toEqual({ do: 'unknown', what: 'whereabouts' })
    expect(commandOf('?', commands)).toEqual({ do: 'help', about: '' })
  })
})

const asker = (at: ReturnType<typeof table>, lang: Lang = 'en'): Asker => {
  const me = mine([])
  const name = (seat: Seat) => `P${seat + 1}`
  return {
    game: { table: at, me, map, name, ctx: { table: at, names: name, me: 0 }, events: [], undone: new Set() },
    t: wordsOf(lang),
    lang,
  }
}
const ask = (name: (typeof QUESTIONS)[number], from: Asker, about = ''): Answer =>
  answerTo(name, about, from, NO_CHOICE)
const heard = ({ text, items = [] }: Answer): string[] => [text, ...items.map(one => one.text)]

describe('distance and direction are said in words', () => {
  const at = explored({ '006': 'laboratory', '021': 'generator' }, { intruders: [intruder(1, 'adult', '006', 2)] })

  it('where I am has its exits, and which way they lead', () => {
    const [text, ...exits] = heard(ask('where', asker(at)))
    expect(text).toContain('Hibernatorium')
    expect(exits.length).toBeGreaterThan(2)
    for (const exit of exits.filter(one => /Laboratory|Unexplored/.test(one)))
      expect(exit).toMatch(/^(up|down|left|right)/)
  })

  it('who threatens me says what, how hurt, how far and where', () => {
    expect(heard(ask('threats', asker(at))).join()).toMatch(/Adult, 2 injuries, 1 room away, .*Laboratory/)
    expect(heard(ask('threats', asker(table())))).toEqual(['You know of nothing that threatens you.'])
  })

  it('rooms come by distance, and one of them by the beginning of its name', () => {
    const rooms = heard(ask('rooms', asker(at))).slice(1)
    expect(rooms).toHaveLength(map.rooms.size)
    expect(rooms[0]).toContain('right here')
    const steps = rooms.flatMap(one => Number(/(\d+) rooms? away/.exec(one)?.[1] ?? 0))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(ask('rooms', asker(at), 'lab').text).toContain('Laboratory')
    expect(ask('rooms', asker(at), 'kitchen').text).toBe('No room is called “kitchen”.')
  })

  it('the way leads from room to room', () => {
    const way = ask('way', asker(at), 'generator').items ?? []
    expect(way.at(-1)?.text).toContain('Generator')
    expect(way.length).toBeGreaterThan(1)
  })
})

test('brief speech leaves out what is not grave, and questions only all but my death and the end', () => {
  const rule = 'NEM-ROUND-05'
  const died = { e: 'died', who: 0, cause: 'attack', rule } as unknown as Parameters<typeof isSpoken>[0]
  const moved = { e: 'moved', who: 1, from: '011', to: '006', rule } as unknown as Parameters<typeof isSpoken>[0]
  expect(['full', 'brief', 'prompts'].map(mode => isSpoken(died, 0, mode as 'full'))).toEqual([true, true, true])
  expect(['full', 'brief', 'prompts'].map(mode => isSpoken(died, 1, mode as 'full'))).toEqual([true, true, false])
  expect(['full', 'brief', 'prompts'].map(mode => isSpoken(moved, 0, mode as 'full'))).toEqual([true, false, false])
})

/** Letters run together are an id, braces an unfilled slot, and no message says undefined. */
const SPOILT = /[{}]|(?<!\p{L})(undefined|null|NaN)(?!\p{L})|\p{Ll}\p{Lu}|, ,|\.\.| {2}|[,:] $/u

/** Asks everything that can be asked, as one seat, and hears every choice. */
function hears(at: ReturnType<typeof view>, decision: Decision | null, events: Asker['game']['events'], lang: Lang) {
  const { game, board } = at.table
  const name = (seat: Seat) => `P${seat + 1}`
  const me = at.me
  const ctx = { table: at.table, names: name, me: me?.seat ?? null }
  const dialect = dialectOf(lang, game)
  const from: Asker = {
    game: { table: at.table, me, map: mapOf(findBoard({ game, board })), name, ctx, events, undone: new Set() },
    t: wordsOf(lang, game),
    lang: dialect,
  }
  const entries = decision ? entriesOf(decision) : []
  const purse = purseOf(game, me)
  const choosing = {
    ...NO_CHOICE,
    decision,
    entries,
    purse,
    forecast: decision ? (option: Decision['options'][number]) => forecastOf(at, decision, option) : () => null,
  }
  const texts: [string, string][] = QUESTIONS.flatMap(question =>
    heard(answerTo(question, '', from, choosing))
      .filter((text, place) => place > 0 || text !== '')
      .map((text): [string, string] => [question, text]),
  )
  for (const entry of entries)
    texts.push(['choice', spokenChoice({ ...choosing, draft: beginChoice(entry, purse) }, from, true)])
  return texts
}

const GAMES: readonly [Plays, number][] = [
  ['nemesis', 3],
  ['lockdown', 4],
]

test.each(GAMES)('no answer at a table of %s has a gap, in any language', (plays, seed) => {
  let moment = 0
  const said = new Map<string, string>()
  const asked = new Set<string>()
  playGame(
    seed,
    undefined,
    ({ g, decisions, events }) => {
      const [decision] = decisions
      // Every kind of question once, and some moments between.
      if (!decision || (asked.has(decision.ask) && moment++ % 120 > 0)) return
      asked.add(decision.ask)
      const faces = events.slice(-40).map((event: GameEvent) => faceFor(event, decision.seat))
      for (const lang of langs)
        for (const [where, text] of hears(view(g, decision.seat), decision, faces, lang))
          said.set(`${lang} ${text}`, where)
    },
    plays,
  )
  expect(asked.size).toBeGreaterThan(8)
  for (const [text, where] of said) {
    expect(text.slice(3), where).not.toBe('')
    expect(text.slice(3), `${where}: ${text}`).not.toMatch(SPOILT)
  }
})

test.each(GAMES)('at a table of %s worlds that look alike to a seat are answered alike', (plays, seed) => {
  let worlds = 0
  const rng = newRng(keyFromSeed(seed))
  playGame(
    seed + 20,
    undefined,
    ({ g, decisions }) => {
      const [decision] = decisions
      if (decision?.ask !== 'turn' || worlds++ % 25 > 0) return
      const { seat } = decision
      const answers = ([here, asked]: [typeof g, Decision | null]) => hears(view(here, seat), asked, [], 'en')
      expect(answers([exchange(g, seat, rng), decision])).toEqual(answers([g, decision]))
    },
    plays,
  )
  expect(worlds).toBeGreaterThan(10)
})

test('every command is explained', () => {
  for (const lang of langs) {
    const { commands, does } = wordsOf(lang).textTable
    for (const name of Object.keys(commands) as CommandName[]) expect(does[name], `${lang} ${name}`).toBeTruthy()
  }
})
