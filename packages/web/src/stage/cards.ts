/** Cards that are laid open when something happens: what they are called and what they say. */
import type { EventFace } from '@coldwake/rules'
import {
  attackText,
  cardName,
  cardText,
  eventCardText,
  type Lang,
  weaknessText,
  wordName,
  woundName,
  woundText,
} from '@coldwake/text'
import type { IconName } from '../icons/icon.tsx'
import { cardIcon, itemIcon } from '../icons/pictures.ts'

export interface LaidOpen {
  key: string
  icon: IconName
  title: string
  text: string
  tone: '' | 'hot' | 'slimy' | 'good'
  /** Only I see this one. */
  secret: boolean
}

export function laidOpen(event: EventFace, game: string, lang: Lang): LaidOpen[] {
  const card = (part: Pick<LaidOpen, 'icon' | 'title' | 'text'> & Partial<LaidOpen>): LaidOpen => ({
    key: part.title,
    tone: '',
    secret: false,
    ...part,
  })
  const item = (name: string, secret: boolean) =>
    card({ icon: itemIcon(name), title: cardName(name, lang), text: cardText(game, name, lang), secret })
  switch (event.e) {
    case 'attack':
      return event.card
        ? [
            card({
              icon: 'attack',
              title: cardName(event.card, lang),
              text: attackText(game, event.card, lang),
              tone: event.hits ? 'hot' : '',
            }),
          ]
        : []
    case 'seriousWound':
      return [
        card({
          icon: 'serious',
          title: woundName(event.card, lang),
          text: woundText(game, event.card, lang),
          tone: 'hot',
        }),
      ]
    case 'weakness':
      return [card({ icon: 'weakness', title: cardName(event.card, lang), text: weaknessText(game, event.card, lang) })]
    case 'event':
      return [card({ icon: 'event', title: cardName(event.card, lang), text: eventCardText(game, event.card, lang) })]
    case 'crafted':
    case 'activated':
      return [item(event.card, false)]
    case 'searched':
      return (event.mine?.cards ?? []).map((name, place) => ({ ...item(name, true), key: `${place} ${name}` }))
    case 'kept':
      return event.mine?.kept ? [item(event.mine.kept, true)] : []
    case 'scanned':
      return (event.mine?.words ?? []).map((word, place) =>
        card({
          key: `${place} ${word}`,
          icon: 'contamination',
          title: wordName(word, lang),
          text: '',
          tone: word === 'infected' ? 'slimy' : 'good',
          secret: true,
        }),
      )
    case 'reacted':
    case 'spared':
      return event.card
        ? [
            card({
              icon: cardIcon(event.card),
              title: cardName(event.card, lang),
              text: cardText(game, event.card, lang),
            }),
          ]
        : []
    default:
      return []
  }
}
