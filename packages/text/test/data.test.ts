/** Wording follows the data that the engine runs: whatever number is changed there, every language says the new one. */
import { boxName, cardInfo, findFacts } from '@coldwake/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  cardText,
  coordinatesText,
  type Dialect,
  itemFacts,
  langs,
  loadLanguage,
  questText,
  roomText,
  say,
  tokenName,
  woundText,
} from '../src/index.ts'
import { words } from '../src/words.ts'

beforeAll(() => Promise.all(langs.map(loadLanguage)))

/** Numbers that stand on no card, or that nothing else could stand for. */
const UNSAID = [
  /\.copies$/, // how many of them are in the box
  /\.players$/, // at how many players an objective is in the game: printed on its corner as it is
  /^intruder\./, // tokens show their numbers as they are
  /\bengine$/, // which engine a token belongs to
  /^item\.item\.cost$/, // of items that do nothing when they are used
  /\blook\.count$/, // of what there is only one of; where a number can be chosen it is said (see the last test)
  /\bnoiseInAreas\.count$/, // one or all, and each has its sentence
]

/** All that a player reads on it. */
function read(box: string, name: string, lang: Dialect): string {
  const cost = cardInfo(box, name)?.cost
  return [
    cost === undefined ? '' : say(words(lang).cards.facts.cost, lang, { cost }),
    cardText(box, name, lang),
    roomText(box, name, lang),
    woundText(box, name, lang),
    questText(box, name, lang),
    coordinatesText(box, name, lang),
    tokenName(box, name, lang),
    ...itemFacts(box, name, lang),
  ].join('\n')
}

/** Every number in there: who holds it, under which key, and what kind of number it is. */
function numbersIn(data: object, path: string): [holder: object, key: string, path: string][] {
  return Object.entries(data).flatMap(([key, value]): [object, string, string][] => {
    const [effect] = ['fx', 'is'].flatMap(kind => Reflect.get(data, kind) ?? [])
    const inside = Array.isArray(data) ? path : `${effect ? `${path}.${effect}` : path}.${key}`
    if (typeof value === 'number') return [[data, key, inside]]
    return typeof value === 'object' && value !== null ? numbersIn(value, inside) : []
  })
}

/** What is read with another number there. */
function withOther<T>(holder: object, key: string, by: number, then: () => T): T {
  const number = Reflect.get(holder, key)
  Reflect.set(holder, key, number + by)
  try {
    return then()
  } finally {
    Reflect.set(holder, key, number)
  }
}

const BOXES = [boxName('nemesis', ['intruder']), boxName('lockdown', ['surface', 'crew', 'intruders']), 'lockdown']

describe.each(BOXES)('in the box of %s', box => {
  const facts = findFacts(box)
  const { faces = [], names = [] } = facts?.content ?? {}
  // Of equal pieces the first is the one that is read.
  const all = names.map((name, piece) => [`${faces[piece]?.kind} ${name}`, [name, faces[piece]] as const] as const)
  const pieces = new Map(all.toReversed())
  const printed = Object.values(facts?.printed ?? {}).map(room => [room.id, { kind: 'room', tile: room }] as const)

  test.each(langs)('every number is said in %s', lang => {
    const silent = new Set<string>()
    let said = 0
    for (const [name, face] of [...pieces.values(), ...printed]) {
      if (!face) continue
      const before = read(box, name, lang)
      for (const [holder, key, path] of numbersIn(face, face.kind)) {
        if (UNSAID.some(number => number.test(path))) continue
        // A weapon that is full at the beginning says so by saying nothing: fewer is another matter.
        const changes = [1, -1].some(by => withOther(holder, key, by, () => read(box, name, lang)) !== before)
        if (changes) said++
        else silent.add(`${name}: ${path}`)
      }
    }
    expect([...silent]).toEqual([])
    expect(said).toBeGreaterThan(200)
  })
})

test.each(langs)('how many rooms are looked at is said in %s', lang => {
  const { faces = [] } = findFacts('nemesis')?.content ?? {}
  const looks = faces.flatMap(face => (face.kind === 'action' ? numbersIn(face.card, face.id) : []))
  const chosen = looks.filter(([look, key]) => key === 'count' && /^tile/.test(String(Reflect.get(look, 'at'))))
  expect(chosen).not.toEqual([])
  for (const [look, key, path] of chosen) {
    const [card = ''] = path.split('.')
    const before = cardText('nemesis', card, lang)
    expect(withOther(look, key, 1, () => cardText('nemesis', card, lang))).not.toBe(before)
  }
})
