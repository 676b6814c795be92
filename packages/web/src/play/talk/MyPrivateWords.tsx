/** The private words of whoever sits here; once the game is over, everybody's. */
import { useEffect } from 'react'
import { useConnection, useGame } from '../tableContext.ts'
import { PrivateWords } from './PrivateWords.tsx'
import { markWhispersRead } from './privateWordsRead.ts'
import { useSpeakers } from './useSpeakers.ts'

export function MyPrivateWords() {
  const { table, me, name, lobby, ctx } = useGame()
  const { line, state, setUnreadWhispers } = useConnection()
  const speakers = useSpeakers()
  // What is shown is read.
  const { length } = state.whispers
  useEffect(() => {
    if (ctx.me !== null && !state.allWhispers) markWhispersRead(lobby.code, ctx.me, length)
    setUnreadWhispers(0)
  }, [ctx.me, state.allWhispers, lobby.code, length, setUnreadWhispers])
  return (
    <PrivateWords
      {...speakers}
      whispers={state.whispers}
      mine={ctx.me}
      name={name}
      table={table}
      me={me}
      over={lobby.over || state.allWhispers}
      onWhisper={whisper => line.whisper(whisper)}
    />
  )
}
