import './confirm.css'
import { useTable } from '../tableContext.ts'

/** Somebody tapped what is not possible: the reason, until the next choice. */
export function WhyNot() {
  const { choosing } = useTable()
  return (
    <p className="whynot" role="status">
      {choosing.refused}
    </p>
  )
}
