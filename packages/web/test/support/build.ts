/** The page as it is built for people, in a folder of its own. */
import path from 'node:path'
import { build } from 'vite'
import { vi } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** `more` is a line at the end of its first script, for a version of its own. Resolves to the folder. */
export async function buildPage(outDir: string, more: string): Promise<string> {
  // A test's own surroundings would make it a page for tests.
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'version',
        transform: (code, id) => (id.endsWith('/src/app/main.tsx') ? `${code}\n${more}\n` : null),
      },
    ],
  }).finally(() => vi.unstubAllEnvs())
  return outDir
}
