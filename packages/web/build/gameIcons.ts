/**
 * A Vite plugin: of four thousand icons, those we name as one drawing, with our own glyphs, a file of its own beside the
 * scripts. Pages point into it (`<use href="…#fire">`), so it is fetched once and kept, and no script grows with it. It
 * is large: the few that the home page shows come with the script of that page instead.
 */
import { createRequire } from 'node:module'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'
import { AT_HOME, type GameIcon, ICONS, PICTURES } from '../src/icons/gameIcons.ts'
import { GLYPHS, type Glyph, type GlyphPath } from '../src/icons/glyphs.ts'
import type { ShapePath } from '../src/icons/shapePath.ts'

/** Its default export is the address of the drawing. */
const id = 'virtual:game-icons'
/** Its default export has the paths of those at home, by name. */
const homeId = 'virtual:home-icons'
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
    resolveId: asked => (asked === id || asked === homeId ? `\0${asked}` : null),
    load(asked) {
      if (asked === `\0${homeId}`)
        return `export default ${JSON.stringify(Object.fromEntries(AT_HOME.map(name => [name, shapesOf(name)])))}`
      if (asked !== `\0${id}`) return null
      if (!building) return `export default ${JSON.stringify(path)}`
      const file = this.emitFile({ type: 'asset', name: 'game-icons.svg', source: drawing() })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

const CREDIT = 'Icons from game-icons.net, by Lorc, Delapouite and contributors, coordinates rounded, CC BY 3.0'

/** The paths of one icon, as React names their attributes. */
function shapesOf(name: (typeof AT_HOME)[number]): ShapePath[] {
  if (name in GLYPHS) return GLYPHS[name as Glyph].map(shapeOfGlyph)
  return [{ d: /d="([^"]+)"/.exec(pathOf(ICONS[name as GameIcon]))?.[1] ?? '' }]
}

const shapeOfGlyph = ({ d, evenOdd, faint, cut }: GlyphPath): ShapePath => ({
  d,
  ...(evenOdd && { fillRule: 'evenodd' }),
  ...(faint && { opacity: 0.55 }),
  ...(cut && { stroke: 'var(--void)', strokeWidth: cut }),
})

let bodies: Record<string, { body: string } | undefined> | null = null

/** The grid of an outline is 512 wide, and no screen shows more of it than whole units: rounded it is a third as long. */
const ROUNDED = [{ name: 'convertPathData', params: { floatPrecision: 0 } }] as const

/** The attribute of the path that draws an outline. */
function pathOf(outline: string): string {
  bodies ??= (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: typeof bodies }).icons
  const path = /^<path fill="currentColor" (d="[^"]+")\/>$/.exec(bodies?.[outline]?.body ?? '')?.[1]
  if (!path) throw new Error(`game-icons has no plain outline named ${outline}`)
  const { data } = optimize(`<svg><path ${path}/></svg>`, { plugins: [...ROUNDED] })
  return data.slice('<svg><path '.length, -'/></svg>'.length)
}

/** Every outline under our words for it, and our own glyphs under theirs. */
export function drawing(): string {
  const named = new Map<string, string[]>()
  const name = (id: string, outline: string) => named.set(outline, [...(named.get(outline) ?? []), id])
  for (const [word, outline] of Object.entries(ICONS)) name(word, outline)
  for (const [thing, outline] of Object.entries(PICTURES)) name(`of-${thing}`, outline)
  const outlines = [...named]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([outline, ids]) => under(ids, `<path ${pathOf(outline)}/>`))
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
