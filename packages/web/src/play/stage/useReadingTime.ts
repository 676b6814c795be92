import { useContext, useEffect } from 'react'
import { StageContext } from '../tableContext.ts'
import { useTextTable } from '../textTableSetting.ts'

export const wordsIn = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

/**
 * What stands on the picture that is shown: it is not gone before that can have been read. A replay waits for nobody, and
 * at the text table nobody sees pictures: what happened stands in its list.
 */
export function useReadingTime(text: string): void {
  const reads = useContext(StageContext)?.reads
  const isText = useTextTable()
  useEffect(() => (isText ? undefined : reads?.(wordsIn(text))), [reads, text, isText])
}
