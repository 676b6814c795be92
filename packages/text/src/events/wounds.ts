/** Wounds, Contamination and Larvae; how characters die, and live again. */
import { list } from '../message.ts'
import { theWord, woundName } from '../things.ts'
import { plain, type Sentences, type Teller } from './teller.ts'

/** The card of a Serious Wound goes by the wound's name alone. */
const wound = (event: { e: 'seriousWound' | 'dressed' | 'woundHealed'; who: number; card: string }, teller: Teller) =>
  teller.say(event.e, event, { wound: woundName(event.card, teller.lang) })

export const wounds = {
  lightWound: plain,
  lightHealed: plain,
  seriousWound: wound,
  dressed: wound,
  woundHealed: wound,
  died: plain,
  revived: plain,

  contaminated: plain,
  contaminationGone: plain,
  revealed: plain,
  scanned: (event, teller) => {
    const read = event.mine?.words
    if (!read) return plain(event, teller)
    if (read.length === 0) return teller.say('scannedNone', event)
    const words = read.map(word => theWord(word, teller.lang))
    return teller.say('scannedSeen', event, { count: read.length, words: list(words, teller.lang) })
  },
  larva: plain,
  larvaGone: plain,
} satisfies Partial<Sentences>
