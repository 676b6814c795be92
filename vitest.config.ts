import { defineConfig } from 'vitest/config'

const everywhere = (...endings: string[]) =>
  endings.flatMap(ending => [`packages/*/{src,test}/**/*${ending}`, `{scripts,scenarios,bench}/**/*${ending}`])
const long = process.env.LONG === '1'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: everywhere('.test.ts', '.test.tsx'),
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
          testTimeout: long ? 3_600_000 : 30_000,
        },
      },
      {
        // Drives a real Chromium (CHROMIUM_PATH) from Node with playwright-core.
        test: {
          name: 'browser',
          include: ['packages/web/test/**/*.browser.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: { name: 'long', include: everywhere('.long.ts'), testTimeout: 3_600_000, hookTimeout: 600_000 },
      },
    ],
  },
})
