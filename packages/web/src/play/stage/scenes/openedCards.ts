/** Cards that are laid open when something happens: what they are called and what they say. */
import type { EventFace } from '@coldwake/rules/facts'
import {
  attackText,
  cardName,
  cardText,
  type Dialect,
  eventCardText,
  weaknessText,
  wordName,
  woundName,
  woundText,
} from '@coldwake/text'
import type { IconName } from '../../../icons/Icon.tsx'
import { cardIcon } from '../../pieceIcons.ts'

export interface LaidOpen {
  key: string
  icon: IconName
  title: string
  text: string
  tone: '' | 'hot' | 'slimy' | 'good'
  /** Only I see this one. */
  secret: boolean
  /** A token of the facility, drawn in place of the icon. */
  token?: { kind: 'contingency' | 'css'; name: string }
}

export function laidOpen(event: EventFace, game: string, lang: Dialect): LaidOpen[] {
  const card = (part: Pick<LaidOpen, 'icon' | 'title' | 'text'> & Partial<LaidOpen>): LaidOpen => ({
    key: part.title,
    tone: '',
    secret: false,
    ...part,
  })
  const item = (name: string, secret: boolean) =>
    card({ icon: cardIcon(name), title: cardName(name, lang), text: cardText(game, name, lang), secret })
  const laid = (name: string, icon: IconName, part: Partial<LaidOpen> = {}) =>
    card({ icon, title: cardName(name, lang), text: cardText(game, name, lang), ...part })
  const tokens = (names: readonly string[] | undefined) =>
    (names ?? []).map((name, place) =>
      laid(name, 'contingency', { key: `${place} ${name}`, secret: true, token: { kind: 'contingency', name } }),
    )
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
    case 'redirected':
    case 'attackRedrawn':
    case 'ignoresDark':
    case 'quiet':
    case 'advantage':
      return event.card ? [laid(event.card, cardIcon(event.card))] : []
    case 'computerCard':
      return [laid(event.card, 'computer')]
    case 'surfaceCard':
      return [laid(event.card, 'mars', { tone: event.exposed.length > 0 ? 'hot' : '' })]
    case 'lockdownCard':
      return [laid('lockdown', 'computer', { tone: 'hot' })]
    case 'cssTurned':
    case 'cssLost':
      return [laid(event.card, 'cssPod', { token: { kind: 'css', name: event.card } })]
    case 'peekedCss':
      return event.mine?.card
        ? [laid(event.mine.card, 'cssPod', { secret: true, token: { kind: 'css', name: event.mine.card } })]
        : []
    case 'contingenciesDealt':
    case 'peekedContingency':
    case 'tookContingency':
      return tokens(event.mine?.tokens)
    case 'contingencyOpened':
      return [laid(event.card, 'contingency', { token: { kind: 'contingency', name: event.card } })]
    case 'revealed':
      return event.cards.map((name, place) => laid(name, cardIcon(name), { key: `${place} ${name}` }))
    case 'declared':
      return event.action.do === 'playAs' ? [laid(event.action.card, cardIcon(event.action.card), { tone: 'hot' })] : []
    case 'arranged':
      return (event.mine?.cards ?? []).map((name, place) =>
        laid(name, event.deck, { key: `${place} ${name}`, secret: true }),
      )
    default:
      return []
  }
}
