/** The rule book of each game in each language. */
import type { Book } from '../../rules/book.ts'
import type { BookName } from '../../rules/catalogues.ts'

export const BOOKS: Readonly<Record<BookName, () => Promise<{ default: Book }>>> = {
  'nemesis.en': () => import('virtual:rulebook/nemesis.en'),
  'nemesis.es': () => import('virtual:rulebook/nemesis.es'),
  'nemesis.pl': () => import('virtual:rulebook/nemesis.pl'),
  'nemesis.de': () => import('virtual:rulebook/nemesis.de'),
  'nemesis.it': () => import('virtual:rulebook/nemesis.it'),
  'lockdown.en': () => import('virtual:rulebook/lockdown.en'),
  'lockdown.es': () => import('virtual:rulebook/lockdown.es'),
  'lockdown.pl': () => import('virtual:rulebook/lockdown.pl'),
  'lockdown.de': () => import('virtual:rulebook/lockdown.de'),
  'lockdown.it': () => import('virtual:rulebook/lockdown.it'),
}
