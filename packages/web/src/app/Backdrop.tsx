import './backdrop.css'
import { type ComponentType, useEffect, useState } from 'react'
import { isGame } from '../games/covers/index.ts'
import { whenIdle } from './idle.ts'

/** The scene of the home page, dim, behind whatever is said before the game. It comes when nothing else is wanted. */
export function Backdrop({ game = 'nemesis' }: { game?: string }) {
  const known = isGame(game) ? game : 'nemesis'
  const [Scene, setScene] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import('../home/CoverScenes.tsx').then(
          ({ SCENES }) => setScene(() => SCENES[known]),
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
