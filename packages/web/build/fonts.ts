/**
 * A Vite plugin: the page's fonts, no larger than what is written with them. The letters of our languages are files of
 * their own; all others that a font has, in the name of a player, come with the files of its package, when one is shown.
 * Until a font is there, one that most systems have stands in for it at the same width, so that no line breaks anew.
 *
 * `virtual-fonts/fonts.css` declares them all. The files are made once, in a folder for what is made from packages.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

interface Face {
  family: string
  weight: string
  /** The letters of our languages, and the file that has them. */
  cuts: readonly { letters: string; of: string }[]
  /** The file with one part of all its letters. */
  rest: (part: keyof typeof REST) => string
  /** Mean width of a letter at each weight, in em: of small letters, or of capitals where it is set in these alone. */
  widths: Readonly<Record<number, number>>
  capitals?: true
  ascent: number
  descent: number
  /** Of a variable font, the weights that are used. */
  axis?: { min: number; max: number }
}

const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
/** A soft hyphen is drawn as U+2010: without it among the letters, a browser looks for it in the rest and fetches that. */
const LATIN = `${signs}\u00a0\u00ad\u2010\u2068\u2069¡«»¿ªº×·§²³ÀÁÂÄÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäèéêëìíîïñòóôöùúûü–—‘’‚“”„…›‹←↑→↓−`
const POLISH = 'ĄĆĘŁŃŚŹŻąćęłńśźż'

const NAMES = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold' } as const
type Weight = keyof typeof NAMES

const barlow = (weight: Weight, width: number): Face => ({
  family: 'Barlow',
  weight: String(weight),
  // Only this package has all letters in one file.
  cuts: [
    {
      letters: LATIN + POLISH,
      of: `@expo-google-fonts/barlow/${NAMES[weight]}/Barlow_${NAMES[weight]}.ttf`,
    },
  ],
  rest: part => `@fontsource/barlow/files/barlow-${part}-${weight}-normal.woff2`,
  widths: { [weight]: width },
  ascent: 1,
  descent: 0.2,
})
const condensed = (weight: Weight, width: number): Face => ({
  ...barlow(weight, width),
  family: 'Barlow Condensed',
  cuts: [
    {
      letters: LATIN + POLISH,
      of: `@expo-google-fonts/barlow-condensed/${NAMES[weight]}/BarlowCondensed_${NAMES[weight]}.ttf`,
    },
  ],
  rest: part => `@fontsource/barlow-condensed/files/barlow-condensed-${part}-${weight}-normal.woff2`,
})

const shoulders = (part: keyof typeof REST): string =>
  `@fontsource-variable/big-shoulders-display/files/big-shoulders-display-${part}-wght-normal.woff2`

const FACES: readonly Face[] = [
  barlow(400, 0.4309),
  barlow(500, 0.435),
  barlow(600, 0.4395),
  condensed(500, 0.3495),
  condensed(600, 0.3562),
  {
    family: 'Big Shoulders Display',
    weight: '700 800',
    cuts: [
      { letters: LATIN, of: shoulders('latin') },
      { letters: POLISH, of: shoulders('latin-ext') },
    ],
    rest: shoulders,
    widths: { 700: 0.3624, 800: 0.3895 },
    capitals: true,
    ascent: 0.984,
    descent: 0.213,
    axis: { min: 700, max: 800 },
  },
]

/** Fonts of the large systems, with the same measures. The name of a face in its place ends with the first of them. */
const STAND_INS = [
  { names: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.4486, capitals: 0.5867 },
  { names: ['Roboto'], width: 0.4477, capitals: 0.5416 },
  { names: ['DejaVu Sans'], width: 0.509, capitals: 0.5959 },
] as const

/** What is asked of a font beyond its letters. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']

/** All that a part of a package has, as its own style sheet says. */
const REST = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
} as const

const place = createRequire(import.meta.url).resolve
const folder = path.join(import.meta.dirname, '../node_modules/.cache/fonts')

export function fonts(): Plugin {
  return {
    name: 'coldwake-fonts',
    async config() {
      const rules = await Promise.all(FACES.map(rulesOf))
      await put('fonts.css', `/* SIL Open Font License 1.1, see NOTICE.md. */\n${rules.join('')}`)
      return { resolve: { alias: { 'virtual-fonts': folder } } }
    },
  }
}

/** The file with these letters of a face: under a name that says what it was made of, so that it is made only once. */
async function cut({ family, weight, axis }: Face, { letters, of }: Face['cuts'][number]): Promise<string> {
  const whole = await readFile(place(of))
  const how = JSON.stringify([letters, FEATURES, axis, 'hinted'])
  const hash = createHash('sha256').update(whole).update(how).digest('hex').slice(0, 8)
  const file = `${`${family} ${weight}`.toLowerCase().replaceAll(' ', '-')}-${hash}.woff2`
  if (!existsSync(path.join(folder, file))) {
    const axes = axis ? { variationAxes: { wght: axis } } : {}
    const how = { targetFormat: 'woff2', keepFeatures: FEATURES, ...axes } as const
    await put(file, await subsetFont(whole, letters, how))
  }
  return file
}

/** Whole from its first moment, whoever else makes it meanwhile. */
async function put(name: string, content: Buffer | string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = path.join(folder, `${name}.${process.pid}`)
  await writeFile(draft, content)
  await rename(draft, path.join(folder, name))
}

async function rulesOf(face: Face): Promise<string> {
  // A letter that two rules have would load both files.
  const usual = new Set(face.cuts.flatMap(({ letters }) => [...letters]))
  const isRare = (letter: string) => !usual.has(letter)
  const cuts = face.cuts.map(async one => rule(face, `./${await cut(face, one)}`, rangeOf([...one.letters])))
  return [
    ...(['latin', 'latin-ext'] as const).map(part =>
      rule(face, path.relative(folder, place(face.rest(part))), rangeOf(lettersOf(REST[part]).filter(isRare))),
    ),
    ...(await Promise.all(cuts)),
    ...Object.entries(face.widths).flatMap(([weight, width]) =>
      STAND_INS.map(standIn => ruleOfStandIn({ ...face, weight }, width, standIn)),
    ),
  ].join('')
}

const rule = ({ family, weight }: Face, file: string, range: string): string =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("${file}") format("woff2"); unicode-range: ${range} }\n`

function ruleOfStandIn(face: Face, width: number, { names, ...widths }: (typeof STAND_INS)[number]): string {
  const size = width / (face.capitals ? widths.capitals : widths.width)
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`
  return [
    `@font-face { font-family: "${face.family} as ${names[0]}"; font-weight: ${face.weight};`,
    `src: ${names.map(name => `local("${name}")`).join(', ')}; size-adjust: ${percent(size)};`,
    `ascent-override: ${percent(face.ascent / size)}; descent-override: ${percent(face.descent / size)}; line-gap-override: 0% }\n`,
  ].join(' ')
}

/** The letters that a style sheet names so. */
const lettersOf = (range: string): string[] =>
  range.split(', ').flatMap(some => {
    const [from = 0, to = from] = some
      .slice(2)
      .split('-')
      .map(code => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })

/** The letters as a style sheet names them, neighbors together. */
function rangeOf(letters: readonly string[]): string {
  const codes = [...new Set(letters)].map(letter => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
