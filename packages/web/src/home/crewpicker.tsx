import { gameInfo } from '@coldwake/rules'
import { characterName } from '@coldwake/text'
import { Portrait } from '../art/portrait.tsx'
import { useWords } from '../words.tsx'

interface CrewPickerProps {
  game: string
  chosen: string | null
  /** Characters that somebody has already, and who. */
  taken?: ReadonlyMap<string, string>
  onChoose: (character: string) => void
}

/** The six of the crew, to be one of. */
export function CrewPicker({ game, chosen, taken = new Map(), onChoose }: CrewPickerProps) {
  const { t, lang } = useWords()
  return (
    <fieldset className="picker">
      <legend>{t.yourCharacter}</legend>
      <div className="faces6">
        {(gameInfo(game)?.characters ?? []).map(character => {
          const owner = taken.get(character)
          return (
            <label
              key={character}
              className={`pick ${owner ? 'taken' : ''}`}
              style={{ '--c': `var(--${character})` } as React.CSSProperties}
            >
              <input
                type="radio"
                name="character"
                value={character}
                checked={chosen === character}
                disabled={owner !== undefined}
                required
                onChange={() => onChoose(character)}
              />
              <Portrait character={character} crop="whole" className="portrait" />
              <b>{characterName(character, lang)}</b>
              <small>{owner ? t.takenBy(owner) : t.trait[character as keyof typeof t.trait]}</small>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
