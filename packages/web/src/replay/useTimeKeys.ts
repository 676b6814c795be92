import { useEffect, useEffectEvent } from 'react'
import type { Playing } from './usePlaying.ts'

/** ← and → step, Home and End jump, space plays and stops; unless something else is being typed or pressed. */
export function useTimeKeys({ goTo, step, toggle }: Playing, moments: number, on: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    const taken = target instanceof Element && target.closest('input, select, textarea, [contenteditable]')
    const pressed = target instanceof Element && target.closest('button, a, summary, label')
    if (taken || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (key === ' ' && pressed) return
    if (key === 'ArrowRight') step(1)
    else if (key === 'ArrowLeft') step(-1)
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(moments - 1)
    else if (key === ' ') toggle()
    else return
    event.preventDefault()
  })
  // One listener for as long as it is on: a key that also cuts a scene short draws everything anew before it gets here.
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [on])
}
