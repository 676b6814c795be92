import { cardName, eventText, nothingText } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import { whyText } from '../../cause/causeText.ts'
import { useGame, useStaged } from '../../tableContext.ts'

/** In the rail, while something is shown: what it is, in words. */
export function BeatNote() {
  const { beat } = useStaged()
  const { ctx, events } = useGame()
  const { t, lang } = useWords('stage', 'log')
  if (!beat) return null
  const because = beat.meanwhile ? t.stage.meanwhile : whyText(events, beat.number, { ctx, lang, t })
  const { event } = beat
  // What the card does stands on the ribbon and in the log.
  const said =
    event.e === 'event' ? `${t.cause.event({ card: cardName(event.card, lang) })}.` : eventText(event, ctx, lang)
  return (
    <p className="waits beatnote">
      {because && <em>{because}</em>}
      {said}
      {beat.idle && ` ${nothingText(ctx, lang)}`}
    </p>
  )
}
