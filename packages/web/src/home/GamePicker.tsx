import { useId } from 'react'
import { useWords } from '../app/words.ts'
import { GAME_NAME, GAMES, type Game } from '../games/covers/index.ts'
import { COVER_SCENES } from '../games/scenes/CoverScenes.tsx'
import { coverOf } from '../games/scenes/coverWords.ts'

interface GamePickerProps {
  game: Game
  onGame: (game: Game) => void
}

/** Two covers, side by side; what the chosen one is about stands below. */
export function GamePicker({ game, onGame }: GamePickerProps) {
  const { t } = useWords('pages')
  const id = useId()
  return (
    <fieldset className="picks covers" aria-describedby={`${id}-says`}>
      <legend>{t.door.game}</legend>
      <div>
        {GAMES.map(one => {
          const Scene = COVER_SCENES[one]
          return (
            <label key={one}>
              <input type="radio" name={id} checked={one === game} onChange={() => onGame(one)} />
              <span className="cover">
                <Scene />
                <b>{coverOf(one, t)}</b>
                <small>{GAME_NAME[one]}</small>
              </span>
            </label>
          )
        })}
      </div>
      <p className="hint" id={`${id}-says`}>
        {t.door.gameSays[game]}
      </p>
    </fieldset>
  )
}
