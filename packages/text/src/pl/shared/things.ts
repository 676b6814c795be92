/** Rooms, corridors, cards, creatures and decks, as they stand inside a sentence: in the nominative (see cases.ts). */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/things.ts'

/** Polish has no articles. */
export const articles: Translation<typeof en.articles> = {
  emergencyRoom: '',
  laboratory: '',
  nest: '',
  surgery: '',
}

export const places: Translation<typeof en.places> = {
  unexplored: 'nieodkryte pomieszczenie {room}',
  /** Of several rooms of one name. */
  oneOf: '{room} {which}',
  /** A corridor seen from one of its ends. */
  towards: 'korytarz {numbers} w stronę {there:gen}',
  between: 'korytarz {numbers} między {here:ins} a {there:ins}',
  /** Of two corridors to the same room, this one. */
  through: '{there} przez korytarz {numbers}',
}

/** By the network's id on the board; `main` where there is only one. */
export const technical: Translation<typeof en.technical> = {
  main: 'korytarze techniczne',
  red: 'czerwone korytarze techniczne',
  blue: 'niebieskie korytarze techniczne',
}

/** A card's name in running text, as the editions write it. */
export const card = '„{card}”'
/** Of equal pieces with different backs, to choose between them. */
export const cardWithBack = '{card} ({back})'
export const backs: Translation<typeof en.backs> = {
  red: 'czerwony',
  yellow: 'żółty',
  green: 'zielony',
  quest: 'przedmiot osobisty',
}
/** Of cards of one name, by the number or sign on them. */
export const cardWithMark = '{card} ({mark, select, any {dowolny korytarz} retreat {symbol wycofania} other {{mark}}})'
/** A Contamination card whose word is known. */
export const cardWithWord = '{card} ({word})'
export const tokenWithItems =
  '{effect}, {items, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}}'

/** The word on a Contamination card, inside a sentence. */
export const words: Translation<typeof en.words> = {
  infected: 'ZARAŻENIE',
  clean: 'brak zarażenia',
}

/** One that is new to the table. There is only one Queen. */
export const anIntruder: Translation<typeof en.anIntruder> = {
  larva: 'larwa',
  creeper: 'pełzacz',
  adult: 'dorosły osobnik',
  breeder: 'reproduktor',
  queen: 'królowa',
}

export const theIntruder: Translation<typeof en.theIntruder> = {
  larva: 'larwa',
  creeper: 'pełzacz',
  adult: 'dorosły osobnik',
  breeder: 'reproduktor',
  queen: 'królowa',
}

export const intruders: Translation<typeof en.intruders> = {
  larva: 'larwy',
  creeper: 'pełzacze',
  adult: 'dorosłe osobniki',
  breeder: 'reproduktory',
  queen: 'królowa',
}

/** Where its kind is not known any more. */
export const someIntruder = 'intruz'

/** Of several of a kind in one room. */
export const numbered = '{intruder} nr {number}'
export const withInjuries =
  '{intruder}, {injuries, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}'

export const intruderToken: Translation<typeof en.intruderToken> = {
  larva: 'żeton larwy',
  creeper: 'żeton pełzacza',
  adult: 'żeton dorosłego osobnika',
  breeder: 'żeton reproduktora',
  queen: 'żeton królowej',
  blank: 'pusty żeton',
}

export const objects: Translation<typeof en.objects> = {
  egg: 'jajo',
  carcass: 'truchło',
  corpse: 'zwłoki postaci',
  'corpse.blue': 'niebieskie zwłoki postaci',
  /** Of a member of the crew. */
  crew: 'zwłoki {character:gen}',
}
/** The label of a member of the crew's corpse. */
export const corpseOf = 'Zwłoki: {character}'

/** A thing of which nobody but its owner knows more. */
export const something = 'coś'

export const itemsOfBack: Translation<typeof en.itemsOfBack> = {
  red: '{n, plural, one {# czerwony przedmiot} few {# czerwone przedmioty} many {# czerwonych przedmiotów} other {# czerwonego przedmiotu}}',
  yellow:
    '{n, plural, one {# żółty przedmiot} few {# żółte przedmioty} many {# żółtych przedmiotów} other {# żółtego przedmiotu}}',
  green:
    '{n, plural, one {# zielony przedmiot} few {# zielone przedmioty} many {# zielonych przedmiotów} other {# zielonego przedmiotu}}',
  white: '{n, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}}',
  crafted: '{n, plural, one {# samoróbkę} few {# samoróbki} many {# samoróbek} other {# samoróbki}}',
  quest:
    '{n, plural, one {# przedmiot osobisty} few {# przedmioty osobiste} many {# przedmiotów osobistych} other {# przedmiotu osobistego}}',
}

export const decks: Translation<typeof en.decks> = {
  red: 'stos czerwonych przedmiotów',
  yellow: 'stos żółtych przedmiotów',
  green: 'stos zielonych przedmiotów',
  wound: 'stos głębokich ran',
  event: 'stos wydarzeń',
  attack: 'stos ataków intruzów',
  contamination: 'stos skażenia',
  action: '{by, select, you {Twoja talia} other {talia gracza {who}}}',
}
