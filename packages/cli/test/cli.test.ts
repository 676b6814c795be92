/** The command line as a user types it: its output and its exit code, of a real process where that matters. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { langs } from '@coldwake/text'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { COMPILED } from '../../server/test/support/compiled.ts'
import { main as commandLine } from '../src/commandLine.ts'

const main = join(import.meta.dirname, '../src/main.ts')
const root = join(import.meta.dirname, '../../..')
let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'coldwake-cli-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

const options = { cwd: root, env: { ...process.env, ...COMPILED } }

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>(done => {
    execFile(process.execPath, [main, ...args], options, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

/** The same within this process, one after the other: a short command takes less time than a process to start. */
async function type(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  using log = vi.spyOn(console, 'log').mockReturnValue()
  using error = vi.spyOn(console, 'error').mockReturnValue()
  using _progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const code = await commandLine(args)
  const said = ({ mock }: typeof log) => mock.calls.map(words => `${words.join(' ')}\n`).join('')
  return { code, out: said(log), err: said(error) }
}

test('simulate prints one JSON line, and the same arguments give the same digest', async () => {
  const args = [
    'simulate',
    '--game',
    'nemesis',
    '--players',
    '3',
    '--games',
    '20',
    '--seed',
    '7',
    '--bot',
    'random',
    '--json',
  ]
  const [first, again, other] = await Promise.all([run(...args), run(...args), run(...args, '--seed', '8')])
  expect(first.code).toBe(0)
  expect(first.out.trim().split('\n')).toHaveLength(1)
  const result = JSON.parse(first.out)
  expect(Object.keys(result)).toEqual(
    'games decisions seconds decisionsPerSecond gamesPerSecond survivalRate winRate errors digest'.split(' '),
  )
  expect(result).toMatchObject({ games: 20, errors: 0 })
  expect(result.decisions).toBeGreaterThan(20 * 50)
  expect(JSON.parse(again.out).digest).toBe(result.digest)
  expect(JSON.parse(other.out).digest).not.toBe(result.digest)
  expect(first.err).toContain('20 of 20')
})

test('replay says whether an exported game ends in the same state', async () => {
  const file = join(dir, 'game.json')
  await type('simulate', '--games', '1', '--seed', '3', '--export', file)
  const same = await run('replay', file)
  expect(same.code).toBe(0)
  expect(same.out).toContain('same state')

  const log = JSON.parse(readFileSync(file, 'utf8'))
  const changed = join(dir, 'changed.json')
  writeFileSync(changed, JSON.stringify({ ...log, inputs: log.inputs.slice(0, -1) }))
  const different = await run('replay', changed)
  expect(different.code).toBe(1)
  expect(different.out).toContain('DIFFERENT state')

  writeFileSync(changed, JSON.stringify({ ...log, inputs: [{ ...log.inputs[0], do: 'move', to: '999' }] }))
  const refused = await type('replay', changed)
  expect(refused.code).toBe(1)
  expect(refused.out).toContain('input 1 is refused (illegal)')

  writeFileSync(changed, JSON.stringify({ ...log, setup: { ...log.setup, seats: [null] } }))
  const all = await type('replay', 'nowhere.json', changed, file)
  expect(all.code).toBe(1)
  expect(all.out).toMatch(/cannot read nowhere.json\n.*cannot be set up.*\n.*same state/)
})

/** Types lines into a game until it ends or they do. */
const playing = (lines: readonly string[], ...args: string[]) =>
  new Promise<{ code: number; out: string }>(done => {
    const child = execFile(process.execPath, [main, 'play', ...args], options, (error, out) =>
      done({ code: error ? Number(error.code) : 0, out }),
    )
    child.stdin?.end(`${lines.join('\n')}\n`)
  })

test('play is a game in the terminal: numbered choices, board, hand, people, why not, a log, an end', async () => {
  const game = ['--game', 'nemesis', '--players', '3', '--seed', '7']
  const { code, out } = await playing(['?', 'b', 'm', 'p', 'w', 'x', '1', 'm', 'l', 'q'], ...game)
  expect(code).toBe(0)
  for (const part of ['Choose your Character', 'b board', '011 Hibernatorium', 'Objectives', 'There is no choice x'])
    expect(out).toContain(part)
  expect(out).toContain('You leave the game in round 1')

  const whole = await playing(Array(3000).fill('1'), ...game, '--log', join(dir, 'played.json'))
  expect(whole.out).toMatch(/Round 2\./)
  const replayed = await type('replay', join(dir, 'played.json'))
  expect(replayed.out).toContain('same state')

  const spanish = await playing(['q'], ...game, '--lang', 'es')
  expect(spanish.out).toContain('Elige tu personaje')
})

/** Words of the screens that no other language has. */
const ENGLISH =
  /(?<!\p{L})(board|cards|choice|closed|dark|drop|eggs|elevator|first|gate|jump|leave|lit|locked|noise|objectives?|passed|players?|pods?|power|search|seed|shut|the|you)(?!\p{L})/iu

/** Each of these plays two games: two languages in every run, all of them in the long one. */
const SPOKEN = process.env.LONG === '1' ? langs.filter(lang => lang !== 'en') : (['pl', 'it'] as const)

test.each(SPOKEN)('play speaks %s throughout', async lang => {
  const typed = ['?', 'x', 'b', 'm', 'p', '1', 'd', 'b', 'm', 'p', 'w', 'l', 'q']
  const games = await Promise.all(
    ['nemesis', 'lockdown'].map(game =>
      playing(typed, '--game', game, '--players', '3', '--seed', '7', '--lang', lang),
    ),
  )
  for (const { code, out } of games) {
    expect(code).toBe(0)
    expect(out.split('\n').filter(line => ENGLISH.test(line))).toEqual([])
  }
})

test('log prints a stored game in any language, as a seat was told or to an onlooker', async () => {
  const file = join(dir, 'told.json')
  await type('simulate', '--games', '1', '--seed', '3', '--export', file)
  const german = await type('log', file, '--lang', 'de')
  const english = await type('log', file)
  const seat = await type('log', file, '--seat', '1')
  expect(english.code).toBe(0)
  expect(english.out).toMatch(/^Round 1\n {2}Round 1\.$/m)
  expect(german.out).toMatch(/^Runde 1\n {2}Runde 1\.$/m)
  // One group for each action: its cause, and below it what followed.
  expect(english.out).toMatch(/^Round 1 · .*’s turn\n {2}\S.*\n {4}\S/m)
  // Nobody is called by a character before they chose it.
  expect(english.out).toMatch(/^ {2}Player A can choose between/m)
  expect(german.out.split('\n')).toHaveLength(english.out.split('\n').length)
  expect(german.out).not.toMatch(/(?<!\p{L})(the|and|you)(?!\p{L})/iu)
  expect(english.out).toContain('The Objectives are dealt.')
  expect(seat.out).toContain('Your Objectives: ')
})

test('play in the facility: levels with their light, the facility’s line, own contingencies, the computer', async () => {
  const game = ['--game', 'lockdown', '--players', '3', '--seed', '7']
  const { code, out } = await playing(['b', 'm', 'p', '1', 'q'], ...game)
  expect(code).toBe(0)
  expect(out).toMatch(/^S-0\d lit \(token \d\)$/m)
  expect(out).toMatch(/^S-0\d dark \(token \d\)$/m)
  expect(out).toMatch(/^Emergency Staircase: always dark\n 005 Emergency Staircase/m)
  expect(out).toMatch(
    /15 rounds to the purge · Power: S-01 \d (lit|dark), .*backup off\nElevator at 014 · Main Gate: closed · Rover: at the gate/,
  )
  expect(out).toMatch(/^Contingencies\n {2}Code \w+: /m)
  expect(out).toMatch(/^Computer\n {2}Computer [A-E]: .* OR /m)
  expect(out).toMatch(/Knowledge 1, Contingencies: 1/)

  const whole = await playing(Array(3000).fill('1'), ...game, '--log', join(dir, 'below.json'))
  expect(whole.out).toMatch(/Round 2\./)
  expect((await type('replay', join(dir, 'below.json'))).out).toContain('same state')
  const spanish = await playing(['m', 'q'], ...game, '--lang', 'es')
  expect(spanish.out).toMatch(/Código \w+: /)
})

test('simulate plays Lockdown, alone too, and counts whoever got out alive', async () => {
  const args = ['simulate', '--game', 'lockdown', '--games', '80', '--seed', '3', '--json']
  const { code, out } = await type(...args, '--players', '5')
  expect(code).toBe(0)
  const result = JSON.parse(out)
  expect(result).toMatchObject({ games: 80, errors: 0 })
  expect(result.survivalRate).toBeGreaterThan(0)
  expect(result.survivalRate).toBeLessThan(1)
  const alone = await type(...args, '--players', '1')
  expect(JSON.parse(alone.out)).toMatchObject({ games: 80, errors: 0 })
})

test('soak plays, checks and counts', async () => {
  const { code, out } = await run('soak', '--games', '30', '--secrecy', '10', '--jobs', '2')
  expect(code).toBe(0)
  expect(out).toMatch(/event: \d+ of 19/)
  expect(out).toMatch(/30 games, \d+ decisions, 3 looked at for secrets, 0 problems/)
  const other = await run('soak', '--game', 'lockdown', '--games', '20', '--jobs', '1')
  expect(other.code).toBe(0)
  expect(other.out).toMatch(/computer card: \d of 6/)
  expect(other.out).toMatch(/20 games, \d+ decisions, 1 looked at for secrets, 0 problems/)
})

test('soak goes through every way to play, a line each', async () => {
  const { code, out } = await run('soak', '--ways', '--board', 'lockdown-surface', '--mode', 'solo', '--games', '3')
  expect(code).toBe(0)
  const lines = out.trim().split('\n')
  expect(lines.map(line => line.split(':')[0])).toEqual([
    'lockdown-surface solo',
    'lockdown-surface solo crew',
    'lockdown-surface solo intruders',
    'lockdown-surface solo crew intruders',
    'lockdown-surface solo as printed',
  ])
  for (const line of lines) expect(line).toMatch(/: 3 games, \d+ decisions, 1 looked at for secrets, 0 problems/)
})

test('scenario prints one line for each file and fails if one does', async () => {
  const good = join(root, 'scenarios/nemesis/NEM-EX-04.json')
  expect(await run('scenario', good)).toMatchObject({ code: 0, out: 'ok    NEM-EX-04\n1 scenario: 1 ok, 0 failed\n' })
  const bad = join(dir, 'bad.json')
  const scenario = JSON.parse(readFileSync(good, 'utf8'))
  writeFileSync(bad, JSON.stringify({ ...scenario, given: { ...scenario.given, weather: 'rain' } }))
  const { code, out } = await type('scenario', good, bad)
  expect(code).toBe(1)
  expect(out.trim().split('\n')).toHaveLength(3)
  expect(out).toContain('2 scenarios: 1 ok, 1 failed')
  expect(out).toContain('given.weather: unknown field')
  writeFileSync(bad, 'not json')
  const broken = await type('scenario', bad, good)
  expect(broken.code).toBe(1)
  expect(broken.out).toMatch(/FAIL .*is not JSON.*\nok {4}NEM-EX-04\n/)
})

test('scenario runs every file under a folder to the last, whatever is in them', async () => {
  const folder = join(dir, 'folder')
  mkdirSync(join(folder, 'within'), { recursive: true })
  const good = JSON.parse(readFileSync(join(root, 'scenarios/nemesis/NEM-EX-04.json'), 'utf8'))
  const files = {
    'a.json': 'not json',
    'b.json': JSON.stringify({ ...good, id: 'b', dice: { bag: ['queen-4', 'queen-4'], noise: ['1'] } }),
    'c.json': 'null',
    'within/d.json': JSON.stringify(good),
    'read.me': 'not a scenario',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const { code, out } = await type('scenario', folder)
  expect(code).toBe(1)
  expect(
    out
      .trim()
      .split('\n')
      .map(line => line.slice(0, 4)),
  ).toEqual(['FAIL', 'FAIL', 'FAIL', 'ok  ', '4 sc'])
  expect(out).toMatch(/4 scenarios: 1 ok, 3 failed\n$/)
  const missing = await type('scenario', join(dir, 'nowhere'), join(folder, 'within'))
  expect(missing).toMatchObject({ code: 1 })
  expect(missing.out).toMatch(/FAIL .*cannot read .*nowhere.*\nok {4}NEM-EX-04\n2 scenarios: 1 ok, 1 failed\n$/)
  const empty = join(dir, 'empty')
  mkdirSync(empty)
  expect(await type('scenario', empty)).toMatchObject({ code: 1 })
})

test('scenario without a name runs those of the project', async () => {
  const { code, out } = await type('scenario')
  expect(out).not.toContain('FAIL')
  expect(out).toMatch(/\n\d{3} scenarios: \d{3} ok, 0 failed\n$/)
  expect(code).toBe(0)
})

test('what cannot be done is said in words, with exit code 2', async () => {
  for (const [args, message] of [
    [['simulate', '--players', '9'], '--players takes a whole number from 1 to 5'],
    [['simulate', '--game', 'chess'], '--game is one of: nemesis'],
    [['simulate', '--bot', 'genius'], '--bot is one of: random'],
    [['simulate', '--colour', 'red'], "Unknown option '--colour'"],
    [['replay'], 'replay needs at least one FILE'],
    [['log'], 'log needs one FILE'],
    [['log', 'nowhere.json'], 'cannot read nowhere.json'],
    [['toString'], 'unknown command toString'],
    [['simulate', '--games', '1', '--export', '/nowhere/x.json'], 'cannot write /nowhere/x.json'],
    [['dance'], 'unknown command dance'],
    [['play', '--lang', 'tlh'], '--lang is one of: en, es'],
    [['play', '--game', 'lockdown', '--players', '6'], '--players takes a whole number from 1 to 5'],
    [['soak', '--games', 'all'], '--games takes a whole number'],
    [['soak', '--ways', '--option', 'crew=true'], '--ways goes through the options itself'],
    [['soak', '--ways', '--game', 'nemesis', '--board', 'lockdown-base'], 'there is no such way to play'],
    [['simulate', '--board', 'galley'], '--board is one of: nemesis-base'],
    [['simulate', '--mode', 'chess'], '--mode is one of: semiCooperative, cooperative, solo'],
    [['simulate', '--option', 'weather=rain'], '--option is one of: intruderPlayer'],
    [['simulate', '--option', 'treatOthers=perhaps'], '--option treatOthers is one of: true, false'],
    [['simulate', '--players', '1', '--mode', 'cooperative'], 'mode does not go with 1 players: modeIsForSeveral'],
  ] as const) {
    const { code, err } = await type(...args)
    expect(code, args.join(' ')).toBe(2)
    expect(err).toContain(message)
  }
  expect(await run('dance')).toMatchObject({ code: 2, err: expect.stringContaining('unknown command dance') })
})

test('cards prints the wording of a deck, in any language', async () => {
  const events = ['cards', '--game', 'lockdown', '--deck', 'events', '--lang']
  const [english, spanish] = [await type(...events, 'en'), await type(...events, 'es')]
  expect([english.code, spanish.code]).toEqual([0, 0])
  expect(english.out).toMatch(/^\S.*\n {2}\S.*Night Stalker/m)
  expect(spanish.out).toMatch(/^\S.*\n {2}\S.*Acechador/m)
  expect(spanish.out.split('\n')).toHaveLength(english.out.split('\n').length)
})

test('cards has every deck of both games, each with something on it', async () => {
  for (const game of ['nemesis', 'lockdown', 'lockdown+intruders']) {
    const { code, err } = await type('cards', '--game', game)
    expect(code).toBe(2)
    const decks = err.replace(/^.*: /, '').trim().split(', ')
    expect(decks).toEqual(expect.arrayContaining(['actions', 'items', 'crafted', 'quests', 'events', 'rooms']))
    for (const special of game === 'nemesis' ? ['intruder', 'coordinates'] : ['surface', 'contingencies', 'computer'])
      expect(decks).toContain(special)
    const { out } = await type('cards', '--game', game, '--deck', 'all')
    for (const deck of decks.filter(one => one !== 'all')) expect(out).toContain(`== ${deck}`)
    expect(out).not.toMatch(/undefined|[{}]/)
  }
})
