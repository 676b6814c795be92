/** The style sheets: their order is stated, each of them shrinks its own things, and colors are tokens. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentIds } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { GAMES } from '../src/games/covers/index.ts'
import { contrast } from './support/contrast.ts'

const source = path.join(import.meta.dirname, '../src')
const files = (ending: RegExp) =>
  readdirSync(source, { encoding: 'utf8', recursive: true }).filter(file => ending.test(file))
const read = (file: string) => readFileSync(path.join(source, file), 'utf8')
const uncommented = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

const TOKENS = 'styles/tokens.css'
/** Font faces belong to no layer: there is nothing to win over. */
const FONTS = 'styles/fonts.css'

interface Rule {
  selector: string
  /** The at-rules and rules around it, outermost first. */
  within: readonly string[]
  /** Its declarations, without the rules nested in it. */
  declarations: string
}

/** All rules of a sheet, nested ones too. Keyframes and font faces are none. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  const open: Rule[] = []
  let text = ''
  for (const char of uncommented(css)) {
    if (char === '{') {
      const statements = text.split(';')
      const selector = statements.pop()?.trim() ?? ''
      const outer = open.at(-1)
      if (outer) outer.declarations += statements.join(';')
      open.push({ selector, within: open.map(({ selector }) => selector), declarations: '' })
    } else if (char === '}') {
      const closed = open.pop()
      if (!closed) throw new Error('a brace too many')
      closed.declarations += text
      const outer = open.at(-1)?.selector ?? ''
      if (!closed.selector.startsWith('@') && !outer.startsWith('@keyframes')) rules.push(closed)
    } else {
      text += char
      continue
    }
    text = ''
  }
  if (open.length > 0) throw new Error('a brace is missing')
  return rules
}

const sheets = files(/\.css$/).map(file => ({ file, rules: rulesOf(read(file)) }))
const layers = /@layer ([\w, ]+);/.exec(read(TOKENS))?.[1]?.split(', ') ?? []

const isAboutWidth = ({ within }: Rule) => within.some(rule => /^@media.*(width|height)/.test(rule))
const classesIn = ({ selector, within }: Rule) =>
  [selector, ...within.filter(rule => !rule.startsWith('@'))].flatMap(text =>
    [...text.matchAll(/[.#]([a-zA-Z][\w-]*)/g)].map(([, name]) => name),
  )

test('every rule lies in a layer whose place is stated', () => {
  expect(layers).toEqual(['tokens', 'base', 'components', 'games'])
  const outside = sheets
    .filter(({ file }) => file !== FONTS)
    .flatMap(({ file, rules }) =>
      rules
        .filter(({ within }) => !layers.includes(within[0]?.replace('@layer ', '') ?? ''))
        .map(({ selector }) => `${file}: ${selector}`),
    )
  expect(outside).toEqual([])
})

test('a sheet changes for a small screen what is its own, and no sheet overrides those of others', () => {
  /** Where a class is styled whatever the screen. */
  const homes = new Map<string, Set<string>>()
  for (const { file, rules } of sheets)
    for (const rule of rules)
      if (!isAboutWidth(rule))
        for (const name of classesIn(rule)) homes.set(name, (homes.get(name) ?? new Set()).add(file))
  const isOwn = (name: string, file: string) => homes.get(name)?.has(file) ?? !homes.has(name)
  const foreign = sheets.flatMap(({ file, rules }) =>
    rules
      .filter(isAboutWidth)
      .filter(rule => !classesIn(rule).some(name => isOwn(name, file)))
      .map(({ selector }) => `${file}: ${selector}`),
  )
  expect(foreign).toEqual([])
  const overriding = sheets.filter(({ rules }) => rules.length > 0 && rules.every(isAboutWidth)).map(({ file }) => file)
  expect(overriding).toEqual([])
})

test('the widths at which anything changes are those listed among the tokens', () => {
  const listed = new Set(
    [...(/Screens[\s\S]*?\*\//.exec(read(TOKENS))?.[0] ?? '').matchAll(/\b(\d+) /g)].map(([, width]) => Number(width)),
  )
  expect(listed.size).toBeGreaterThan(5)
  const used = new Set<number>()
  const unlisted: string[] = []
  for (const { file } of sheets)
    for (const [query] of uncommented(read(file)).matchAll(/@media[^{]*/g))
      for (const [, side, size] of query.matchAll(/(min-width|max-width|min-height|max-height): (\d+)px/g)) {
        // The screen above 600 begins with 601.
        const width = side?.startsWith('min') && !listed.has(Number(size)) ? Number(size) - 1 : Number(size)
        used.add(width)
        if (!listed.has(width)) unlisted.push(`${file}: ${query.trim()}`)
      }
  expect(unlisted).toEqual([])
  expect([...listed].filter(width => !used.has(width))).toEqual([])
})

const COLOR = /#(?:[0-9a-f]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi
const NAMED =
  /(?<![-\w])(?:white|black|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|cyan|gold|silver)(?![-\w])/g
/** In code a color is a string, or begins one; names with a number sign are private fields. */
const COLOR_IN_CODE =
  /["'`](?:#(?:[0-9a-f]{3,4}){1,2}["'`]|(?:rgb|hsl)a?\()|\b(?:fill|stroke|stopColor|color)="(?!none|transparent|url|var|color-mix|currentColor)\w/gi

test('colors are written down among the tokens and nowhere else', () => {
  const literals = sheets
    .filter(({ file }) => file !== TOKENS)
    .flatMap(({ file, rules }) =>
      rules.flatMap(({ declarations }) =>
        declarations
          .split(';')
          .map(declaration => declaration.slice(declaration.indexOf(':') + 1).replace(/--[\w-]+/g, ''))
          .flatMap(value => [...value.matchAll(COLOR), ...value.matchAll(NAMED)])
          .map(([color]) => `${file}: ${color}`),
      ),
    )
  const inCode = files(/\.tsx?$/).flatMap(file =>
    [...read(file).matchAll(COLOR_IN_CODE)].map(([color]) => `${file}: ${color}`),
  )
  expect([...literals, ...inCode]).toEqual([])
})

/** The value of a token on the ship. */
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(read(TOKENS))?.[1] ?? ''

test.each(GAMES)('letters and signs can be read on every surface of %s', game => {
  const css = uncommented(read(TOKENS))
  const own = new RegExp(`\\[data-game\\^="${game}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  const value = (name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(`${own}${css}`)?.[1] ?? name
  const weak = ['void', 'hull', 'deck', 'deck-2'].flatMap(surface =>
    ['text', 'text-2', 'text-3', 'act', 'danger', 'fire', 'noise', 'malf', 'slime', 'ok']
      .filter(name => contrast(value(name), value(surface)) < 4.5)
      .map(name => `--${name} on --${surface}`),
  )
  expect(weak).toEqual([])
})

test('pictures and files that cannot read a token agree with it', () => {
  // An image is a document of its own: custom properties of the page do not reach into it.
  for (const game of GAMES)
    for (const character of contentIds(game).character)
      expect(read(`art/people/${character}.svg`), character).toContain(token(character))
  const web = path.join(source, '..')
  const page = readFileSync(path.join(web, 'index.html'), 'utf8')
  expect(page).toContain(`<meta name="theme-color" content="${token('void')}">`)
  const manifest = JSON.parse(readFileSync(path.join(web, 'public/manifest.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({ background_color: token('void'), theme_color: token('void') })
})

const everything = [...files(/\.css$/).map(file => uncommented(read(file))), ...files(/\.tsx?$/).map(read)].join('\n')
const declared = (text: string) =>
  new Set([...text.matchAll(/(?<![\w-])['"]?(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name))

test('what is to be read over the board lets nothing of it through', () => {
  const READ = ['.cardfull', '.explain', '.phase', '.ribbon', '.stagebar']
  const grounds = READ.map(name => {
    const own = sheets.flatMap(({ rules }) =>
      rules.filter(
        ({ selector, within }) => selector === name && within.length === 1 && within[0] === '@layer components',
      ),
    )
    const ground = own.map(({ declarations }) => /background: ([^;]+);/.exec(declarations)?.[1]).find(Boolean)
    return `${name}: ${ground}`
  })
  expect(grounds).toEqual(READ.map(name => `${name}: var(--hull)`))
})

test('everything that moves comes to rest', () => {
  const endless = sheets.flatMap(({ file, rules }) =>
    rules
      .filter(({ declarations }) => /animation[^;]*\binfinite\b/.test(declarations))
      .map(({ selector }) => `${file}: ${selector}`),
  )
  expect(endless).toEqual([])
})

test('every token is there, and every token is used', () => {
  const used = new Set([...everything.matchAll(/var\((--[\w-]+)(?=[\s,)])/g)].map(([, name]) => name))
  const beginnings = [...everything.matchAll(/var\((--[\w-]+-)\$\{/g)].map(([, beginning]) => beginning)
  const known = declared(everything)
  expect([...used].filter(name => !known.has(name))).toEqual([])
  // People go by the names of their characters.
  const people = new Set(GAMES.flatMap(game => contentIds(game).character.map(character => `--${character}`)))
  const isUsed = (name: string) =>
    used.has(name) || people.has(name) || beginnings.some(beginning => name.startsWith(beginning))
  expect([...declared(uncommented(read(TOKENS)))].filter(name => !isUsed(name))).toEqual([])
})

test('every class has a name that can be read, and something wears it', () => {
  const names = new Set(
    sheets.flatMap(({ rules }) => rules.flatMap(({ selector }) => selector.match(/\.[a-zA-Z][\w-]*/g) ?? [])),
  )
  const words = new Set(files(/\.tsx?$/).flatMap(file => read(file).match(/[a-zA-Z][\w-]*/g) ?? []))
  // Some are put together: the kind of a question, the color of a deck.
  const beginnings = files(/\.tsx$/).flatMap(file =>
    [...read(file).matchAll(/([a-z]+-)\$\{/g)].map(([, beginning]) => beginning),
  )
  const isWorn = (name: string) =>
    words.has(name) || beginnings.some(beginning => name.startsWith(beginning) && name.length > beginning.length)
  const strange = [...names].map(name => name.slice(1)).filter(name => name.length < 2 || !isWorn(name))
  expect(strange).toEqual([])
})
