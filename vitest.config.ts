import path from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { gameIcons } from './packages/web/build/gameIcons.ts'

const everywhere = (...endings: string[]) =>
  endings.flatMap(ending => [`packages/*/{src,test}/**/*${ending}`, `{scripts,scenarios,bench}/**/*${ending}`])
const long = process.env.LONG === '1'

/** Whoever asks for the engine gets the one that does every step twice; that one gets the real engine. */
const redoEngine = (): Plugin => {
  const rules = path.join(import.meta.dirname, 'packages/rules')
  const [real, redo] = [path.join(rules, 'src/engine.ts'), path.join(rules, 'test/redo/engine.ts')]
  return {
    name: 'redo-engine',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && importer !== redo && path.resolve(path.dirname(importer), id) === real ? redo : null,
  }
}
/** Unit tests that take long; `npm run check` leaves them to `npm test`. */
const LONG_UNITS = [
  'properties',
  'ways',
  'publish',
  'chaos',
  'presence',
  'cli',
  'bench',
  'forecast',
  'fuzz',
  'flood',
  'guides',
]
const LONG_FILES = [
  new RegExp(`/(${LONG_UNITS.join('|')})\\.test`),
  /\/(situations|(table|around)-lockdown|modes|lobby|live|local|load)\.browser/,
]
const leftOut = process.env.CHECK === '1' ? LONG_UNITS.map(name => `**/${name}.test.ts`) : []
/**
 * What takes long begins first, so that at the end nobody waits for one file alone. Files of a project follow each
 * other, and find what they have in common loaded.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const last = ({ moduleId }: TestSpecification) => Number(!LONG_FILES.some(names => names.test(moduleId)))
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => last(a) - last(b) || a.project.name.localeCompare(b.project.name))
  }
}

/** Servers name their games' rules by the built bundle: it must be that of the sources. */
const globalSetup = 'scripts/bundle.ts'

const browserTests = ['packages/web/test/**/*.browser.test.ts']
const measured = ['packages/web/test/speed.browser.test.ts']
/** What tests have in common is loaded once: they take turns in the same process. */
const together = { isolate: false, maxWorkers: 2 }
/** Where some only wait for a clock, or for a page to come to rest, one more finds time. */
const waiting = { ...together, maxWorkers: 3 }
/** How quick something comes depends on the machine, and on what else it does: whatever must come is waited for. */
const patience = { expect: { poll: { timeout: 60_000 } }, testTimeout: 300_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Parts of the page that are tested without a browser point into its drawing of icons.
        plugins: [gameIcons()],
        test: {
          name: 'unit',
          globalSetup,
          include: everywhere('.test.ts', '.test.tsx'),
          exclude: ['**/node_modules/**', '**/*.browser.test.ts', '**/test/redo/**', ...leftOut],
          ...waiting,
          ...patience,
          ...(long && { testTimeout: 3_600_000 }),
        },
      },
      {
        // The rules once more, every step undone and done again from JSON: all scenarios, the games that are kept, and a
        // fiftieth of the random ones. The long run redoes every test of the rules.
        plugins: [redoEngine()],
        test: {
          name: 'redo',
          include: long
            ? ['packages/rules/test/**/*.test.ts']
            : ['packages/rules/test/**/{properties,scenarios,fixtures,stored,editions,answer,reactions}.test.ts'],
          ...waiting,
          ...patience,
          env: { GAMES: '20', LONG: '' },
        },
      },
      {
        // Drives a real Chromium (CHROMIUM_PATH) from Node with playwright-core.
        plugins: [gameIcons()],
        test: {
          name: 'browser',
          globalSetup,
          include: browserTests,
          exclude: measured,
          ...waiting,
          ...patience,
        },
      },
      {
        // How quick the page is can only be seen while nothing else runs.
        test: {
          name: 'speed',
          globalSetup,
          include: measured,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
      {
        test: {
          name: 'long',
          globalSetup,
          include: everywhere('.long.ts'),
          sequence: { groupOrder: 2 },
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
