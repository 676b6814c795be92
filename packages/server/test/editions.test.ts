/** Games and the rules they are played by, with real bundles built from sources that differ. */
import { execFile } from 'node:child_process'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { RefusedError, type Rules } from '@coldwake/host'
import * as own from '@coldwake/rules'
import { playGame } from '@coldwake/rules/testing'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { BundleError, builtBundle, DIST, hashOf, NOTE, readNote } from '../src/bundle.ts'
import { openSqlite, type SqliteStore } from '../src/sqlite.ts'
import { StoredEditions } from '../src/storedEditions.ts'
import { type BuiltEdition, buildEdition, FOUR_CARDS, OTHER_CARD, STORMY } from './support/editions.ts'
import { temporary } from './support/temp.ts'

const execFileAsync = promisify(execFile)

const setup: own.Setup = { game: 'nemesis', board: 'nemesis-base', seats: [{ character: 'scout' }] }
const key = own.keyFromSeed('editions')
const pass: own.Input[] = [
  { seat: 0, n: 1, do: 'pass' },
  { seat: 0, n: 2, do: 'done' },
]

/** The fold of a log. */
function fold(rules: Rules, inputs: own.Input[] = []): own.GameState {
  const g = rules.create(setup, key)
  for (const input of inputs) rules.step(g, input)
  return g
}
const cards = (rules: Rules, inputs?: own.Input[]) => rules.tableView(fold(rules, inputs)).crew[0].hand

async function openStore(): Promise<SqliteStore> {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  const store = openSqlite(path)
  onTestFinished(() => store.close())
  return store
}

const cleanUps: (() => Promise<void>)[] = []
const later = (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp)
let same: BuiltEdition
let fourCards: BuiltEdition
let otherCard: BuiltEdition

beforeAll(async () => {
  same = await buildEdition({}, later)
  fourCards = await buildEdition(FOUR_CARDS, later)
  otherCard = await buildEdition(OTHER_CARD, later)
})
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
})

describe('a bundle', () => {
  test('is the same bytes wherever it is built, and named by them', async () => {
    const here = builtBundle()
    expect(await readFile(same.file, 'utf8')).toBe(here.source)
    expect(same.hash).toBe(here.hash)
    expect(hashOf(here.source)).toBe(here.hash)
    expect(same.hash).toMatch(/^[0-9a-f]{16}$/)
  })

  test('has another name when a rule is different, and the same when only a comment is', async () => {
    expect(new Set([same.hash, fourCards.hash, otherCard.hash]).size).toBe(3)
    const remark = await buildEdition({
      'src/index.ts': [['/** The door of the rules package. */', '/** In other words. */']],
    })
    expect(remark.hash).toBe(same.hash)
  })

  test('stands alone: only rules, no place of the machine it was built on', async () => {
    const { source } = builtBundle()
    expect(source).not.toMatch(/\bimport\b|\brequire\b|sourceMappingURL/)
    expect(source).not.toContain(process.cwd())
    expect(await readFile(fourCards.file, 'utf8')).not.toContain(fourCards.folder)
    const places = Object.keys(readNote(same.folder)?.sources ?? {})
    expect(places).toContain('src/index.ts')
    expect(places).toContain('src/games/nemesis/boards/base.json')
    expect(places.filter(place => !place.startsWith('src/'))).toEqual([])
  })

  test('is not taken when the sources are no longer those it was built from', async () => {
    const { folder, file } = await buildEdition()
    expect(builtBundle(folder).hash).toBe(same.hash)
    await appendFile(join(folder, 'src/soak/games.ts'), '// not part of the bundle\n')
    expect(builtBundle(folder).hash).toBe(same.hash)
    await appendFile(join(folder, 'src/games/nemesis/ruleset.ts'), '// changed\n')
    expect(() => builtBundle(folder)).toThrow(
      new BundleError('The rules have changed since they were built (src/games/nemesis/ruleset.ts): npm run build'),
    )
    await writeFile(file, 'export {}')
    expect(() => builtBundle(folder)).toThrow(new BundleError('The built rules are damaged: npm run build'))
    await rm(file)
    expect(() => builtBundle(folder)).toThrow(new BundleError('The rules are not built yet: npm run build'))
    await rm(join(folder, DIST, NOTE))
    expect(() => builtBundle(folder)).toThrow(new BundleError('The rules are not built yet: npm run build'))
  })
})

describe('stored editions', () => {
  test('has the rules of this release as they run, and keeps them with the games', async () => {
    const store = await openStore()
    const editions = await StoredEditions.open(store)
    expect(editions.current).toEqual({ hash: builtBundle().hash, rules: own })
    expect(await store.rules(editions.current.hash)).toBe(builtBundle().source)
    expect(await editions.edition(editions.current.hash)).toBe(editions.current)
    // A log from before there were hashes.
    expect(await editions.edition('')).toBe(editions.current)
  })

  test('plays by a bundle just as by the sources it was built from', async () => {
    const editions = await StoredEditions.open(await openStore(), { bundle: same.file })
    expect(editions.current.rules).not.toBe(own)
    const { create, step, canonical } = editions.current.rules
    const played = playGame(16, undefined, undefined, 'nemesis')
    const g = create(played.setup, own.keyFromSeed(16))
    for (const input of played.inputs) step(g, input)
    expect(g.over).not.toBeNull()
    expect(canonical(g)).toBe(own.canonical(played.g))
  })

  test('goes on with games by the rules they began with, after the release has changed', async () => {
    const store = await openStore()
    await StoredEditions.open(store, { bundle: fourCards.file })
    await StoredEditions.open(store, { bundle: otherCard.file })
    const editions = await StoredEditions.open(store)
    const earlier = await editions.edition(fourCards.hash)
    const between = await editions.edition(otherCard.hash)
    expect([earlier.hash, between.hash]).toEqual([fourCards.hash, otherCard.hash])
    // The same log, folded by three editions side by side.
    const each = [earlier.rules, between.rules, editions.current.rules]
    expect(each.map(rules => cards(rules))).toEqual([4, 5, 5])
    expect(each.map(rules => cards(rules, pass))).toEqual([4, 5, 5])
    expect(each.map(rules => rules.canonical(fold(rules)) === own.canonical(fold(own)))).toEqual([false, true, true])
    expect(each.map(rules => rules.cardInfo('nemesis', 'adrenaline') !== null)).toEqual([true, false, true])
  })

  test('loads an edition once, however many games ask for it', async () => {
    const store = await openStore()
    await StoredEditions.open(store, { bundle: fourCards.file })
    const editions = await StoredEditions.open(store)
    const [one, two] = await Promise.all([editions.edition(fourCards.hash), editions.edition(fourCards.hash)])
    expect(one).toBe(two)
    expect(await editions.edition(fourCards.hash)).toBe(one)
  })

  test('names an edition where it fails', async () => {
    // In a process of its own: Vitest words errors in its own way.
    const program = `
      import { StoredEditions } from ${JSON.stringify(new URL('../src/storedEditions.ts', import.meta.url))}
      const store = { keepRules: async () => {}, rules: async () => null }
      const { current } = await StoredEditions.open(store, { bundle: ${JSON.stringify(fourCards.file)} })
      current.rules.create({ game: 'solitaire', board: '', seats: [] }, ${JSON.stringify(key)})`
    const failed = await execFileAsync(process.execPath, ['--input-type=module', '--eval', program]).catch(e => e)
    expect(failed.stderr).toContain(`at Module.create (rules-${fourCards.hash}.mjs:`)
    expect(failed.stderr).toContain('there is no game called solitaire')
    expect(failed.stderr).not.toContain('base64')
  })

  test('says what is missing: to the player by its hash, to the operator once, with what to do', async () => {
    const store = await openStore()
    const lines: string[] = []
    const editions = await StoredEditions.open(store, { log: line => lines.push(line) })
    const refusal = { refusal: 'rulesMissing', detail: fourCards.hash }
    for (const _ of [1, 2]) {
      const asked = editions.edition(fourCards.hash)
      await expect(asked).rejects.toBeInstanceOf(RefusedError)
      await expect(asked).rejects.toMatchObject(refusal)
    }
    expect(lines).toEqual([
      expect.stringMatching(`^The rules ${fourCards.hash} are neither .* Start the release that has them once`),
    ])
    // The operator does so.
    await StoredEditions.open(store, { bundle: fourCards.file })
    expect((await editions.edition(fourCards.hash)).hash).toBe(fourCards.hash)
  })

  test('does not run what is not what its name says', async () => {
    const store = await openStore()
    const lines: string[] = []
    const editions = await StoredEditions.open(store, { log: line => lines.push(line) })
    const mark = Symbol.for('coldwake: this was run')
    await store.keepRules(fourCards.hash, `globalThis[Symbol.for('${mark.description}')] = true`)
    await expect(editions.edition(fourCards.hash)).rejects.toMatchObject({
      refusal: 'rulesMissing',
      detail: fourCards.hash,
    })
    expect(Reflect.get(globalThis, mark)).toBeUndefined()
    expect(lines).toEqual([
      expect.stringMatching(`^The rules kept as ${fourCards.hash} are damaged.* restore a backup`),
    ])
  })

  test('says so when the file that was named is not there', async () => {
    await expect(StoredEditions.open(await openStore(), { bundle: join(same.folder, 'nowhere.mjs') })).rejects.toThrow(
      /^There is no bundle of rules at .*nowhere\.mjs/,
    )
  })
})

describe('newer rules', () => {
  test('take over a game between two turns if only what cards and limits say is different', async () => {
    const store = await openStore()
    const { current } = await StoredEditions.open(store, { bundle: fourCards.file })
    const begun = fold(current.rules)
    expect(current.rules.betweenTurns(begun)).toBe(true)
    const state = JSON.parse(JSON.stringify(begun))
    expect(own.misfits(state, current.rules.fingerprint(begun))).toEqual([])
    // By the old rules four cards were drawn, by the new ones five will be.
    for (const input of pass) own.step(state, input)
    expect(own.tableView(state)).toMatchObject({ round: 2, crew: [{ hand: 5 }] })
  })

  test('say which cards they do not know', async () => {
    const { current } = await StoredEditions.open(await openStore(), { bundle: otherCard.file })
    const begun = fold(current.rules)
    expect(own.misfits(JSON.parse(JSON.stringify(begun)), current.rules.fingerprint(begun))).toEqual([
      'pieces: action.scout/secondWind has gone',
      'pieces: action.scout/adrenaline is new',
    ])
  })

  test('say which fields they miss, and which they do not know', async () => {
    const { file } = await buildEdition(STORMY)
    const { rules } = (await StoredEditions.open(await openStore(), { bundle: file })).current
    const calm = fold(own)
    const stormy = fold(rules)
    expect([own.betweenTurns(calm), rules.betweenTurns(stormy)]).toEqual([true, true])
    expect(rules.misfits(stormy, rules.fingerprint(stormy))).toEqual([])
    expect(rules.misfits(calm, own.fingerprint(calm))).toEqual(['field storm is missing'])
    expect(own.misfits(stormy, rules.fingerprint(stormy))).toEqual(['field storm is unknown'])
  })
})
