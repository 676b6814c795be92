import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { gameIcons } from './build/gameIcons.ts'

// In development Vite serves the pages and hands everything else to the game server beside it.
const server = `${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? 8080}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), gameIcons()],
  build: {
    // Pictures stay files: they are shared by many places, and cached.
    assetsInlineLimit: 0,
    // The page is served under a strict policy that allows no inline script.
    modulePreload: { polyfill: false },
    // One bundle for every page but replays: the icons alone are a good part of it.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      treeshake: {
        // What only finished games need of the rules stays out of what every page loads.
        moduleSideEffects: id => !/\/packages\/(rules|text|bots)\/src\/(?!index\.ts$)/.test(id),
      },
    },
  },
  server: {
    proxy: {
      '/api': `http://${server}`,
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
})
