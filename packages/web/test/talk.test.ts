import { namesKnownThings } from '@coldwake/host'
import {
  create,
  keyFromSeed,
  type MyLockdownView,
  type MyView,
  myView,
  type TableView,
  tableView,
} from '@coldwake/rules'
import { dialectOf, loadLanguage, type TalkHeard, talkText, ui } from '@coldwake/text'
import { type Deed, type Fact, type Heard, type Query, type Talk, topicsOf } from '@coldwake/wire'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  type Around,
  addressees,
  choicesFor,
  deadlines,
  firstDraft,
  fitted,
  informed,
  type Topic,
} from '../src/play/talk/statementChoices.ts'
import {
  DEED_FIELDS,
  draftOf,
  FACT_FIELDS,
  type Field,
  QUERY_FIELDS,
  type Statement,
  sayingOf,
} from '../src/play/talk/statementDraft.ts'
import { suggestedStatements } from '../src/play/talk/suggestions.ts'
import { goesOn, repliesTo, waiting, withdrawn } from '../src/play/talk/thread.ts'
import { openProposal } from '../src/play/turn/openProposal.ts'
import { crew, explored, intruder, mine } from './fixture.ts'

await loadLanguage('en')
await loadLanguage('es')

const NAMES = ['Marta', 'Íñigo', 'Sol']

/** Marta (0), Íñigo (1) and Sol (2) in the Hibernatorium; the Canteen (006) is explored. */
const around = (part: Partial<TableView> = {}, known: Partial<MyView> = {}): Around => ({
  table: explored(
    { '006': 'canteen' },
    {
      crew: [crew(0, '011'), crew(1, '011'), crew(2, '006')],
      engines: [1, 2, 3].map(() => ({ tokens: [{ seenBy: 0, card: null }] })),
      pods: [{ pod: 3, section: 'A', locked: true, state: 'docked' }],
      ...part,
    },
  ),
  mine: 0,
  me: { ...mine([]), ...known },
  name: seat => NAMES[seat] ?? '',
  t: ui('en'),
  lang: 'en',
})

/** The same three at the beginning of a real game under Mars. */
const below = (known: Partial<MyLockdownView> = {}): Around => {
  const seats = ['sentry', 'janitor', 'survivor'].map(character => ({ character }))
  const g = create({ game: 'lockdown', board: 'lockdown-base', seats }, keyFromSeed(1))
  const me = myView(g, 0)
  const lang = dialectOf('en', 'lockdown')
  return {
    table: tableView(g),
    mine: 0,
    me: { ...me, facility: me.facility && { ...me.facility, ...known } },
    name: seat => NAMES[seat] ?? '',
    t: ui(lang),
    lang,
  }
}
const said = (seat: number | null, talk: Talk, at = 0): Heard => ({ seat, at, talk })
const labels = (field: Field, topic: Topic, where = around()) =>
  choicesFor(field, topic, where).map(({ label }) => label)

test('whatever the wire carries has words, and nothing else has', () => {
  expectTypeOf<Talk>().toExtend<TalkHeard['talk']>()
  expectTypeOf<TalkHeard['talk']>().toExtend<Talk>()
})

// ---------------------------------------------------------------- putting a statement together

const deeds: Deed[] = [
  { do: 'break', engine: 3 },
  { do: 'course', space: 'D' },
  { do: 'hibernate' },
  { do: 'douse', room: '006' },
  { do: 'launch', pod: 3 },
  { do: 'give', item: 'tools' },
  { do: 'bring', object: 'carcass', room: '001' },
  { do: 'kill', intruder: 'breeder' },
  { do: 'powerOff', place: 'S-03' },
  { do: 'ride', stop: '020' },
  { do: 'enterCss', cargo: 'B' },
  { do: 'analyse', object: 'egg' },
  { do: 'lockIn' },
]
const facts: Fact[] = [
  { about: 'room', room: '012', tile: 'nest' },
  { about: 'token', room: '012', token: 'door-2' },
  { about: 'engine', engine: 2, works: false },
  { about: 'course', space: 'C', to: 'venus' },
  { about: 'event', event: 'hunt' },
  { about: 'objective', whom: 2, objective: 'quarantine' },
  { about: 'aim', whom: 1, aim: 'ship', is: true },
  { about: 'infected', whom: 2, is: true },
  { about: 'item', whom: 1, item: 'medkit', is: true },
  { about: 'trust', whom: 1, is: true },
  { about: 'jump', rounds: 3 },
  { about: 'end', rounds: 2 },
  { about: 'contingency', code: 'codeRed', is: true },
  { about: 'pool', code: 'codeGrey', is: false },
  { about: 'holds', whom: 2, code: 'codeBlue', is: true },
  { about: 'css', slot: 6, css: 'cssNone' },
  { about: 'did', whom: 1, deed: { do: 'bring', object: 'carcass', room: '001' }, is: true },
]
const queries: Query[] = [
  { about: 'token', room: '012' },
  { about: 'tile', tile: 'nest' },
  { about: 'checked', engine: 3 },
  { about: 'course', space: 'A' },
  { about: 'aim', aim: 'pod' },
  { about: 'item', item: 'alcohol' },
  { about: 'plan' },
  { about: 'contingency' },
  { about: 'css', slot: 4 },
]
const statements: Statement[] = [
  ...facts.map((fact): Statement => ({ t: 'claim', fact, sure: false })),
  ...deeds.flatMap((deed): Statement[] => [
    { t: 'promise', whom: 1, deed, not: true, by: 4 },
    { t: 'request', whom: null, deed, not: false, by: null },
    { t: 'offer', whom: 2, give: { deed, not: true }, want: { deed: { do: 'give', item: 'alcohol' }, not: false } },
  ]),
  ...queries.map((query): Statement => ({ t: 'ask', whom: 1, query })),
]

describe('a draft', () => {
  test.each(statements)('says %j', statement => {
    expect(sayingOf(draftOf(statement, firstDraft(around())))).toEqual(statement)
  })

  test('takes no statement apart: what it does not speak of stays', () => {
    const repair: Statement = { t: 'request', whom: 1, deed: { do: 'repair', engine: 3 }, not: false, by: null }
    const draft = draftOf(repair, firstDraft(around()))
    const asking = sayingOf({ ...draft, act: 'ask', query: 'engine' })
    expect(asking).toEqual({ t: 'ask', whom: 1, query: { about: 'engine', engine: 3 } })
  })

  test('begins with nothing that gives anything away', () => {
    const knowing = around({}, { tiles: [{ room: '012', tile: 'nest' }] })
    expect(sayingOf(firstDraft(knowing)).t).toBe('ask')
    // And once one claims something, with what one knows.
    expect(sayingOf({ ...firstDraft(knowing), act: 'claim' })).toMatchObject({
      fact: { about: 'room', room: '012', tile: 'nest' },
    })
  })

  test.each([
    ['on the ship', around()],
    ['under Mars', below()],
  ])('%s can be made of whatever is offered, about every topic, has words, and is heard', (_, where) => {
    const { game, board, crew: seats } = where.table
    const draft = firstDraft(where)
    const topics = topicsOf(game)
    const drafts = [
      ...topics.facts.map(fact => ({ ...draft, act: 'claim' as const, fact, fields: FACT_FIELDS[fact] })),
      ...topics.queries.map(query => ({ ...draft, act: 'ask' as const, query, fields: QUERY_FIELDS[query] })),
      ...topics.deeds.map(deed => ({
        ...draft,
        act: 'promise' as const,
        main: { ...draft.main, deed },
        fields: DEED_FIELDS[deed],
      })),
    ]
    for (const { fields, ...one } of drafts) {
      const topic = { claim: one.fact, ask: one.query, promise: one.main.deed }[one.act]
      for (const field of fields)
        for (const { value } of choicesFor(field, topic, where)) {
          const fitting = fitted({ ...one.main.values, [field]: value }, fields, topic, where)
          expect(fitting[field]).toBe(value)
          const saying = sayingOf({ ...one, main: { ...one.main, values: fitting } })
          expect(namesKnownThings(game, board, seats.length, saying), JSON.stringify(saying)).toBe(true)
          for (const lang of ['en', 'es'] as const)
            expect(
              talkText(
                { seat: 0, talk: saying },
                { table: where.table, names: where.name, me: 0 },
                dialectOf(lang, game),
              ),
            ).toMatch(/[.?]$/)
        }
    }
  })
})

describe('what is offered', () => {
  test('rooms to tell about lie face down, and tiles not on the board yet', () => {
    expect(labels('room', 'room')).not.toContain('006 Canteen')
    expect(labels('room', 'go')).toContain('006 Canteen')
    expect(labels('tile', 'room')).not.toContain('Canteen')
    expect(labels('tile', 'room')).toContain('Nest')
  })

  test('a room bears the name that the speaker knows', () => {
    expect(labels('room', 'room', around({}, { tiles: [{ room: '012', tile: 'nest' }] }))).toContain('012 Nest')
    expect(labels('room', 'room')).toContain('012')
  })

  test('likely rooms come first', () => {
    const fighting = around({ intruders: [intruder(1, 'adult', '006')] })
    expect(labels('room', 'fight', fighting)[0]).toBe('006 Canteen')
    expect(labels('room', 'go', fighting)[0]).toBe('001 Cockpit')
  })

  test('what one carries comes first', () => {
    const carrying = around({}, { inventory: ['tools', 'energyCharge.red'] })
    expect(labels('item', 'give', carrying).slice(0, 3)).toEqual(['Energy Charge', 'Tools', 'Adrenaline Injection'])
  })

  test('one trusts others, and speaks to others', () => {
    expect(labels('whom', 'trust')).toEqual(['Íñigo', 'Sol'])
    expect(labels('whom', 'infected')).toEqual(['I myself', 'Íñigo', 'Sol'])
    expect(addressees(around()).map(({ value }) => value)).toEqual([null, 1, 2])
  })

  test('objectives that can have been dealt', () => {
    const three = labels('objective', 'objective')
    expect(three).toContain('Quarantine')
    expect(three).not.toContain('Final Enlightenment')
    expect(three).not.toContain('Destination Earth')
  })

  test('rounds that are still to come', () => {
    const late = around({ round: 14, time: 2 })
    expect(deadlines(late).map(({ value }) => value)).toEqual([null, 14, 15])
    expect(choicesFor('rounds', 'jump', late).map(({ value }) => value)).toEqual([1, 2])
  })

  test('under Mars: where power lies, where the elevator stops, and first what I know of codes and cargo', () => {
    const where = below({
      contingencies: ['codeGrey'],
      seen: [{ whom: null, at: 0, card: 'codeRed' }],
      css: [{ space: 6, card: 'cssNone' }],
    })
    expect(labels('place', 'powerOn', where)).toEqual(['S-01', 'S-02', 'S-03', 'Elevator'])
    expect(labels('stop', 'ride', where)).toHaveLength(3)
    expect(new Set(labels('stop', 'ride', where)).size).toBe(3)
    expect(labels('code', 'holds', where).slice(0, 2)).toEqual(['Code Grey', 'Code Red'])
    expect(labels('slot', 'css', where)).toEqual(['10', '8', '6', '4', '2', '1'])
    const { values } = firstDraft(where).main
    expect(informed({ ...values, slot: 6 }, 'slot', where).css).toBe('cssNone')
    // The creatures go by the names they have there.
    expect(where.t.talk.deeds.kill).toBe('kill a Night Stalker')
  })

  test('a value that a topic does not offer gives way', () => {
    const where = around()
    const { values } = firstDraft(where).main
    expect(fitted({ ...values, whom: 0 }, ['whom'], 'trust', where).whom).toBe(1)
    expect(fitted({ ...values, room: '006' }, ['room'], 'room', where).room).toBe('002')
    expect(fitted({ ...values, room: '006' }, ['room'], 'go', where).room).toBe('006')
  })

  test('what one knows of a thing is filled in with it', () => {
    const where = around(
      {},
      {
        tiles: [{ room: '012', tile: 'nest' }],
        tokens: [{ room: '012', token: 'door-1' }],
        engines: [[null], ['damaged', null], [null]],
        coordinates: 'coordinates-1',
      },
    )
    const { values } = firstDraft(around()).main
    expect(informed({ ...values, room: '012' }, 'room', where)).toMatchObject({ tile: 'nest', token: 'door-1' })
    expect(informed({ ...values, engine: 2 }, 'engine', where).works).toBe(false)
    expect(informed({ ...values, engine: 3, works: true }, 'engine', where).works).toBe(true)
    expect(informed({ ...values, space: 'D' }, 'space', where).to).toBe('earth')
  })
})

// ---------------------------------------------------------------- suggestions

describe('what one could say', () => {
  const ask = (query: Query, whom: number | null = null): Heard => said(1, { t: 'ask', whom, query })
  const knowing = around({}, { engines: [[null], ['damaged', null], [null]], tiles: [{ room: '012', tile: 'nest' }] })
  const damaged: Statement = { t: 'claim', fact: { about: 'engine', engine: 2, works: false }, sure: true }
  const nest: Statement = { t: 'claim', fact: { about: 'room', room: '012', tile: 'nest' }, sure: true }

  test('the answer to what was asked comes first', () => {
    expect(suggestedStatements(knowing, [ask({ about: 'tile', tile: 'nest' })])[0]).toEqual(nest)
    expect(suggestedStatements(knowing, [ask({ about: 'checked', engine: 2 }, 0)])[0]).toEqual(damaged)
  })

  test('a question to somebody else is not answered', () => {
    expect(suggestedStatements(knowing, [ask({ about: 'tile', tile: 'nest' }, 2)])[0]).toEqual(damaged)
  })

  test('help, where one needs it', () => {
    const fighting = around({ intruders: [intruder(1, 'adult', '011')] })
    expect(suggestedStatements(fighting, [])[0]).toMatchObject({ t: 'request', deed: { do: 'fight', room: '011' } })
    const dead = around({ intruders: [intruder(1, 'adult', '011')], crew: [crew(0, '011', { fate: 'dead' })] })
    expect(suggestedStatements(dead, [])).not.toContainEqual(
      expect.objectContaining({ deed: { do: 'fight', room: '011' } }),
    )
  })

  test('under Mars: what one has seen of contingencies and cargo, to whoever asks, and otherwise too', () => {
    const where = below({
      contingencies: ['codeGrey'],
      seen: [{ whom: null, at: 1, card: 'codeRed' }],
      css: [{ space: 6, card: 'cssNone' }],
    })
    const cargo: Statement = { t: 'claim', fact: { about: 'css', slot: 6, css: 'cssNone' }, sure: true }
    const mineIs: Statement = { t: 'claim', fact: { about: 'holds', whom: 0, code: 'codeGrey', is: true }, sure: true }
    expect(suggestedStatements(where, [ask({ about: 'contingency' })])[0]).toEqual(mineIs)
    expect(suggestedStatements(where, [ask({ about: 'css', slot: 6 }, 0)])[0]).toEqual(cargo)
    expect(suggestedStatements(where, []).slice(0, 3)).toEqual([
      cargo,
      mineIs,
      { t: 'claim', fact: { about: 'pool', code: 'codeRed', is: true }, sure: true },
    ])
    for (const saying of suggestedStatements(below(), []))
      expect(namesKnownThings('lockdown', 'lockdown-base', 3, saying)).toBe(true)
  })

  test('nothing that one has said already, and nothing twice', () => {
    expect(suggestedStatements(knowing, [])).toContainEqual(nest)
    const after = suggestedStatements(knowing, [said(0, nest), ask({ about: 'engine', engine: 2 })])
    expect(after).not.toContainEqual(nest)
    expect(after.filter(one => JSON.stringify(one) === JSON.stringify(damaged))).toHaveLength(1)
  })

  test('nothing about what one does not know', () => {
    const claims = suggestedStatements(around(), [
      ask({ about: 'engine', engine: 1 }),
      ask({ about: 'course', space: 'B' }),
    ]).filter(one => one.t === 'claim' && one.fact.about !== 'aim')
    expect(claims).toEqual([])
  })
})

// ---------------------------------------------------------------- reading along

describe('the thread', () => {
  const claim: Statement = { t: 'claim', fact: { about: 'engine', engine: 2, works: false }, sure: true }
  const wait = (whom: number | null): Statement => ({ t: 'request', whom, deed: { do: 'wait' }, not: false, by: null })
  const words: Talk = { t: 'words', words: 'Hush.' }

  test('who goes on speaking is not named again', () => {
    expect(goesOn(said(1, words, 60_000), said(1, words, 0))).toBe(true)
    expect(goesOn(said(1, words, 600_000), said(1, words, 0))).toBe(false)
    expect(goesOn(said(1, words, 1), said(0, words, 0))).toBe(false)
    expect(goesOn(said(1, claim, 1), said(1, words, 0))).toBe(false)
    expect(goesOn(said(1, words, 1), said(1, { t: 'agree', to: 0 }, 0))).toBe(false)
    expect(goesOn(said(1, words), undefined)).toBe(false)
  })

  test('one takes back only what one has said', () => {
    const back = (seat: number, to: number) => said(seat, { t: 'reply', to, how: 'withdraw' })
    expect([...withdrawn([said(0, claim), said(1, claim), back(0, 0), back(0, 1), back(0, 9)])]).toEqual([0])
  })

  test('answers fit what was said', () => {
    expect(repliesTo(said(1, wait(null)), 0)).toEqual(['agree', 'refuse', 'later'])
    expect(repliesTo(said(1, claim), 0)).toEqual(['thanks', 'doubt'])
    const accused: Statement = { t: 'claim', fact: { about: 'infected', whom: 0, is: true }, sure: true }
    expect(repliesTo(said(1, accused), 0)).toContain('deny')
    expect(repliesTo(said(1, accused), 2)).not.toContain('deny')
    expect(repliesTo(said(0, claim), 0)).toEqual(['withdraw'])
    expect(repliesTo(said(0, words), 0)).toEqual([])
    expect(repliesTo(said(null, { t: 'started' }), 0)).toEqual([])
  })

  test('what waits for an answer', () => {
    const entries = [said(1, wait(0)), said(1, wait(2)), said(2, wait(null)), said(0, wait(null))]
    expect([...waiting(entries, 0)]).toEqual([0, 2])
    const answered = [...entries, said(0, { t: 'reply', to: 0, how: 'later' })]
    expect([...waiting(answered, 0)]).toEqual([2])
    expect([...waiting([...answered, said(2, { t: 'reply', to: 2, how: 'withdraw' })], 0)]).toEqual([])
  })

  test('what everybody was asked does not press for ever', () => {
    const chatter = Array.from({ length: 8 }, () => said(1, words))
    expect([...waiting([said(1, wait(0)), said(2, wait(null)), ...chatter], 0)]).toEqual([0])
  })

  test('a proposal is open until it is refused, another is made, or the game goes on', () => {
    const propose = (seat: number, events: number): Heard =>
      said(seat, { t: 'propose', proposal: { what: 'takeBack', event: 3 }, events })
    const agree = (seat: number, to: number) => said(seat, { t: 'agree', to })
    const entries = [said(1, words), propose(1, 9), agree(2, 1)]
    expect(openProposal(entries, 9)).toEqual({
      number: 1,
      by: 1,
      proposal: { what: 'takeBack', event: 3 },
      agreed: [2],
    })
    expect(openProposal(entries, 10)).toBeNull()
    expect(openProposal([...entries, said(0, { t: 'refuse', to: 1 })], 9)).toBeNull()
    expect(openProposal([...entries, { seat: null, at: 0, talk: { t: 'movedRules' } }], 9)).toBeNull()
    expect(openProposal([...entries, propose(0, 9), agree(2, 1)], 9)).toMatchObject({ number: 3, agreed: [] })
    expect(openProposal([said(1, words)], 0)).toBeNull()
  })
})
