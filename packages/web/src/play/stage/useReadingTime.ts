import { useEffect } from 'react'
import { useStaged } from '../tableContext.ts'

/** What stands on the picture that is shown: it is not gone before that can have been read. */
export function useReadingTime(text: string): void {
  const { reads } = useStaged()
  useEffect(() => reads(text), [reads, text])
}
