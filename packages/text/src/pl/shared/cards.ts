/** What stands on cards and rooms besides effects. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/cards.ts'

export const weapons: Translation<typeof en.weapons> = {
  energy: 'Broń energetyczna, pojemność magazynku {capacity}.',
  classic: 'Broń klasyczna, pojemność magazynku {capacity}.',
  loaded: 'Na początku ma {loaded} amunicji.',
  bonusOnHit: 'Jeśli zada obrażenia, zadaje 1 więcej.',
  bonusOnHits: 'Pojedyncze lub podwójne trafienie zadaje 1 obrażenie więcej.',
  doubleAsHit: 'Podwójne trafienie liczy się jako pojedyncze.',
  sure: 'Zadaje co najmniej 1 obrażenie, chyba że wypadnie pusta ścianka.',
  reroll: 'W każdym rzucie możesz raz przerzucić kość.',
  extra: 'Przy podwójnym trafieniu możesz zużyć 1 amunicji więcej, aby zadać 1 dodatkowe obrażenie.',
  burns: 'Przy podwójnym trafieniu umieść w pomieszczeniu znacznik pożaru.',
}

/** What stands in the corners of an item card, as short labels. */
export const facts: Translation<typeof en.facts> = {
  cost: 'Koszt: {cost, plural, =0 {0 kart} one {# karta} few {# karty} many {# kart} other {# karty}}',
  oneUse: 'Jednorazowego użytku',
  heavy: 'Ciężki przedmiot',
  component: 'Komponent: {component:low}',
  needs: 'Komponenty: {one:low} + {other:low}',
}

export const contamination =
  'To nie jest karta akcji: nie daje żadnej akcji i nie można nią płacić. Dopiero skanowanie pokaże, czy jest na niej słowo ZARAŻENIE.'

export const quests: Translation<typeof en.quests> = {
  pay: 'zapłać {cost, plural, one {# kartą} few {# kartami} many {# kartami} other {# karty}}',
  discard: 'odrzuć {cards:acc}',
  activate: 'Aktywacja: {price}.',
  activateWhile: 'Aktywacja: {price}, gdy {test}.',
  attach: 'Od razu dołącz do {weapon:gen}.',
}

/** What a serious wound does to its bearer. */
export const wounds: Translation<typeof en.wounds> = {
  drawUpTo:
    'na początku rundy uzupełniasz rękę tylko do {n, plural, one {# karty} few {# kart} many {# kart} other {# karty}}',
  handSlots: 'masz {n, plural, one {# rękę} few {# ręce} many {# rąk} other {# ręki}} do noszenia ciężkich rzeczy',
  lightWoundOnPass: 'za każdym razem, gdy pasujesz, otrzymujesz 1 powierzchowną ranę',
  escapeCost: 'ucieczka kosztuje Cię {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  itemCost:
    'użycie przedmiotu kosztuje Cię o {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} więcej',
}

export const eventCards: Translation<typeof en.eventCards> = {
  move: '{intruders}: ruch korytarzem {way}',
  remove: 'Następnie usuń tę kartę z gry i potasuj stos wydarzeń razem ze stosem kart odrzuconych.',
  shuffleBack: 'Następnie wtasuj tę kartę z powrotem do stosu.',
}

/** What a card of whoever plays the Intruders can be played for. */
export const commands: Translation<typeof en.commands> = {
  move: 'Ruch: 1 intruz idzie korytarzem {way} swojego pomieszczenia.',
  moveAny: 'Ruch: 1 intruz idzie dowolnym korytarzem swojego pomieszczenia.',
  attack:
    'Atak: 1 intruz atakuje postać w swoim pomieszczeniu{attacks, plural, one {} few {; dobierz # karty ataku i wybierz 1} many {; dobierz # kart ataku i wybierz 1} other {; dobierz # karty ataku i wybierz 1}}.',
  special: 'Efekt specjalny: {effect}.',
}

export const attackCards: Translation<typeof en.attackCards> = {
  one: '{intruders:low}: {effect}',
  everybody: '{intruders:low}, przeciw wszystkim w pomieszczeniu: {effect}',
  blood: 'Krew: {blood}.',
  retreat: 'wycofanie się',
}

export const weaknesses: Translation<typeof en.weaknesses> = {
  fireBonus: 'Gdy ogień zadaje intruzowi obrażenia, zadaje 1 więcej, a zamiast 1 jaja spala 2.',
}

export const rooms: Translation<typeof en.rooms> = {
  noSearch: 'Tego pomieszczenia nie można przeszukać.',
  noMalfunction: 'Nie można tu umieścić znacznika awarii.',
  unsearchable: 'Tego pomieszczenia nie można przeszukać ani umieścić w nim znacznika awarii.',
}
