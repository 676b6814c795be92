/** What lies where when a game begins, for every number of players: counted on tables that the engine has set up. */
import { create, findFacts, type GameState, keyFromSeed, type TableView, tableView } from '@coldwake/rules'
import type { Game } from '../src/games/covers/index.ts'
import { FIRST_BOARD } from '../src/games/rulebooks/boards.ts'
import type { SetUp } from '../src/games/rulebooks/setUps.ts'

export function setUpsOf(game: Game): SetUp[] {
  const facts = findFacts(game)
  if (!facts) throw new Error(`no game ${game}`)
  const { min, max } = facts.seats
  return Array.from({ length: max - min + 1 }, (_, at) => setUpOf(game, min + at))
}

/** Characters that begin in different places come first: the picture shows all of them. */
export function setUpOf(game: Game, players: number): SetUp {
  const facts = findFacts(game)
  if (!facts) throw new Error(`no game ${game}`)
  const starts = Map.groupBy(facts.characters, character => facts.kits[character]?.start ?? '')
  const rows = [...starts.values()]
  const inTurn = facts.characters.map((_, at) => rows[at % rows.length]?.[Math.floor(at / rows.length)])
  const characters = [...new Set([...inTurn, ...facts.characters])].filter(one => one !== undefined)
  const seats = characters.slice(0, players).map(character => ({ character }))
  const state = create({ game, board: FIRST_BOARD[game], seats }, keyFromSeed(players))
  return { players, table: tableView(state), count: countsOf(state, tableView(state), game) }
}

function countsOf(state: GameState, table: TableView, game: Game): SetUp['count'] {
  const facts = findFacts(game)
  if (!facts) throw new Error(`no game ${game}`)
  const { content, limits, boards } = facts
  const inBox = (back: string): number => content.withBack[back]?.length ?? 0
  const laid = (slot: string): number =>
    boards[table.board]?.data.rooms.filter((room, at) => room.slot === slot && (state.tiles[at] ?? -1) >= 0).length ?? 0
  const dealt = table.crew[0]
  const objectives = ['corporate', 'personal', 'solo'].map(deck => ({
    deck,
    all: inBox(`objective.${deck}`),
    fit: (content.withBack[`objective.${deck}`] ?? []).filter(piece => {
      const face = content.faces[piece]
      return face?.kind === 'objective' && face.objective.players <= table.crew.length
    }).length,
  }))
  const { facility } = table
  return {
    rooms1: { laid: laid('1'), of: inBox('tile.1') },
    rooms2: { laid: laid('2'), of: inBox('tile.2') },
    tokens: { laid: table.rooms.filter(({ token }) => token).length, of: inBox('token') },
    coordinates: inBox('coordinates'),
    weaknesses: { laid: table.weaknesses.length, of: inBox('weakness') },
    eggs: { laid: table.eggs, of: limits.eggs },
    fire: limits.fire,
    malfunction: limits.malfunction,
    doors: limits.doors,
    crafted: table.crafted.length,
    actions: inBox(`action.${dealt?.character}`),
    quests: dealt?.quests.length ?? 0,
    hand: limits.hand,
    objectives,
    cssTokens: { laid: (facility?.css ?? []).length, of: inBox('css') },
    computer: inBox('computer'),
    contingencies: { each: facility?.people[0]?.contingencies.length ?? 0, pool: facility?.pool.length ?? 0 },
  }
}
