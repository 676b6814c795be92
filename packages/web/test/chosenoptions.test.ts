/** The options of a table in a few words, in every language. */
import { asPrinted, gameInfo, printedOptions } from '@coldwake/rules'
import { AREAS, langs, loadLanguage, ui } from '@coldwake/text'
import { describe, expect, test } from 'vitest'
import { bookText, optionTexts } from '../src/ui/optionTexts.ts'

await Promise.all(langs.map(lang => loadLanguage(lang)))
const tableOf = (game: string) => gameInfo(game)?.options ?? {}
type Choices = Record<string, boolean | string>

describe.each(langs)('%s', lang => {
  const t = ui(lang, ...AREAS)
  const { faq, printed } = t.lobby.bookAndFaq

  test.each(['nemesis', 'lockdown', 'lockdown+crew'])('%s: as printed is said in one, beside other options', game => {
    const all: Choices = { ...asPrinted(tableOf(game)) }
    expect([bookText({}, tableOf(game), t), bookText(all, tableOf(game), t)]).toEqual([faq.name, printed.name])
    const free = t.lobby.choices.freeCharacters?.name
    expect(optionTexts(game, { ...all, freeCharacters: true }, t)).toEqual([free, printed.name])
    expect(optionTexts(game, {}, t)).toEqual([])
  })

  test('a single point is said by itself, and all but one point by point', () => {
    const larva = t.lobby.choices.secondLarvaStays?.name
    expect(optionTexts('nemesis', { secondLarvaStays: true }, t)).toEqual([larva])
    const quest = t.lobby.choices.questItemsNeedAction?.name ?? ''
    expect(optionTexts('lockdown', { questItemsNeedAction: false }, t)).toEqual([t.lobby.without({ choice: quest })])
    const { treatOthers: _, ...rest } = asPrinted(tableOf('nemesis'))
    const said = optionTexts('nemesis', rest as Choices, t)
    expect([said.length, said.includes(printed.name)]).toEqual([10, false])
  })

  test('every point has a name, and what it means', () => {
    for (const game of ['nemesis', 'lockdown'])
      for (const [name, value] of Object.entries(printedOptions(tableOf(game)))) {
        const words = t.lobby.choices[name]
        const says = typeof value === 'string' ? words?.values?.[value]?.says : words?.says
        expect([game, name, Boolean(words?.name), Boolean(says)]).toEqual([game, name, true, true])
      }
  })

  test('an option that is not known is said by its own name: a table of other rules may have one', () => {
    expect(optionTexts('nemesis', { teatime: true, tea: 'black' }, t)).toEqual(['teatime', 'tea: black'])
  })
})
