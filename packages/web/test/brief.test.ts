/** Whoever may be chosen and whatever may be held is told at a glance, in every language and truly. */
import { cardInfo, characterInfo, gameInfo } from '@coldwake/rules'
import {
  cardLine,
  characterStrengths,
  characterTip,
  characterWeakness,
  dialectOf,
  langs,
  loadLanguage,
} from '@coldwake/text'
import { expect, test } from 'vitest'
import { CARD_SCENES } from '../src/games/cards/index.ts'
import { GUIDES } from '../src/games/draft/index.ts'

await Promise.all(langs.map(loadLanguage))

const BOXES = ['nemesis', 'lockdown', 'lockdown+crew'] as const
const people = BOXES.flatMap(box => (gameInfo(box)?.characters ?? []).map(character => [box, character] as const))
const decks = people.flatMap(([box, character]) =>
  (characterInfo(box, character)?.deck ?? []).map(card => [box, card] as const),
)

test('there is somebody to choose in every box', () => {
  expect(people.length).toBe(24)
})

test.each(people)('%s: the %s has three strengths, a weakness, a level and three typical cards', (box, character) => {
  const guide = GUIDES[character]
  const deck = characterInfo(box, character)?.deck ?? []
  expect(guide?.signature.filter(card => deck.includes(card)).slice(0, 3)).toHaveLength(3)
  for (const lang of langs) {
    const dialect = dialectOf(lang, box)
    const strengths = characterStrengths(character, dialect)
    expect(new Set(strengths).size).toBe(3)
    for (const said of [...strengths, characterWeakness(character, dialect), characterTip(character, dialect)])
      expect(said, lang).toMatch(/\S/)
  }
})

test('what is called free, or dear, or no help in a fight, is so by the cards', () => {
  for (const [box, character] of people) {
    const deck = characterInfo(box, character)?.deck ?? []
    const cost = (name: string) => (deck.includes(name) ? cardInfo(box, name)?.cost : undefined)
    const weakness = characterWeakness(character, dialectOf('en', box)) ?? ''
    if (/two extra cards/.test(weakness)) expect(cost('basicRepairs'), character).toBe(2)
    if (/^No card for a fight/.test(weakness))
      expect(
        deck.some(card => cardInfo(box, card)?.when === 'inCombat'),
        character,
      ).toBe(false)
    if (/^Starts without a weapon/.test(weakness)) expect(characterInfo(box, character)?.weapon).toBeNull()
    const strengths = characterStrengths(character, dialectOf('en', box))
    if (strengths.some(one => /where the ship is heading/.test(one))) expect(deck).toContain('piloting')
    if (strengths.some(one => /at no extra cost/.test(one)))
      expect(cost('fastRepairs') ?? cost('cleanUp'), character).toBe(0)
  }
})

test('every card of a hand has a line that fits, and a picture', () => {
  for (const lang of langs)
    for (const [box, card] of [...decks, ['nemesis', 'contamination.infected'] as const]) {
      const line = cardLine(card, dialectOf(lang, box)) ?? ''
      expect(line, `${lang} ${card}`).toMatch(/[.?]$/)
      expect(line.length, `${lang} ${card}: ${line}`).toBeLessThanOrEqual(60)
      expect(CARD_SCENES[card.split('.')[0] ?? ''], card).toBeDefined()
    }
})

test('on Mars nobody repairs an engine, or steers a ship', () => {
  for (const lang of langs) {
    const mars = dialectOf(lang, 'lockdown+crew')
    for (const card of ['repairs', 'basicRepairs', 'fastRepairs'])
      expect(cardLine(card, mars), lang).not.toBe(cardLine(card, lang))
    expect(characterStrengths('pilot', mars)[0]).not.toBe(characterStrengths('pilot', lang)[0])
  }
})
