import './confirm.css'
import { useChoice } from '../tableContext.ts'

/** Somebody tapped what is not possible: the reason, until the next choice. */
export function WhyNot() {
  const choosing = useChoice()
  return (
    <p className="whynot" role="status">
      {choosing.refused}
    </p>
  )
}
