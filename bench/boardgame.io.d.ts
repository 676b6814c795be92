/** As much of boardgame.io 0.50.2 as the bench touches: its own types are not found at these addresses. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  export interface Game<G, Args extends unknown[]> {
    name?: string
    setup: () => G
    /** A move changes the draft it is given, which Immer turns into the next G. */
    moves: Record<string, (context: { G: G }, ...args: Args) => void>
    /** What one player may see of G. */
    playerView?: (context: { G: G; playerID: string | null }) => object
    disableUndo: boolean
  }
  export interface State<G> {
    G: G
    _stateID: number
  }
  export interface MakeMove<Args extends unknown[]> {
    type: 'MAKE_MOVE'
    payload: { type: string; args: Args; playerID: string }
  }
  export function InitializeGame<G, Args extends unknown[]>(of: { game: Game<G, Args>; numPlayers: number }): State<G>
  export function CreateGameReducer<G, Args extends unknown[]>(of: {
    game: Game<G, Args>
  }): (state: State<G>, action: MakeMove<Args>) => State<G>
}

declare module 'boardgame.io/dist/cjs/multiplayer.js' {
  import type { Game, MakeMove, State } from 'boardgame.io/dist/cjs/internal.js'

  /** The Master with storage in memory, and players whom it reaches by calling them. */
  export interface LocalMaster<G, Args extends unknown[]> {
    storageAPI: { state: Map<string, State<G>>; log: Map<string, unknown[]> }
    connect(playerID: string, receive: (message: { type: string; args: unknown[] }) => void): void
    /** Creates the match when it is first asked for. */
    onSync(matchID: string, playerID: string, credentials: undefined, numPlayers: number): Promise<unknown>
    onUpdate(action: MakeMove<Args>, stateID: number, matchID: string, playerID: string): Promise<unknown>
  }
  export function Local(): <G, Args extends unknown[]>(of: {
    game: Game<G, Args>
    gameKey: object
    matchID: string
    playerID: string
    numPlayers: number
  }) => { master: LocalMaster<G, Args> }
}

declare module 'boardgame.io/dist/cjs/server.js' {
  import type { Server as HttpServer } from 'node:http'
  import type { Game } from 'boardgame.io/dist/cjs/internal.js'

  export function Server<G, Args extends unknown[]>(of: {
    games: Game<G, Args>[]
    origins: string[]
  }): { run(port: number): Promise<{ appServer: HttpServer }> }
}
