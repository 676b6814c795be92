import { useWords } from '../app/words.ts'
import { LessonRow, type Listed } from './LessonGroups.tsx'

const HARDNESS = { 1: 'easy', 2: 'medium', 3: 'hard' } as const

/** The puzzles of a game, from easy to hard. */
export function PuzzleList(listed: Listed) {
  const { t } = useWords('learn')
  const { lessons, starsOf } = listed
  const { list } = t.learn
  const puzzles = lessons.filter(({ kind }) => kind === 'puzzle').toSorted((a, b) => a.hardness - b.hardness)
  const solved = puzzles.filter(({ id }) => starsOf(id) > 0).length
  return (
    <section className="puzzles" aria-labelledby="puzzles">
      <header className="learnhead">
        <h2 id="puzzles">{list.puzzles}</h2>
        <p>{list.puzzlesSay}</p>
        <p className="allstars">{list.solvedCount({ n: solved, of: puzzles.length })}</p>
      </header>
      <ul>
        {puzzles.map(puzzle => (
          <LessonRow key={puzzle.id} lesson={puzzle} says={list.hardness[HARDNESS[puzzle.hardness]]} {...listed} />
        ))}
      </ul>
    </section>
  )
}
