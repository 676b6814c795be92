/** Cards that are laid open when something happens: what they are called and what they say. */
import type { Name } from '@coldwake/rules/facts'
import { cardName, cardText } from '@coldwake/text'
import type { IconName } from '../../../icons/Icon.tsx'
import { cardIcon } from '../../pieceIcons.ts'
import type { CardReader, LaidOpen } from './eventRecord.ts'

type Part = Partial<LaidOpen>

/** A card with a title and a text of its own. */
export const openCard = (part: Pick<LaidOpen, 'icon' | 'title' | 'text'> & Part): LaidOpen => ({
  key: part.title,
  tone: '',
  secret: false,
  ...part,
})

/** A card of the box, by its name. */
export const namedCard = (
  name: Name,
  { game, lang }: CardReader,
  { icon = cardIcon(name), ...part }: Part & { icon?: IconName } = {},
): LaidOpen => openCard({ icon, title: cardName(name, lang), text: cardText(game, name, lang), ...part })

/** Several cards of the box, which may have the same name. */
export const namedCards = (names: readonly Name[] | undefined, reader: CardReader, part: Part = {}): LaidOpen[] =>
  (names ?? []).map((name, place) => namedCard(name, reader, { key: `${place} ${name}`, ...part }))

/** The card that an event names, if it names one. */
export const itsCard = ({ card }: { card: Name | null }, reader: CardReader): LaidOpen[] =>
  card === null ? [] : [namedCard(card, reader)]
