import './stars.css'
import { upTo } from '../app/counting.ts'
import { useWords } from '../app/words.ts'

export const MOST_STARS = 3
/** Five points, the first at the top. */
const SHAPE = 'M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1-6.3-3.5-6.3 3.5 1.3-7.1-5.2-5 7.1-.9z'

export const Star = ({ on }: { on: boolean }) => (
  <svg className={on ? 'star on' : 'star'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPE} />
  </svg>
)

/** The stars of a lesson, full and empty. */
export function Stars({ count }: { count: number }) {
  const { t } = useWords('learn')
  return (
    <span className="stars" role="img" aria-label={t.learn.list.stars({ n: count, of: MOST_STARS })}>
      {upTo(MOST_STARS).map(n => (
        <Star key={n} on={n <= count} />
      ))}
    </span>
  )
}
