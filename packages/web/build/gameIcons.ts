/**
 * A Vite plugin: of four thousand icons, those we name as one drawing, a file of its own beside the scripts. Pages point
 * into it (`<use href="…#flame">`), so it is fetched once and kept, and no script grows with it.
 */
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { GAME_ICONS } from '../src/icons/names.ts'

/** Its default export is the address of the drawing. */
const id = 'virtual:game-icons'
/** Where the development server has it. */
const path = '/game-icons.svg'

export function gameIcons(): Plugin {
  let building = true
  return {
    name: 'coldwake-game-icons',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(path, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(drawing())
      })
    },
    resolveId: asked => (asked === id ? `\0${id}` : null),
    load(asked) {
      if (asked !== `\0${id}`) return null
      if (!building) return `export default ${JSON.stringify(path)}`
      const file = this.emitFile({ type: 'asset', name: 'game-icons.svg', source: drawing() })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

const CREDIT = 'Icons from game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0'

/** Every outline under the name it has at game-icons.net. */
export function drawing(): string {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string } | undefined>
  }
  const outline = (name: string) => {
    const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '')?.[1]
    if (!d) throw new Error(`game-icons has no plain outline named ${name}`)
    return `<path id="${name}" d="${d}"/>`
  }
  const names = [...new Set<string>(Object.values(GAME_ICONS))].sort()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!-- ${CREDIT} -->${names.map(outline).join('')}</svg>\n`
}
