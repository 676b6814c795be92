import { eventText, nothingText } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import { STAGE_AREAS } from '../../../games/stage/index.ts'
import { whyText } from '../../cause/causeText.ts'
import { lineOf } from '../../log/eventLines.ts'
import { useGame } from '../../tableContext.ts'
import type { Headline } from '../events/eventRecord.ts'
import { recordOf } from '../events/index.ts'
import type { Beat } from './storyboard.ts'

/** So many of the things that happened meanwhile are said; the log has them all. */
const SAID = 3

/** What a picture says in words, and why it happened. */
export function useHeadline({ event, number, more, phase, whole, idle, meanwhile }: Beat): {
  headline: Headline | null
  because: string
} {
  const { ctx, table, name, events } = useGame()
  const { t, lang } = useWords(...STAGE_AREAS, 'log')
  const said = eventText(event, ctx, lang)
  if (meanwhile) {
    const last = meanwhile.slice(-SAID).map(one => eventText(one, ctx, lang))
    const text = [...(meanwhile.length > SAID ? ['…'] : []), ...last].join(' ')
    return { headline: { icon: 'pass', title: t.stage.meanwhile, text }, because: '' }
  }
  const saidTogether = [said, ...more.map(one => eventText(one, ctx, lang))].join(' ')
  const because = whyText(events, number, { ctx, lang, t })
  const news = { t, lang, said, saidTogether, table, phase, me: ctx.me, name, whole: whole !== undefined }
  const found = recordOf(event).headline?.(event, news)
  const headline = found && idle ? { ...found, text: `${found.text} ${nothingText(ctx, lang)}` } : found
  // What has no words of its own says at least why it comes.
  const plain: Headline | null = because === '' ? null : { icon: lineOf(event).icon, title: '', text: said }
  return { headline: headline ?? plain, because }
}
