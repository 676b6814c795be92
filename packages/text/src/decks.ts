/** All that stands on the pieces of a box, deck by deck, for whoever reads it through. */
import {
  type Back,
  cardInfo,
  characterInfo,
  findFacts,
  ITEM_COLORS,
  itemInfo,
  type Name,
  roomInfo,
} from '@coldwake/rules'
import { cardText, coordinatesText, itemFacts, itemText, limitsOf, questText, roomText, woundText } from './cards.ts'
import { type Dialect, dialectOf } from './lang.ts'
import { say } from './message.ts'
import {
  cardName,
  characterName,
  characterStyle,
  characterTrait,
  colourName,
  roomName,
  tokenName,
  woundName,
} from './things.ts'
import { words } from './words.ts'

export interface Entry {
  id: Name
  name: string
  /** In its corners. */
  facts: readonly string[]
  /** Nothing on what speaks for itself. */
  text: string
}
/** Cards that belong together, such as those of one character. */
export interface Group {
  heading: string | null
  entries: readonly Entry[]
}

type Kind = NonNullable<ReturnType<typeof findFacts>>['content']['faces'][number]['kind']
type Deck = (box: string, lang: Dialect) => Group[]

/** The names of all pieces of a kind, each once. */
function namesOf(box: string, kind: Kind): Name[] {
  const content = findFacts(box)?.content
  return content ? [...new Set(content.names.filter((_, piece) => content.faces[piece]?.kind === kind))] : []
}

const entry = (id: Name, name: string, text: string, facts: readonly string[] = []): Entry => ({
  id,
  name,
  facts,
  text,
})
const together = (entries: readonly Entry[]): Group[] => [{ heading: null, entries }]

/** A deck whose cards have a name and say what they do. */
const cardsOf =
  (kind: Kind): Deck =>
  (box, lang) =>
    together(namesOf(box, kind).map(id => entry(id, cardName(id, lang), cardText(box, id, lang))))

function actionCard(box: string, id: Name, lang: Dialect): Entry {
  const { cost = 0, when = 'any' } = cardInfo(box, id) ?? {}
  const facts = [say(words(lang).cards.facts.cost, lang, { cost }), ...limitsOf(when, lang)]
  return entry(id, cardName(id, lang), cardText(box, id, lang), facts)
}

/** Items with this back; without any, what characters begin with. */
function itemsFrom(box: string, home: Back | null, lang: Dialect): Entry[] {
  const items = namesOf(box, 'item').filter(id => itemInfo(box, id)?.home === home)
  return items.map(id => {
    const text = [questText(box, id, lang), itemText(box, id, lang)].filter(Boolean).join(' ')
    return entry(id, cardName(id, lang), text, itemFacts(box, id, lang))
  })
}

const charactersOf = (box: string): readonly Name[] => findFacts(box)?.characters ?? []

const DECKS = {
  actions: (box, lang) =>
    charactersOf(box).map(character => ({
      heading: characterName(character, lang),
      entries: [...new Set(characterInfo(box, character)?.deck)].map(id => actionCard(box, id, lang)),
    })),
  characters: (box, lang) =>
    together(
      charactersOf(box).map(id =>
        entry(id, characterName(id, lang), characterStyle(id, lang) ?? '', [characterTrait(id, lang) ?? '']),
      ),
    ),
  items: (box, lang) =>
    ITEM_COLORS.map(colour => ({
      heading: colourName(colour, lang),
      entries: itemsFrom(box, colour, lang),
    })),
  crafted: (box, lang) => together(itemsFrom(box, 'crafted', lang)),
  quests: (box, lang) => together(itemsFrom(box, 'quest', lang)),
  weapons: (box, lang) => together(itemsFrom(box, null, lang)),
  events: cardsOf('event'),
  attacks: cardsOf('attack'),
  weaknesses: cardsOf('weakness'),
  contamination: cardsOf('contamination'),
  objectives: cardsOf('objective'),
  wounds: (box, lang) =>
    together(namesOf(box, 'wound').map(id => entry(id, woundName(id, lang), woundText(box, id, lang)))),
  rooms: (box, lang) => {
    const printed = Object.values(findFacts(box)?.boards ?? {}).flatMap(board =>
      board.places.map(place => place.special),
    )
    const all = new Set([...namesOf(box, 'tile'), ...printed.filter(id => id !== undefined)])
    return together(
      [...all].filter(id => roomInfo(box, id)).map(id => entry(id, roomName(id, lang), roomText(box, id, lang))),
    )
  },
  tokens: (box, lang) => together(namesOf(box, 'token').map(id => entry(id, tokenName(box, id, lang), ''))),
  coordinates: (box, lang) =>
    together(namesOf(box, 'coordinates').map(id => entry(id, id, coordinatesText(box, id, lang)))),
  intruder: cardsOf('intruderAction'),
  computer: cardsOf('computer'),
  contingencies: cardsOf('contingency'),
  css: cardsOf('css'),
  surface: cardsOf('surface'),
} as const satisfies Record<string, Deck>

export type DeckName = keyof typeof DECKS

/** What stands on the pieces of a deck; nothing if the box has none. */
export function deckText(box: string, deck: DeckName, language: Dialect): Group[] {
  const lang = dialectOf(language, box)
  return DECKS[deck](box, lang).filter(({ entries }) => entries.length > 0)
}

/** Decks that a box has. */
export const decksIn = (box: string, lang: Dialect): DeckName[] =>
  (Object.keys(DECKS) as DeckName[]).filter(deck => deckText(box, deck, lang).length > 0)
