/**
 * A Vite plugin: of four thousand icons, those we name as one drawing, with our own glyphs, a file of its own beside the
 * scripts. Pages point into it (`<use href="…#fire">`), so it is fetched once and kept, and no script grows with it.
 */
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { ICONS, PICTURES } from '../src/icons/gameIcons.ts'
import { GLYPHS, type GlyphPath } from '../src/icons/glyphs.ts'

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

/** Every outline under our words for it, and our own glyphs under theirs. */
export function drawing(): string {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string } | undefined>
  }
  const named = new Map<string, string[]>()
  const name = (id: string, outline: string) => named.set(outline, [...(named.get(outline) ?? []), id])
  for (const [word, outline] of Object.entries(ICONS)) name(word, outline)
  for (const [thing, outline] of Object.entries(PICTURES)) name(`of-${thing}`, outline)
  const outlines = [...named]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([outline, ids]) => {
      const path = /^<path fill="currentColor" (d="[^"]+")\/>$/.exec(icons[outline]?.body ?? '')?.[1]
      if (!path) throw new Error(`game-icons has no plain outline named ${outline}`)
      return under(ids, `<path ${path}/>`)
    })
  const glyphs = Object.entries(GLYPHS).map(([id, paths]) => under([id], paths.map(glyphPath).join('')))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><!-- ${CREDIT} -->${[...outlines, ...glyphs].join('')}</svg>\n`
}

/** A shape has one id, and so has each group around it: drawn once, found by many names. */
const under = (ids: readonly string[], shape: string): string =>
  ids.reduce((inner, id) => `<g id="${id}">${inner}</g>`, shape)

const glyphPath = ({ d, evenOdd, faint, cut }: GlyphPath): string => {
  const how = [
    evenOdd ? ' fill-rule="evenodd"' : '',
    faint ? ' opacity=".55"' : '',
    // The page's own void: what is drawn here takes the colors of where it is shown.
    cut ? ` stroke="var(--void)" stroke-width="${cut}"` : '',
  ]
  return `<path d="${d}"${how.join('')}/>`
}
