/** The chart of recipes: everything in the crafted deck, in every language, and what its reader has of it. */
import { type Name, recipes } from '@coldwake/rules'
import { AREAS, cardName, componentName, dialectOf, langs, loadLanguage, ui } from '@coldwake/text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { WordsProvider } from '../src/app/WordsProvider.tsx'
import { GAMES } from '../src/games/covers/index.ts'
import { recipesAddress } from '../src/rules/links/address.ts'
import { isAboutCrafting, isInRecipes } from '../src/rules/links/recipes.ts'
import { placeAt } from '../src/rules/place.ts'
import { RecipeChart } from '../src/rules/RecipeChart.tsx'

// Made by the build; what is read here are words.
vi.mock('virtual:game-icons', () => ({ default: '' }))

const BOXES = [...GAMES, 'lockdown+crew']
const soft = /\u00ad|\u200b|<wbr\/?>/g
const textOf = (html: string): string =>
  html
    .replace(soft, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#x27;/g, '’')
    .replace(/\n+/g, '\n')

function chart(game: string, lang: (typeof langs)[number], at?: { carried: Name[]; left: Name[] }): string[] {
  const props = at ? { game, at } : { game }
  const Page = () => WordsProvider({ first: lang, children: createElement(RecipeChart, props) })
  const html = renderToStaticMarkup(createElement(Page))
  // One for each recipe, after what stands above them.
  return html.split('<article').slice(1).map(textOf)
}

beforeAll(async () => {
  await Promise.all(langs.map(loadLanguage))
})

describe.each(BOXES)('%s', game => {
  test('NEM-CRAFT-02 NEM-CRAFT-04 LOCK-ITEM-19 all of the crafted deck, each with two components', () => {
    const found = recipes(game)
    expect(found.every(({ needs, copies }) => needs.length === 2 && copies > 0)).toBe(true)
    expect(found.every(({ needs }) => needs.every(({ sources }) => sources.length > 0))).toBe(true)
  })

  test.each(langs)('NEM-CRAFT-01 LOCK-ITEM-18 every recipe, its components and where they are found, %s', lang => {
    const t = ui(dialectOf(lang, game), ...AREAS)
    const shown = chart(game, lang)
    const all = recipes(game)
    expect(shown).toHaveLength(all.length)
    all.forEach(({ card, needs, copies }, at) => {
      const says = shown[at].split('\n')
      expect(says).toContain(cardName(card, lang))
      expect(says).toContain(t.recipes.inBox({ n: copies }))
      for (const { component, sources } of needs) {
        expect(says).toContain(componentName(component, lang))
        for (const source of sources) {
          expect(says).toContain(cardName(source.card, lang))
          expect(says).toContain(`${t.deckLabel[source.home ?? '']} × ${source.copies}`)
        }
      }
    })
  })
})

describe('at a table', () => {
  const of = (card: Name, at: { carried: Name[]; left: Name[] }, game = 'nemesis'): string =>
    chart(game, 'en', at)[recipes(game).findIndex(recipe => recipe.card === card)] ?? ''
  const all = recipes('nemesis').flatMap(({ card, copies }) => Array.from({ length: copies }, () => card))

  test('NEM-CRAFT-01 it says what of each I carry, and when I have both', () => {
    const at = { carried: ['pistol', 'chemicals', 'clothes.green'], left: all }
    expect(of('molotovCocktail', at)).toContain('You carry: Chemicals')
    expect(of('molotovCocktail', at)).toContain('You carry: Clothes')
    expect(of('molotovCocktail', at)).toContain('You carry both components.')
    expect(of('flamethrower', at)).toContain('You carry: Chemicals')
    expect(of('flamethrower', at)).not.toContain('both components')
    expect(of('taser', at)).not.toContain('You carry')
  })

  test('NEM-CRAFT-05 how many are left, and nothing is ready of which none is left', () => {
    const at = { carried: ['chemicals', 'alcohol', 'medkit'], left: all.filter(card => card !== 'antidote') }
    expect(of('antidote', at)).toContain('0 of 3 left')
    expect(of('antidote', at)).not.toContain('both components')
    expect(of('taser', at)).toContain('3 of 3 left')
  })
})

describe('the way to the chart', () => {
  test.each([
    ['nemesis/recipes', 'nemesis'],
    ['lockdown/recipes', 'lockdown'],
  ])('%s', (address, game) => {
    expect(recipesAddress(game)).toBe(address)
    expect(placeAt(address)).toEqual({ at: 'recipes', game })
  })

  test('NEM-CRAFT-01 LOCK-ITEM-18 rules about crafting and items in a recipe lead there, others do not', () => {
    for (const id of ['NEM-CRAFT', 'NEM-CRAFT-01', 'NEM-BASIC-10', 'LOCK-ITEM-17', 'LOCK-ITEM-18', 'LOCK-ACT-15'])
      expect(isAboutCrafting(id), id).toBe(true)
    for (const id of ['NEM-DROP-01', 'LOCK-ITEM-11', 'NEM-BASIC-01']) expect(isAboutCrafting(id), id).toBe(false)
    for (const game of GAMES)
      for (const { card, needs } of recipes(game))
        for (const name of [card, ...needs.flatMap(({ sources }) => sources.map(source => source.card.split('.')[0]))])
          expect(isInRecipes(game, name), name).toBe(true)
    expect(isInRecipes('nemesis', 'grenade')).toBe(false)
    expect(isInRecipes('nemesis', 'search')).toBe(false)
  })
})
