import { draftInfo, type EventFace, type Name } from '@coldwake/rules/facts'

/** NEM-SETUP-27: everybody who was drawn so far, for all to see, whether they were kept or put back. */
export const drawnBefore = (told: readonly EventFace[], game: Name): ReadonlySet<Name> =>
  new Set(told.flatMap(event => (event.e === 'draftDrawn' ? peopleOf(event.cards, game) : [])))

const peopleOf = (cards: readonly Name[], game: Name): Name[] =>
  cards.flatMap(card => [card, ...draftInfo(game, card, cards)])
