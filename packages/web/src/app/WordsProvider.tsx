/** Speaks the chosen language to everything inside. */
import { type Lang, langs, ui } from '@coldwake/text'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { remember, remembered } from '../net/heldSeats.ts'
import { addLanguage } from './languages.ts'
import { PageNote } from './PageNote.tsx'
import { type Words, WordsContext } from './words.ts'

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
        addLanguage(next).then(
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
        <PageNote
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
