/** The words of the rules, which nobody needs who does not open them. */
import type { rulebookWords } from './en/rulebookwords.ts'
import type { Lang } from './lang.ts'

export type RulebookWords = typeof rulebookWords

const sources: Readonly<Record<Lang, () => Promise<{ rulebookWords: RulebookWords }>>> = {
  en: () => import('./en/rulebookwords.ts'),
  es: () => import('./es/rulebookwords.ts'),
}

export const loadRulebookWords = async (lang: Lang): Promise<RulebookWords> => (await sources[lang]()).rulebookWords
