/**
 * Writes names.ts of every language: what each piece of content is called, from the glossary and our own list. The
 * glossary is far larger than what a browser needs. Run: node packages/text/scripts/names.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { boxName, contentIds, EXTRAS, games } from '@coldwake/rules'
import { type Lang, langs } from '../src/lang.ts'
import { ownNames } from './own-names.ts'

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

/** Where the glossary calls a piece otherwise than content does. */
const otherwise: Record<string, string> = {
  slimeRoom: 'room.roomCoveredWithSlime',
  'engine-1': 'room.engine1',
  'engine-2': 'room.engine2',
  'engine-3': 'room.engine3',
  sixShooter: 'item.revolver',
  pistol: 'item.scientistPistol',
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

const readGlossary = (): Record<string, Record<string, unknown>> =>
  JSON.parse(readFileSync(new URL('../src/glossary.json', import.meta.url), 'utf8'))

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
    colour: group('itemColor', ['red', 'yellow', 'green', 'white']),
    // Tokens bear numbers: `adult-4`.
    intruder: group('creature', [...new Set(ids.intruder.map(id => id.replace(/(-\d+)+$/, '')))]),
    object: group('object', ['egg', 'carcass', 'corpse', 'corpse.blue']),
    engine: group('status', ids.engine),
    destination: group('location', ['earth', 'mars', 'venus', 'deepSpace']),
    word: group('status', ['infected', 'clean']),
    combatFace: group('combatFace', ['blank', 'creeper', 'adult', 'hit', 'double', 'alpha', 'beta']),
    component: group('component', ['chem', 'cloth', 'med', 'tool', 'elec']),
  }
}

/** Every game as it is, and with all that can be added to it. What is outside has words of its own (surfacesaid.ts). */
const inside = EXTRAS.filter(extra => extra !== 'surface')
const everyBox = (): string[] => games().flatMap(game => [game, boxName(game, inside)])

/** The text of a language's names.ts. Throws what is missing, and what we translate although the glossary has it. */
export function writeNames(lang: Lang, boxes: readonly string[] = everyBox()): string {
  const glossary = readGlossary()
  const wrong: string[] = []
  const names: Record<string, Record<string, string>> = {}
  for (const box of boxes)
    for (const [kind, list] of Object.entries(wanted(box)) as [Kind, [string, string][]][])
      for (const [id, group] of list) {
        const key = otherwise[id] ?? `${group}.${id}`
        const entry = glossary[key]
        const own = ownNames[kind]?.[id]
        if (entry && own) wrong.push(`${kind}.${id} is ours, but the glossary has ${key}`)
        const name = entry ?? own
        names[kind] ??= {}
        // A card of the other game may go by the same name.
        if (!name && names[kind][id]) continue
        if (!name) wrong.push(`${kind}.${id} has no name`)
        else names[kind][id] = String(name[lang])
      }
  for (const [kind, own] of Object.entries(ownNames))
    for (const id of Object.keys(own)) if (!names[kind]?.[id]) wrong.push(`${kind}.${id} is named, but not in content`)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return print(names, lang)
}

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`
const key = (id: string) => (/^\w+$/.test(id) ? id : quote(id))

function print(names: Record<string, Record<string, string>>, lang: Lang): string {
  const kinds = Object.entries(names).map(([kind, list]) => {
    const lines = Object.entries(list).map(([id, name]) => `    ${key(id)}: ${quote(name)},\n`)
    return `  ${kind}: {\n${lines.join('')}  },\n`
  })
  const english = lang === 'en'
  return `/** Written by scripts/names.ts; change the glossary or scripts/own-names.ts instead. */
${english ? '' : "import type { names as en } from '../en/names.ts'\n"}
export const names${english ? '' : ': typeof en'} = {
${kinds.join('')}}
`
}

if (import.meta.main)
  for (const lang of langs) writeFileSync(new URL(`../src/${lang}/names.ts`, import.meta.url), writeNames(lang))
