/** As much of boardgame.io 0.50.2 as the bench touches: its own types are not found at this address. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  export interface Game<G, Args extends unknown[]> {
    setup: () => G
    /** A move changes the draft it is given, which Immer turns into the next G. */
    moves: Record<string, (context: { G: G }, ...args: Args) => void>
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
