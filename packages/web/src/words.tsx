/** The language of the page, and the words that come with it. */
import { type Lang, langs, ui } from '@coldwake/text'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { remember, remembered } from './net/seats.ts'

export interface Words {
  lang: Lang
  t: ReturnType<typeof ui>
  setLang: (lang: Lang) => void
}

const WordsContext = createContext<Words | null>(null)

const isLang = (lang: string | undefined | null): lang is Lang => langs.some(known => known === lang)

/** The language chosen before, else the first the browser likes that we speak. */
function firstLang(): Lang {
  const chosen = remembered('lang')
  if (isLang(chosen)) return chosen
  return navigator.languages.map(tag => tag.split('-')[0]).find(isLang) ?? 'en'
}

export function WordsProvider({ children }: { children: ReactNode }) {
  const [lang, setLang] = useState<Lang>(firstLang)
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  const words = useMemo(
    () => ({
      lang,
      t: ui(lang),
      setLang: (next: Lang) => {
        remember('lang', next)
        setLang(next)
      },
    }),
    [lang],
  )
  return <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('no language here')
  return words
}
