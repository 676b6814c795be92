/** `/rules/<game>/tips`: what helps whoever knows the rules. */
import './handbook.css'
import { useWords } from '../../app/words.ts'
import { GAME_NAME, type Game } from '../../games/covers/index.ts'
import { Heading, Trail } from '../Heading.tsx'
import { useShelf } from '../useBook.ts'

export function TipsPage({ game }: { game: Game; part: string | undefined }) {
  const { words } = useShelf()
  const { t } = useWords('handbook')
  return (
    <>
      <Trail game={game} />
      <Heading title={words.pages.tips.title} over={GAME_NAME[game]} />
      <p className="ruleremark">{words.pages.tips.says}</p>
      <ol className="tips">
        {Object.entries(t.handbook.tips[game]).map(([key, { title, says }]) => (
          <li key={key}>
            <b>{title}</b>
            <span>{says}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
