/** What Lockdown says otherwise than Nemesis, in sentences of its own. */
import { describe, expect, test } from 'vitest'
import { VARIANTS } from '../../../src/games/variants.ts'
import { dialectOf, type Lang, langs } from '../../../src/lang.ts'
import { format } from '../../../src/message.ts'
import { AREAS, loadLanguage, ui, words } from '../../../src/words.ts'

await Promise.all(langs.map(loadLanguage))

const stringsIn = (table: unknown, path = ''): [path: string, text: string][] => {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([key, inner]) => stringsIn(inner, path ? `${path}.${key}` : key))
}

/** Words for the ship and what is aboard, for what hunts there, and for what hunts in the facility. */
const TERMS: Readonly<Record<Lang, { ship: RegExp; intruders: RegExp | null; stalkers: RegExp | null }>> = {
  en: {
    ship: /\bSelf-Destruct\b|\bself-destruct\b|\b[Tt]he ship\b|\bon board\b/,
    intruders: /(?<!\{)\b[Ii]ntruder/,
    stalkers: /[Nn]ight [Ss]talker/,
  },
  es: { ship: /\b[Ll]a nave\b|\ba bordo\b/, intruders: /\b[Ii]ntrusos?\b/, stalkers: /[Aa]cechador(es)? nocturno/ },
  pl: {
    ship: /(?<!\p{L})[Ss]tat(ek|k)|(?<!\p{L})[Nn]a pokładzie/u,
    intruders: /(?<!\p{L})[Ii]ntruz/u,
    stalkers: /[Nn]ocn(y|ego|emu|ym|i|ych|ymi) łowc/,
  },
  // German has one word for whatever creeps about.
  de: { ship: /\b[Dd](as|em|es) Schiffs?\b|\b[Aa]n Bord\b/, intruders: null, stalkers: null },
  // Italian has one for creatures too; only components are called after the Night Stalkers.
  it: {
    ship: /\b[Ll]a nave\b|\b(d[ea]l|al|sul)la nave\b|\b[Aa] bordo\b/,
    intruders: /\b[Gg]etton[ei] Intruso\b|\b(cart[ae]|mazzo) Attacco dell’Intruso\b/,
    stalkers: /Predator[ei] Notturn/,
  },
}

/** What only tables of Nemesis say: an area that Lockdown has no words for. */
const NEMESIS = /^(cards|conditions|decisions|effects|events|things|characters|ui)\./

describe.each(langs)('what Lockdown says otherwise in %s', lang => {
  const [plain, inFacility, withIntruders] = [lang, dialectOf(lang, 'lockdown'), dialectOf(lang, 'lockdown+intruders')]
  const { ship, intruders, stalkers } = TERMS[lang]

  /** Sentences of cards, rooms, questions and the log that a table of Lockdown has, besides those of the ship's box. */
  const sentencesOf = async (dialect: typeof plain | typeof inFacility) => {
    const { names, ...told } = words(dialect, 'log')
    expect(names).toEqual(words(plain).names)
    const ofShip = new Set(
      [
        ...stringsIn(await import(`../../../src/${lang}/games/nemesis/messages.ts`)),
        ...stringsIn(await import(`../../../src/${lang}/games/nemesis/intruderPlayer/messages.ts`)),
      ].map(([path]) => path),
    )
    const {
      talk: _,
      deeds: __,
      refusals: ___,
      hooks: ____,
      ui: _____,
      ...said
    } = { ...told } as Record<string, unknown>
    return stringsIn(said).filter(([path]) => !(NEMESIS.test(path) && ofShip.has(path)))
  }

  test('stands in the place of something, and says it otherwise', () => {
    const all = new Map(stringsIn(words(plain, ...AREAS)))
    for (const dialect of [inFacility, withIntruders])
      expect(
        stringsIn(words(dialect, ...AREAS))
          .map(([path]) => path)
          .sort(),
      ).toEqual([...all.keys()].sort())
    const changed = stringsIn(words(inFacility, ...AREAS)).filter(([path, text]) => all.get(path) !== text)
    expect(changed.length).toBeGreaterThan(Object.keys(VARIANTS).length)
  })

  test('no sentence of it knows a ship or its intruders', async () => {
    for (const [path, text] of await sentencesOf(inFacility)) {
      expect(text, path).not.toMatch(ship)
      if (intruders) expect(text, path).not.toMatch(intruders)
    }
  })

  test('LOCK-INTRUDERS-01 with Intruders it knows no ship, and nobody who stalks by night', async () => {
    for (const [path, text] of await sentencesOf(withIntruders)) {
      expect(text, path).not.toMatch(ship)
      if (stalkers) expect(text, path).not.toMatch(stalkers)
    }
    const met = (dialect: typeof inFacility) => ui(dialect, 'panels').firstContact({ met: true })
    expect(met(withIntruders)).toBe(met(plain))
    expect(met(inFacility) !== met(plain)).toBe(intruders?.test(met(plain)) ?? false)
    expect(ui(withIntruders).toTheJump).toBe(ui(inFacility).toTheJump)
  })

  test('a player called like a term keeps the name', () => {
    const sentence = words(inFacility, 'log').events.events.passed
    expect(format(sentence, inFacility, { by: 'other', who: 'the ship' })).toContain('the ship')
  })
})
