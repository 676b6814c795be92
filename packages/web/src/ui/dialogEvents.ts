import type { KeyboardEvent, PointerEvent } from 'react'

/** For a dialog over the page: a press on what lies around it closes it. Whatever is in it, its own edge too, does not. */
export function closeBeside({ target, currentTarget, clientX, clientY }: PointerEvent<HTMLDialogElement>): void {
  if (target !== currentTarget) return
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) currentTarget.close()
}

/** While a dialog is open, keys are its own: those of a table below it would take Escape away from it, and choose. */
export const keepKeys = (event: KeyboardEvent): void => event.stopPropagation()
