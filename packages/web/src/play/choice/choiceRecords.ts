/** The record of every kind of choice: a new kind does not compile until it has one. */
import type { Choice, Effect, Name, RoomId, TableView } from '@coldwake/rules/facts'
import { cardEffect, cardInfo, itemInfo, roomInfo } from '@coldwake/rules/facts'
import { FINAL_EFFECTS, GAME_CHOICES } from '../../games/choices.ts'
import type { IconName } from '../../icons/Icon.tsx'
import { cardIcon } from '../pieceIcons.ts'
import type { ChoiceRecord, ChoiceRecords, Deciding, Irreversible } from './choiceRecord.ts'
import {
  carried,
  handCard,
  intruderKey,
  itself,
  namedCard,
  thisCorridor,
  thisRoom,
  thisSeat,
  toRoom,
} from './targets.ts'

const itsCard = ({ card }: { card: Name }) => cardIcon(card)

function finalEffect(effects: readonly Effect[] | null | undefined, { selfDestruct }: TableView): Irreversible | null {
  for (const effect of effects ?? []) {
    const final = FINAL_EFFECTS[effect.fx]
    if (final) return final
    // Once it runs, the same deed stops it, if it does not say that it only starts or only stops it.
    if (effect.fx === 'selfDestruct' && effect.how !== 'stop' && selfDestruct === null) return 'selfDestruct'
  }
  return null
}

function finalRoom(room: RoomId | undefined, table: TableView): Irreversible | null {
  const tile = table.rooms.find(view => view.room === room)?.tile
  return tile ? finalEffect(roomInfo(table.game, tile)?.action, table) : null
}

const finalPart = (part: number, { table }: Deciding) => finalEffect(table.asking?.about.parts?.[part], table)

const CHOICES: ChoiceRecords = {
  // where to
  move: [toRoom, 'board', 'play', null],
  carefulMove: [toRoom, 'board', 'play', null],
  look: [thisRoom, 'board', 'play', null],
  room: [
    thisRoom,
    'board',
    'play',
    ({ room }, { table }) => (table.asking?.about.purpose === 'intranet' ? finalRoom(room, table) : null),
  ],
  mark: [thisCorridor, 'board', 'play', null],
  door: [thisCorridor, 'board', 'play', null],
  intruder: [({ intruder }) => intruderKey(intruder), 'board', 'intruder', null],

  // what to do
  roomAction: [
    itself,
    'deed',
    'roomAction',
    (_, { seat, table }) => finalRoom(table.crew.find(crew => crew.seat === seat)?.room, table),
  ],
  shoot: [itself, 'fight', 'shoot', null],
  melee: [itself, 'fight', 'melee', null],
  pickUp: [itself, 'deed', 'pickUp', null],
  trade: [itself, 'deed', 'trade', null],
  craft: [itself, 'deed', 'craft', null],
  eggs: [itself, 'deed', 'egg', null],
  accept: [itself, 'deed', 'play', (_, deciding) => (deciding.ask === 'launch' ? 'launch' : finalPart(0, deciding))],
  part: [({ part }) => `part:${part}`, 'deed', 'play', ({ part }, deciding) => finalPart(part, deciding)],
  search: [({ colour }) => `deck:${colour}`, 'deed', 'play', null],
  back: [({ back }) => `back:${back}`, 'deed', 'play', null],
  object: [
    ({ object, whom }) => (whom === undefined ? `object:${object}` : `object:${object}:${whom}`),
    'deed',
    ({ object }) => cardIcon(object),
    null,
  ],
  who: [thisSeat, 'deed', 'play', null],
  partner: [thisSeat, 'deed', 'play', null],
  character: [namedCard, 'deed', 'play', null],
  objective: [namedCard, 'deed', 'play', null],
  wound: [namedCard, 'deed', 'play', null],
  item: [namedCard, 'deed', itsCard, null],
  keep: [namedCard, 'deed', 'play', null],
  put: [namedCard, 'deed', 'play', null],
  takeBack: [namedCard, 'deed', 'play', null],
  show: [namedCard, 'deed', 'play', null],
  make: [({ card, of, and }) => `make:${card}:${of}:${and}`, 'deed', itsCard, null],

  // with what lies in the hand or the pockets
  play: [handCard, 'card', itsCard, ({ card }, { table }) => finalEffect(cardEffect(table.game, card), table)],
  pay: [handCard, 'card', 'play', null],
  discard: [handCard, 'card', 'play', null],
  react: [handCard, 'card', itsCard, null],
  use: [carried, 'card', itsCard, ({ card }, { table }) => finalEffect(itemInfo(table.game, card)?.effect, table)],
  activate: [carried, 'card', itsCard, null],
  drop: [carried, 'drop', itsCard, null],

  // ways of saying no, or that it is enough
  pass: [itself, 'last', 'pass', null],
  done: [itself, 'last', 'play', null],
  decline: [itself, 'last', 'play', null],
  ready: [itself, 'last', 'play', null],
  end: [itself, 'last', 'play', null],

  ...GAME_CHOICES,
}

const recordOf = (choice: Choice): ChoiceRecord => CHOICES[choice.do]

export function targetOf(choice: Choice): string {
  const [target] = recordOf(choice)
  return target(choice)
}

export function placeOf(choice: Choice): ChoiceRecord[1] {
  const [, place] = recordOf(choice)
  return place
}

const FIGHTS = /"(throw|injureOne|retreatOne|rollAsShoot|go)"/

/** What is done to an Intruder, or gets me away from it: in Combat it stands with Shoot and Melee. */
export function fightsBack(choice: Choice, game: string): boolean {
  if (placeOf(choice) === 'fight') return true
  if (choice.do === 'play') return cardInfo(game, choice.card)?.when === 'inCombat'
  const item = choice.do === 'use' ? itemInfo(game, choice.card) : null
  return item?.when === 'inCombat' || FIGHTS.test(JSON.stringify(item?.effect ?? ''))
}

/** The icon of a deed, where it is more than a place or a card. */
export function choiceIcon(choice: Choice): IconName {
  const [, , icon] = recordOf(choice)
  return typeof icon === 'function' ? icon(choice) : icon
}

export function irreversibleOf(choice: Choice, deciding: Deciding): Irreversible | null {
  const [, , , irreversible] = recordOf(choice)
  return irreversible?.(choice, deciding) ?? null
}
