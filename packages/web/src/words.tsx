/** The language of the page, and the words that come with it. */
import { type Dialect, type Lang, langs, ui } from '@coldwake/text'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { remember, remembered } from './net/seats.ts'
import { ShellNote } from './shellnote.tsx'
import { speak } from './speak.ts'

export interface Words {
  /** At a table it is spoken as that game speaks it. */
  lang: Dialect
  t: ReturnType<typeof ui>
  setLang: (lang: Lang) => void
}

export const WordsContext = createContext<Words | null>(null)

const isLang = (lang: string | undefined | null): lang is Lang => langs.some(known => known === lang)

/** The language chosen before, else the first the browser likes that we speak. */
export function firstLang(): Lang {
  const chosen = remembered('lang')
  if (isLang(chosen)) return chosen
  return navigator.languages.map(tag => tag.split('-')[0]).find(isLang) ?? 'en'
}

/** `first` is loaded; another language is spoken as soon as it is. */
export function WordsProvider({ first, children }: { first: Lang; children: ReactNode }) {
  const [lang, setLang] = useState(first)
  const [missing, setMissing] = useState(false)
  const wanted = useRef(first)
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  const words: Words = useMemo(
    () => ({
      lang,
      t: ui(lang),
      setLang: (next: Lang) => {
        wanted.current = next
        speak(next).then(
          () => {
            // Whoever has changed their mind meanwhile is not asked twice.
            if (wanted.current !== next) return
            remember('lang', next)
            setMissing(false)
            setLang(next)
          },
          // A browser does not ask again for a script that it could not get, until the page is new.
          () => setMissing(true),
        )
      },
    }),
    [lang],
  )
  return (
    <WordsContext.Provider value={words}>
      {children}
      {missing && (
        <ShellNote
          alert
          text={words.t.shell.noLanguage}
          action={words.t.shell.reload}
          onAction={() => window.location.reload()}
          close={words.t.close}
        />
      )}
    </WordsContext.Provider>
  )
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('no language here')
  return words
}
