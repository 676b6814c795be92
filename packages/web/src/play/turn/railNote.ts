import { createContext, type ReactNode } from 'react'

/** Whoever shows a table may have something to say beside the question. */
export const RailNote = createContext<ReactNode>(null)
