import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks, fileOf } from './build/chunks.ts'
import { finish } from './build/finish.ts'
import { fonts } from './build/fonts.ts'
import { gameIcons } from './build/gameIcons.ts'
import { lessons } from './build/lessons.ts'
import { rulebook } from './build/rulebook.ts'
import { rulesEdition } from './build/rulesEdition.ts'
import { tableViews } from './build/tableViews.ts'
import { textUnits } from './build/textUnits.ts'
import { trials } from './build/trials.ts'

// In development Vite serves the pages and hands everything else to the game server beside it.
const server = `${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? 8080}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...[fonts(), textUnits(), react(), gameIcons()],
    ...[rulebook(), trials(), lessons(), tableViews(), rulesEdition(), finish()],
  ],
  build: {
    // Pictures stay files: they are shared by many places, and cached. The page's own mark is as small as an address.
    assetsInlineLimit: file => /\/art\/mark\w*\.svg$/.test(file),
    // The page is served under a strict policy that allows no inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Compressing takes its time.
      checks: { pluginTimings: false },
      input: { index: 'index.html', sw: 'src/app/pwa/worker/serviceWorker.ts' },
      output: {
        chunkFileNames: fileOf,
        // A service worker speaks for the folder it lies in, under the same name in every version.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What changes rarely is a file of its own, and kept over many versions.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            { debugName: 'folders', name: chunks() },
          ],
        },
      },
      treeshake: {
        // What only finished games need of the rules stays out of what every page loads.
        moduleSideEffects: id => !/\/packages\/(rules|text|bots|wire)\/src\//.test(id),
      },
    },
  },
  // The worker that hosts this browser's own tables.
  worker: {
    format: 'es',
    plugins: () => [rulesEdition()],
    // Whoever looks for a script of the page by its name must not find one of the worker's.
    rolldownOptions: { output: { chunkFileNames: 'assets/worker.[name]-[hash].js' } },
  },
  server: {
    proxy: {
      '/api': `http://${server}`,
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
})
