import type { Game } from '../../games/covers/index.ts'
import { useShelf } from '../useBook.ts'
import './ask.css'

/** Questions that show how one may ask. */
export function SampleQuestions({ game, onAsk }: { game: Game; onAsk: (question: string) => void }) {
  const { words } = useShelf()
  return (
    <div className="askfirst">
      <p>{words.askFor}</p>
      <ul>
        {Object.values(words.askFirst[game]).map(question => (
          <li key={question}>
            <button type="button" className="chip" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
