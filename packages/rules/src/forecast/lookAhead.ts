/** Where a look ahead begins: everything that a seat sees, before anything has happened. */
import type { Board } from '../core/board.ts'
import { type Facts, findFacts } from '../core/facts.ts'
import type { Options, Settings } from '../core/options.ts'
import type { Task } from '../core/task.ts'
import type { CrewView, Name, Seat, View } from '../core/types.ts'
import { ownForesight } from '../games/forecast.ts'
import { type Foresight, type Person, SURE } from './foresight.ts'
import { roomNumber } from './lookups.ts'
import { faceNamed } from './lore.ts'
import { foreseeEffect, tasks } from './records.ts'
import { certain, type Scale, scaleOf } from './wounds.ts'

/** A character as everybody sees it; of one's own hand one knows more. */
function personOf(crew: CrewView, { me }: View, facts: Facts, board: Board, scale: Scale): Person {
  const start = scale.placeOf(crew.wounds.length + crew.dressed.length, crew.light)
  const odds = certain(crew.fate === 'dead' ? scale.dead : start, scale.dead)
  const counted = crew.seat === me?.seat ? me.hand.filter(isAction).length : null
  const undressed = (is: 'lightWoundOnPass' | 'alwaysDark') =>
    crew.wounds.some(name => faceNamed(facts, 'wound', name)?.wound[is])
  return {
    seat: crew.seat,
    character: crew.character,
    low: odds,
    high: odds,
    room: roomNumber(board, crew.room),
    fate: crew.fate,
    inPod: crew.pod !== null,
    passed: crew.passed,
    larva: crew.larva,
    slime: crew.slime,
    hand: [crew.hand, crew.hand],
    actions: counted === null ? [Math.max(0, crew.hand - crew.contamination), crew.hand] : [counted, counted],
    gearVague: false,
    assumedDead: false,
    start,
    bleeds: undressed('lightWoundOnPass'),
    undressed: crew.wounds.length > 0,
    blind: undressed('alwaysDark'),
  }
}

/** Everything this seat knows, before anything has happened. */
export function lookAhead(view: View, seat: Seat): Foresight | null {
  const { table, me: mine } = view
  const facts = findFacts(table.game)
  const board = facts && Object.hasOwn(facts.boards, table.board) ? facts.boards[table.board] : undefined
  if (!facts || !board) return null
  const own = ownForesight(table.game)
  const scale = scaleOf(facts.limits)
  const roomIds = new Map(table.rooms.map(room => [room.room, room]))
  const rooms = board.rooms.map(id => roomIds.get(id))
  const settings = settingsOf(facts.options, table.options, table.mode)
  const people = table.crew.map(crew => personOf(crew, view, facts, board, scale))
  return {
    table,
    mine,
    me: seat,
    facts,
    board,
    scale,
    settings,
    own,
    handlers: tasks,
    memo: { passages: new Map(), tiles: new Map(), decks: new Map(), tokens: new Map(), ends: new Map() },
    phantoms: { fire: 0, malfunction: 0 },
    agenda: [...table.agenda] as Task[],
    people,
    foes: table.intruders.map(({ intruder, kind, room }) => ({
      id: intruder,
      kind,
      room: roomNumber(board, room),
      sure: true,
    })),
    foesVague: false,
    fire: rooms.map(room => room?.fire ?? false),
    malfunction: rooms.map(room => room?.malfunction ?? false),
    explored: rooms.map(room => room?.explored ?? false),
    tokens: rooms.map(room => room?.token ?? false),
    noise: board.corridors.map(id => table.noise.includes(id)),
    closed: board.corridors.map(id => table.doors.some(({ corridor, state }) => corridor === id && state === 'closed')),
    vent: table.vent === null ? -1 : roomNumber(board, table.vent),
    armed: table.selfDestruct !== null,
    calm: table.calm,
    bag: table.bag,
    supply: table.supply,
    tokensDrawn: 0,
    bagVague: false,
    cardsDrawn: 0,
    eventDrawn: false,
    turn: table.turn !== null,
    done: table.turn?.done ?? 0,
    unlimited: table.turn?.actions === null,
    newRound: false,
    reach: SURE,
    vessel: { low: [1, 0], high: [1, 0] },
    ended: table.ending ? { destroyed: table.ending.destroyed } : null,
    parts: own.parts(table),
    event: null,
    offered: null,
    effect: foreseeEffect,
    reasons: [...people.map(() => new Map()), new Map()],
    cause: { cause: 'wounds' },
  }
}

const isAction = (card: Name): boolean => !card.startsWith('contamination')

/** Every option decided: as the table has it, or as its game does otherwise. */
function settingsOf(
  options: NonNullable<ReturnType<typeof findFacts>>['options'],
  chosen: Partial<Options>,
  mode: Settings['mode'],
): Settings {
  const usual = Object.fromEntries(Object.entries(options).map(([name, values]) => [name, values[0]]))
  return { ...usual, ...chosen, mode } as Settings
}
