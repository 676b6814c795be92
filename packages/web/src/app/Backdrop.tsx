import './backdrop.css'
import { type ComponentType, useEffect, useState } from 'react'
import { FIRST_GAME, isGame } from '../games/covers/index.ts'
import { whenIdle } from './idle.ts'

/** The scene of the home page, dim, behind whatever is said before the game. It comes when nothing else is wanted. */
export function Backdrop({ game = FIRST_GAME }: { game?: string }) {
  const known = isGame(game) ? game : FIRST_GAME
  const [Scene, setScene] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import('../games/scenes/CoverScenes.tsx').then(
          ({ COVER_SCENES }) => setScene(() => COVER_SCENES[known]),
          () => {},
        )
      }),
    [known],
  )
  return (
    <div className="backdrop" data-game={known}>
      {Scene && <Scene />}
    </div>
  )
}
