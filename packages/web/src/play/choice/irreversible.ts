/** What cannot be undone and kills or ends. It asks once, in the same button: held, or pressed twice. */
import {
  cardEffect,
  type Decision,
  type Effect,
  itemInfo,
  type Name,
  type Option,
  type RoomId,
  roomInfo,
  type TableView,
} from '@coldwake/rules/facts'

export type Irreversible = 'pass' | 'launch' | 'hibernate' | 'selfDestruct' | 'css' | 'lockIn' | 'alert' | 'bunker'

function finalEffect(effects: readonly Effect[] | null | undefined, { selfDestruct }: TableView): Irreversible | null {
  for (const effect of effects ?? []) {
    const final = FINAL[effect.fx]
    if (final) return final
    // Once it runs, the same deed stops it, if it does not say that it only starts or only stops it.
    if (effect.fx === 'selfDestruct' && effect.how !== 'stop' && selfDestruct === null) return 'selfDestruct'
  }
  return null
}

const FINAL: Partial<Record<Effect['fx'], Irreversible>> = {
  hibernate: 'hibernate',
  enterCss: 'css',
  lockIn: 'lockIn',
  startAlert: 'alert',
}

function roomEffects(table: TableView, room: RoomId | undefined): readonly Effect[] | null {
  const tile: Name | null = table.rooms.find(view => view.room === room)?.tile ?? null
  return tile ? (roomInfo(table.game, tile)?.action ?? null) : null
}

export function irreversibleOf(
  option: Option,
  { ask, seat }: Pick<Decision, 'ask' | 'seat'>,
  table: TableView,
  cardsInHand: number,
): Irreversible | null {
  switch (option.do) {
    case 'pass':
      return cardsInHand > 0 ? 'pass' : null
    case 'launch':
      return 'launch'
    case 'escape':
      return 'bunker'
    case 'part':
      return finalEffect(table.asking?.about.parts?.[option.part], table)
    case 'accept':
      return ask === 'launch' ? 'launch' : finalEffect(table.asking?.about.parts?.[0], table)
    case 'roomAction':
      return finalEffect(roomEffects(table, table.crew.find(crew => crew.seat === seat)?.room), table)
    case 'room':
      return table.asking?.about.purpose === 'intranet' ? finalEffect(roomEffects(table, option.room), table) : null
    case 'play':
      return finalEffect(cardEffect(table.game, option.card), table)
    case 'use':
      return finalEffect(itemInfo(table.game, option.card)?.effect, table)
    default:
      return null
  }
}
