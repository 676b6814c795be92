import { readFileSync } from 'node:fs'
import { type CombatFace, type Component, contentIds, type Destination } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { FILES, writeNames } from '../scripts/names.ts'
import { articles as outside } from '../src/en/games/lockdown/surface/messages.ts'
import { langs } from '../src/lang.ts'
import {
  anObject,
  cardName,
  characterName,
  combatFaceName,
  componentName,
  destinationName,
  engineName,
  intruderName,
  objectName,
  roomName,
  theCard,
  theCharacter,
  theTile,
  tokenName,
  wordName,
  woundName,
} from '../src/things.ts'
import { loadLanguage, words } from '../src/words.ts'

await Promise.all(langs.map(loadLanguage))

const CARDS = [
  'action',
  'contamination',
  'item',
  'event',
  'attack',
  'weakness',
  'objective',
  'intruderAction',
  'computer',
  'contingency',
  'css',
  'surface',
] as const
/** What only some boxes have. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  nemesis: ['engine'],
  'nemesis+intruder': ['engine', 'intruderAction'],
  lockdown: ['computer', 'contingency', 'css'],
  'lockdown+surface': ['computer', 'contingency', 'css', 'surface'],
}

describe.each(Object.keys(OWN))('%s', game => {
  const ids = contentIds(game)
  const naming = {
    character: characterName,
    action: cardName,
    contamination: cardName,
    item: cardName,
    event: cardName,
    attack: cardName,
    weakness: cardName,
    objective: cardName,
    intruderAction: cardName,
    computer: cardName,
    contingency: cardName,
    css: cardName,
    surface: cardName,
    tile: roomName,
    special: roomName,
    wound: woundName,
    engine: engineName,
    intruder: intruderName,
    token: (id: string, lang: (typeof langs)[number]) => tokenName(game, id, lang),
  } as const

  test.each(langs)('everything has a name in %s', lang => {
    // Coordinates go by what they say.
    const { coordinates: _, ...others } = ids
    for (const [kind, list] of Object.entries(others)) {
      const nameOf = naming[kind as keyof typeof others]
      const isOthers = !OWN[game]?.includes(kind) && Object.values(OWN).some(kinds => kinds.includes(kind))
      expect(list.length > 0, kind).toBe(!isOthers)
      for (const id of list) {
        expect(nameOf(id, lang), `${kind} ${id}`).not.toBe(id)
        expect(nameOf(id, lang), `${kind} ${id}`).toMatch(/^¿?\p{Lu}/u)
      }
    }
  })

  test('every room has an article, or is known to need none', () => {
    const { articles, characters } = words('en').things
    const known = [...Object.keys(articles), ...Object.keys(outside)]
    for (const room of [...ids.tile, ...ids.special]) expect(known).toContain(room)
    for (const character of ids.character) expect(Object.keys(characters)).toContain(character)
  })

  test('no id stands for two cards', () => {
    const all = CARDS.flatMap(kind => ids[kind])
    expect(new Set(all).size).toBe(all.length)
  })

  test.each(langs)('no two cards of one kind share a name in %s', lang => {
    for (const kind of [...CARDS, 'tile', 'wound', 'engine'] as const) {
      const names = ids[kind].map(id => naming[kind](id, lang))
      expect(new Set(names).size, kind).toBe(ids[kind].length)
    }
  })
})

describe('what sets equal pieces apart is not said', () => {
  test('colours, quests, numbers', () => {
    expect(cardName('energyCharge.red', 'en')).toBe('Energy Charge')
    expect(cardName('clothes.green', 'es')).toBe('Ropa')
    expect(cardName('evacuationKey.quest', 'en')).toBe('Evacuation Key')
    expect(cardName('scratch.5', 'en')).toBe('Scratch')
    expect(theCard('bite.retreat', 'es')).toBe('«Mordisco»')
    expect(cardName('hunt.2', 'es')).toBe('Cacería')
    expect(intruderName('adult-4', 'es')).toBe('Adulto')
    expect(roomName('engine-2', 'es')).toBe('Motor 2')
  })

  test('but the word on a Contamination card is, once it is known', () => {
    expect(cardName('contamination', 'en')).toBe('Contamination')
    expect(cardName('contamination.infected', 'en')).toBe('Contamination (INFECTED)')
    expect(theCard('contamination.clean', 'es')).toBe('«Contaminación (no infectado)»')
    expect(wordName('infected', 'es')).toBe('INFECTADO')
  })
})

test('Objects, and whose corpse it is', () => {
  expect(objectName('egg', 'en')).toBe('Egg')
  expect(objectName('corpse.blue', 'es')).toBe('Cadáver de personaje azul')
  expect(objectName('corpse.pilot', 'en')).toBe('Corpse: Pilot')
  expect(anObject('corpse.pilot', 'es')).toBe('el Cadáver de la Piloto')
  expect(anObject('corpse.captain', 'es')).toBe('el Cadáver del Capitán')
  expect(anObject('carcass', 'en')).toBe('an Intruder Carcass')
  expect(theCharacter('scout', 'es')).toBe('la Exploradora')
  expect(anObject('corpse.scout', 'it')).toBe('il Cadavere dell’Esploratore')
  expect(theTile('emergencyRoom', 'it')).toBe('l’Infermeria')
})

test.each(langs)('destinations, dice and components have names in %s', lang => {
  const names = [
    ...(['earth', 'mars', 'venus', 'deepSpace'] satisfies Destination[]).map(id => destinationName(id, lang)),
    ...(['blank', 'creeper', 'adult', 'hit', 'double', 'alpha', 'beta'] satisfies CombatFace[]).map(id =>
      combatFaceName(id, lang),
    ),
    ...(['chem', 'cloth', 'med', 'tool', 'elec'] satisfies Component[]).map(id => componentName(id, lang)),
  ]
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^(\p{Lu}|1 )[\p{L}\d :,;]+$/u)
})

test('an exploration token says all that stands on it', () => {
  expect(tokenName('nemesis', 'malfunction-4', 'en')).toBe('Malfunction, 4 Items')
  expect(tokenName('nemesis', 'fire-1', 'es')).toBe('Fuego, 1 Objeto')
  expect(tokenName('lockdown+surface', 'surface-redItem-2', 'en')).toBe('Red Item, 2 Items')
  expect(tokenName('lockdown+surface', 'surface-mars-1', 'es')).toBe('Carta de Superficie de Marte, 1 Objeto')
})

test.each(langs)('the names in %s are what scripts/names.ts writes', lang => {
  for (const file of FILES)
    expect(readFileSync(new URL(`../src/${lang}/${file}.ts`, import.meta.url), 'utf8')).toBe(writeNames(lang, file))
})
