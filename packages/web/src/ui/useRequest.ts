import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer, Failure } from '../net/server/api.ts'

export interface Request {
  /** Sent, and not yet answered. */
  busy: boolean
  failure: Failure | null
  detail: string | undefined
  /** Resolves to null if it failed, or if another is still under way. */
  run: <T>(ask: () => Promise<Answer<T>>) => Promise<{ value: T } | null>
}

/** One request at a time, and why the last one failed. */
export function useRequest(): Request {
  const [{ busy, failure, detail }, setState] = useState<Omit<Request, 'run'>>({
    busy: false,
    failure: null,
    detail: undefined,
  })
  const underWay = useRef(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const run = useCallback(async <T>(ask: () => Promise<Answer<T>>) => {
    if (underWay.current) return null
    underWay.current = true
    setState({ busy: true, failure: null, detail: undefined })
    const answer = await ask()
    underWay.current = false
    const failed = 'failure' in answer
    if (here.current)
      setState({ busy: false, failure: failed ? answer.failure : null, detail: failed ? answer.detail : undefined })
    return failed ? null : answer
  }, [])
  return { busy, failure, detail, run }
}
