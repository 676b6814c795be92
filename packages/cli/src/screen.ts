/** The table as text: the board, the people, and what one seat holds. */
import {
  cardName,
  cardText,
  characterName,
  itemText,
  noteText,
  objectiveText,
  objectName,
  questText,
  ui,
  woundName,
} from '@coldwake/text'
import { screenOf } from './games/index.ts'
import { joined, nameOf, type Screen } from './rooms.ts'

export type { Screen } from './rooms.ts'

export const boardText = (screen: Screen): string => screenOf(screen.table.game).board(screen)

/** How the game stands, in a line or two. */
export const statusText = (screen: Screen): string => screenOf(screen.table.game).status(screen)

export function peopleText(screen: Screen): string {
  const { table, lang } = screen
  const t = ui(lang)
  return table.crew
    .map(crew => {
      const character = crew.character ? characterName(crew.character, lang) : '?'
      const state = joined([
        crew.fate !== 'aboard' && t.fate[crew.fate],
        table.first === crew.seat && t.firstPlayer,
        crew.passed && t.passed,
        t.cards({ n: crew.hand }),
        crew.light > 0 && t.lightWoundsCount({ n: crew.light }),
        ...crew.wounds.map(w => woundName(w, lang)),
        ...crew.dressed.map(w => `${woundName(w, lang)} (${t.dressed})`),
        crew.slime && t.slimed,
        crew.larva && t.hasLarva,
        crew.signal && t.signalSent,
        ...screenOf(table.game).person(screen, crew.seat),
        ...crew.hands.map(h =>
          joined(
            [
              cardName(h.card, lang),
              h.ammo !== null && h.capacity !== null && `(${t.ammo({ ammo: h.ammo, of: h.capacity })})`,
              ...h.attached.map(a => `+${cardName(a, lang)}`),
            ],
            ' ',
          ),
        ),
        ...crew.objects.map(object => objectName(object, lang)),
        crew.inventory.length > 0 &&
          `${t.carried}: ${crew.inventory.map(i => (i.card ? cardName(i.card, lang) : (t.deckLabel[i.back] ?? t.unknownItems({ n: 1 })))).join(', ')}`,
      ])
      return `${crew.number}. ${nameOf(screen, crew.seat)} (${character}, ${crew.room}): ${state}`
    })
    .join('\n')
}

export function handText(screen: Screen): string {
  const { table, me, ctx, lang } = screen
  const { game } = table
  const t = ui(lang, 'panels')
  const lines = (title: string, list: readonly string[]) => (list.length > 0 ? [title, ...list.map(l => `  ${l}`)] : [])
  const item = (card: string) => `${cardName(card, lang)}: ${itemText(game, card, lang)}`
  const action = (card: string) =>
    card.startsWith('contamination') ? cardName(card, lang) : `${cardName(card, lang)}: ${cardText(game, card, lang)}`
  return [
    ...lines(t.hand, me.hand.map(action)),
    ...lines(t.carried, me.inventory.map(item)),
    ...lines(
      t.quests,
      (table.crew[me.seat]?.quests ?? []).map(q => `${cardName(q, lang)}: ${questText(game, q, lang)}`),
    ),
    ...lines(
      t.openObjectives,
      me.objectives.map(o => `${cardName(o, lang)}: ${objectiveText(game, o, lang)}`),
    ),
    ...screenOf(game)
      .hand(screen)
      .flatMap(([title, list]) => lines(title, list)),
    ...lines(
      t.notes,
      me.notes.map(n => noteText(n, ctx, lang) + (n.stale ? ` (${t.noLongerCertain})` : '')),
    ),
  ].join('\n')
}
