/**
 * Writes the names of every language: what each piece of content is called, from the glossary and our own list, in
 * shared/names.ts what both games have, in games/… what only one has. The glossary is far larger than what a browser
 * needs. Run: npm run names
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { boxName, COLORS, COMBAT_FACES, contentIds, DESTINATIONS, EXTRAS, WORDS } from '@coldwake/rules'
import { type Lang, langs } from '../src/lang.ts'

export type Kind =
  | 'character'
  | 'card'
  | 'room'
  | 'wound'
  | 'tokenEffect'
  | 'colour'
  | 'intruder'
  | 'object'
  | 'engine'
  | 'destination'
  | 'word'
  | 'combatFace'
  | 'component'

const GAMES = ['nemesis', 'lockdown'] as const

/** Where the glossary calls a piece otherwise than content does. */
const otherwise: Record<string, string> = {
  slimeRoom: 'room.roomCoveredWithSlime',
  'engine-1': 'room.engine1',
  'engine-2': 'room.engine2',
  'engine-3': 'room.engine3',
  sixShooter: 'item.revolver',
  contamination: 'rule.contamination',
  egg: 'creature.egg',
  carcass: 'object.intruderCarcass',
  corpse: 'object.characterCorpse',
  working: 'status.engineWorking',
  damaged: 'status.engineDamaged',
  clean: 'status.notInfected',
  medicalStapler: 'item.surgicalStapler',
  analyzeToolset: 'item.analysisKit',
  enviroSuit: 'item.survivalSuit',
  waryOfShadows: 'weakness.bewareTheShadows',
  elevator: 'room.elevatorRoom',
  stairs: 'room.emergencyStaircase',
  alert: 'room.alertRoom',
  'backup-power': 'room.backupPowerSupply',
  isolation: 'room.isolationRoom',
}

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>
const readEntries = (file: string): Entries => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
/** The terms of the published games. */
export const glossary = readEntries('../src/glossary.json')
/** Names of pieces that the glossary lacks, by kind and id. */
export const ownNames = readEntries('own-names.json')

/** Every kind's ids, each with the part of the glossary to look in. */
function wanted(game: string): Record<Kind, [id: string, group: string][]> {
  const ids = contentIds(game)
  const group = (name: string, list: readonly string[]) => list.map((id): [string, string] => [id, name])
  return {
    character: group('character', ids.character),
    // Every card that is shown by its name; tested: no id stands for two of them.
    card: [
      ...group('action', ids.action),
      ...group('rule', ids.contamination),
      ...group('item', ids.item),
      ...group('event', ids.event),
      ...group('attack', ids.attack),
      ...group('weakness', ids.weakness),
      ...group('objective', ids.objective),
      ...group('intruderAction', ids.intruderAction),
      ...group('computer', ids.computer),
      ...group('contingency', ids.contingency),
      ...group('css', ids.css),
    ],
    room: [...group('room', ids.tile), ...group('room', ids.special)],
    wound: group('wound', ids.wound),
    tokenEffect: group('explorationEffect', ['silence', 'danger', 'slime', 'fire', 'malfunction', 'door']),
    colour: group('itemColor', COLORS),
    // Tokens bear numbers: `adult-4`.
    intruder: group('creature', [...new Set(ids.intruder.map(id => id.replace(/(-\d+)+$/, '')))]),
    object: group('object', ['egg', 'carcass', 'corpse', 'corpse.blue']),
    engine: group('status', ids.engine),
    destination: group('location', ids.coordinates.length > 0 ? DESTINATIONS : []),
    word: group('status', WORDS),
    combatFace: group('combatFace', COMBAT_FACES),
    component: group('component', ['chem', 'cloth', 'med', 'tool', 'elec']),
  }
}

type Names = Record<string, Record<string, string>>

/**
 * What everything is called, with the apostrophe that our sentences have. Throws what is missing, and what we translate
 * although the glossary has it.
 */
function namesIn(lang: Lang): { names: Names; played: Map<string, Set<string>> } {
  const wrong: string[] = []
  const names: Names = {}
  /** Which games have a piece, by kind and id. */
  const played = new Map<string, Set<string>>()
  const plain = GAMES.map(game => ({ game, box: game }))
  // What is added to a game only visits there, unless no game has it of its own. What is outside has words of its own
  // (games/lockdown/surface/messages.ts).
  const inside = EXTRAS.filter(extra => extra !== 'surface')
  const added = GAMES.map(game => ({ game, box: boxName(game, inside) }))
  for (const [visit, boxes] of [plain, added].entries())
    for (const { game, box } of boxes)
      for (const [kind, list] of Object.entries(wanted(box)) as [Kind, [string, string][]][])
        for (const [id, group] of list) {
          const piece = `${kind}.${id}`
          if (visit === 0 || !played.has(piece)) played.set(piece, (played.get(piece) ?? new Set()).add(game))
          const key = otherwise[id] ?? `${group}.${id}`
          if (glossary[key] && ownNames[piece]) wrong.push(`${piece} is ours, but the glossary has ${key}`)
          const entry = glossary[key] ?? ownNames[piece]
          // A language begins with English words; `npm run text` lists what it has no name for.
          const name = entry && String(entry[lang] ?? entry.en)
          names[kind] ??= {}
          // A card of the other game may go by the same name.
          if (!name && names[kind][id]) continue
          if (!name) wrong.push(`${piece} has no name`)
          else names[kind][id] = name.replaceAll("'", '’')
        }
  for (const piece of Object.keys(ownNames)) if (!played.has(piece)) wrong.push(`${piece} is named, but not in content`)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return { names, played }
}

/** The names of both games, and of only one. */
export const FILES = ['shared/names', ...GAMES.map(game => `games/${game}/names` as const)] as const
type File = (typeof FILES)[number]

const gameOf = (file: File): string | undefined => GAMES.find(game => file === `games/${game}/names`)

/** The text of one of a language's files. */
export function writeNames(lang: Lang, file: File): string {
  const { names, played } = namesIn(lang)
  const belongs = (piece: string) => {
    const [only, other] = played.get(piece) ?? []
    return gameOf(file) === (other === undefined ? only : undefined)
  }
  const mine = Object.entries(names).map(([kind, list]): [string, [string, string][]] => [
    kind,
    Object.entries(list).filter(([id]) => belongs(`${kind}.${id}`)),
  ])
  return print(mine, lang, file)
}

const quote = (text: string) => `'${text}'`
const key = (id: string) => (/^\w+$/.test(id) ? id : quote(id))

function print(names: readonly [kind: string, list: readonly [string, string][]][], lang: Lang, file: File): string {
  const kinds = names.flatMap(([kind, list]) => {
    const lines = list.map(([id, name]) => `    ${key(id)}: ${quote(name)},\n`)
    return lines.length > 0 ? [`  ${kind}: {\n${lines.join('')}  },\n`] : []
  })
  const english = lang === 'en'
  return `/** Written by scripts/names.ts; change the glossary or scripts/own-names instead. */
${english ? '' : `import type { names as en } from '${file.replaceAll(/\w+/g, '..')}/en/${file}.ts'\n`}
export const names${english ? '' : ': typeof en'} = {
${kinds.join('')}}
`
}

if (import.meta.main)
  for (const lang of langs)
    for (const file of FILES)
      writeFileSync(new URL(`../src/${lang}/${file}.ts`, import.meta.url), writeNames(lang, file))
