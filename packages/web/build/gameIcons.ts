/** A Vite plugin: of four thousand icons, bundle the outlines of those we name. */
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { GAME_ICONS } from '../src/icons/names.ts'

const id = 'virtual:game-icons'

export function gameIcons(): Plugin {
  return {
    name: 'coldwake-game-icons',
    resolveId: asked => (asked === id ? `\0${id}` : null),
    load: asked => (asked === `\0${id}` ? `export default ${JSON.stringify(outlines())}` : null),
  }
}

function outlines(): Record<string, string> {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string } | undefined>
  }
  const outline = (name: string) => {
    const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '')?.[1]
    if (!d) throw new Error(`game-icons has no plain outline named ${name}`)
    return d
  }
  return Object.fromEntries(Object.entries(GAME_ICONS).map(([word, name]) => [word, outline(name)]))
}
