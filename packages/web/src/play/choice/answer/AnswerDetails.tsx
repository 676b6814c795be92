/** How an answer shows in a list: a picture of what is chosen, and a line that says more about it. */
import type { Option } from '@coldwake/rules/facts'
import { breakable } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import { ANSWER_AREAS } from '../../../games/answer/index.ts'
import { useGame } from '../../tableContext.ts'
import type { Entry } from '../choices.ts'
import { answerRecordOf } from './answerRecords.tsx'

export function AnswerPicture({ option }: { option: Option }) {
  const game = useGame()
  const picture = answerRecordOf(option).picture?.(option, game)
  return picture && <span className="pic">{picture}</span>
}

export function AnswerNote({ entry: { options } }: { entry: Entry }) {
  const game = useGame()
  const { t, lang } = useWords(...ANSWER_AREAS)
  const [option] = options
  const note = answerRecordOf(option).note?.(option, { game, t, lang, options })
  return note && <small>{breakable(note, lang)}</small>
}
