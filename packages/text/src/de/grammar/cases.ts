/**
 * German forms. Phrases come in the nominative, most with their article; `acc`, `dat` and `gen` decline article,
 * adjective and noun, `nom` gives an article to the few that come without one, `in` says where. The rest is for
 * clauses: after *wenn*, *falls* and *während* the verb goes to the end (`sub`), in what follows such a clause to the
 * front (`front`), and a clause after a colon begins with a capital (`cap`).
 */
import type { Inflect } from '../../grammar.ts'

const CASES = ['nom', 'acc', 'dat', 'gen'] as const
type Case = (typeof CASES)[number]
const isCase = (kase: string): kase is Case => (CASES as readonly string[]).includes(kase)

type Forms = Readonly<Record<Case, string>>
export const forms = (nom: string, acc: string, dat: string, gen: string): Forms => ({ nom, acc, dat, gen })

/** Masculine, feminine, neuter, and whatever is plural. */
type Gender = 'm' | 'f' | 'n' | 'pl'

const ARTICLES: Readonly<Record<Gender, readonly Forms[]>> = {
  m: [
    forms('der', 'den', 'dem', 'des'),
    forms('ein', 'einen', 'einem', 'eines'),
    forms('dein', 'deinen', 'deinem', 'deines'),
  ],
  f: [forms('die', 'die', 'der', 'der'), forms('eine', 'eine', 'einer', 'einer')],
  n: [forms('das', 'das', 'dem', 'des'), forms('ein', 'ein', 'einem', 'eines')],
  pl: [forms('die', 'die', 'den', 'der')],
}

function noun(word: string, gender: Gender, kase: Case): string {
  if (kase === 'gen' && (gender === 'm' || gender === 'n')) return word + (/[sz]$/.test(word) ? 'es' : 's')
  return kase === 'dat' && gender === 'pl' && !/[ns]$/.test(word) ? `${word}n` : word
}

/** After an article: *der rote*, but *den roten*. */
const adjective = (word: string, gender: Gender, kase: Case): string =>
  gender === 'pl' || kase === 'nom' || (kase === 'acc' && gender !== 'm') ? word : `${word}n`

const PHRASE = /^(\S+) ((?:nicht )?\p{Ll}+e )?(\p{Lu}[\p{L}-]*)(.*)$/u

/** By nouns and their genders, and by whole phrases with all their forms where a noun is declined otherwise. */
export function lexicon(
  nouns: Readonly<Partial<Record<Gender, readonly string[]>>>,
  phrases: Readonly<Record<string, Forms>> = {},
): Inflect {
  const genders = new Map<string, Gender[]>()
  for (const gender of ['m', 'f', 'n', 'pl'] as const)
    for (const word of nouns[gender] ?? []) genders.set(word, [...(genders.get(word) ?? []), gender])
  const declined = (phrase: string, kase: Case): string | undefined => {
    for (const [known, whole] of Object.entries(phrases))
      if (`${phrase} `.startsWith(`${known} `)) return whole[kase] + phrase.slice(known.length)
    const [, article = '', before = '', word = '', rest = ''] = PHRASE.exec(phrase) ?? []
    for (const gender of genders.get(word) ?? []) {
      const found = ARTICLES[gender].find(({ nom }) => nom === article)
      if (!found) continue
      const described = before && `${adjective(before.trimEnd(), gender, kase)} `
      return `${found[kase]} ${described}${noun(word, gender, kase)}${rest}`
    }
    return undefined
  }
  return (phrase, kase) => {
    if (kase !== 'in') return isCase(kase) ? declined(phrase, kase) : undefined
    const where = declined(phrase, 'dat')
    return where && `in ${where}`
  }
}

/** Where nothing is declined, and what stands before it instead. */
const FIXED = /^(Korridor|Raum|Sektion|Triebwerk|Gebiet) /
const WITH: Readonly<Record<string, string | undefined>> = { gen: 'von ', in: 'in ' }
const QUOTED = /^(\d+ × )?„[^“]*“( \([^)]*\))?$/
const COUNTED = /^1 (\p{L}+)er (?=Gegenstand)/u
/** Between phrases or clauses; not inside a quoted name, nor between sections of the facility. */
const JOINT = /(, | und | oder )(?!S-0|[^„]*“)/

/** The verbs of conditions. The first one in a clause is its finite verb. */
const VERB =
  /^(bist|ist|sind|hast|hat|haben|überlebst|überlebt|überleben|erreicht|erreichst|nimmst|nimmt|trägst|trägt|liegt|liefert|liefern|entkommst|entkommt)$/

/** Main clauses, joined by commas and *und*, as they stand after *wenn*. */
function subordinate(clauses: string): string {
  const parts = clauses.split(JOINT)
  const whole: string[] = []
  for (let i = 0; i < parts.length; i += 2) {
    const part = parts[i] ?? ''
    const joint = parts[i - 1] ?? ''
    // What has no verb belongs to the clause before it.
    if (i > 0 && !part.split(' ').some(word => VERB.test(word))) whole.push(`${whole.pop()}${joint}${part}`)
    else whole.push(`${joint}${part}`)
  }
  // *Du* is said once: *falls du im Nest bist oder ein Ei trägst*.
  const again = (clause: string, before = '') => /^ (?:und|oder) du /.test(clause) && YOU_FIRST.test(before)
  return whole
    .map(verbLast)
    .map((clause, at, all) => (again(clause, all[at - 1]) ? clause.replace(' du ', ' ') : clause))
    .join('')
}
const YOU_FIRST = /^(?:, | und | oder )?(?:entweder )?du /

function verbLast(clause: string): string {
  const words = clause.split(' ')
  const at = words.findIndex(word => VERB.test(word))
  const verb = words[at]
  return verb === undefined ? clause : [...words.toSpliced(at, 1), verb].join(' ')
}

/** The verbs by which an effect says what happens, where it is not an order. */
const HAPPENS = /^(stirbt|erscheint|kommt|erhält)$/

function verbFirst(clause: string): string {
  const words = clause.split(' ')
  const at = words.findIndex(word => HAPPENS.test(word))
  const verb = words[at]
  return verb === undefined ? clause : [verb, ...words.toSpliced(at, 1)].join(' ')
}

const common = lexicon(
  {
    m: [
      'Xeno',
      'Kriecher',
      'Jäger',
      'Xeno-Kadaver',
      'Gegenstandsstapel',
      'Stapel',
      'Ereignisstapel',
      'Xeno-Angriffsstapel',
      'Kontaminationsstapel',
      'Aktionsstapel',
      'Raum',
    ],
    f: ['Larve', 'Brutbestie', 'Königin', 'Leiche', 'Erste-Hilfe-Station', 'Chirurgie'],
    n: ['Ei', 'Labor', 'Nest'],
    pl: ['Eier', 'Wartungskorridore'],
  },
  {
    'die Roten Wartungskorridore': forms(
      'die Roten Wartungskorridore',
      'die Roten Wartungskorridore',
      'den Roten Wartungskorridoren',
      'der Roten Wartungskorridore',
    ),
    'die Blauen Wartungskorridore': forms(
      'die Blauen Wartungskorridore',
      'die Blauen Wartungskorridore',
      'den Blauen Wartungskorridoren',
      'der Blauen Wartungskorridore',
    ),
  },
)

export const inflect: Inflect = (phrase, kase, again) => {
  if (kase === 'sub') return subordinate(phrase)
  if (kase === 'front') return verbFirst(phrase)
  if (kase === 'cap') return phrase.charAt(0).toUpperCase() + phrase.slice(1)
  if (QUOTED.test(phrase) || phrase === 'etwas') return phrase
  if (FIXED.test(phrase)) return `${WITH[kase] ?? ''}${phrase}`
  if (JOINT.test(phrase))
    return phrase
      .split(JOINT)
      .map((part, i) => (i % 2 === 0 ? again(part) : part))
      .join('')
  const [times] = /^\d+ × /.exec(phrase) ?? []
  if (times) return times + again(phrase.slice(times.length))
  if (COUNTED.test(phrase)) return phrase.replace(COUNTED, '1 $1en ')
  if (/^\d+ /.test(phrase)) return phrase
  return common(phrase, kase, again)
}
