/** What questions of the facility show, and what their answers bring. */

import type { Translation } from '../../../areas.ts'
import type { facilityAnswerWords as en } from '../../../en/games/lockdown/answers.ts'

export const facilityAnswerWords: Translation<typeof en> = {
  // how a choice goes on
  computerThen: 'Wybierasz jedną z trzech akcji, a karta trafia na spód stosu.',
  callThen: 'Winda przyjeżdża tutaj. Jazda to osobna akcja.',
  rideThen: 'Bez rzutu na szmery. Możesz zaprosić innych z pomieszczenia.',
  roverThen: 'Bez rzutu. Łazik zostaje przy bunkrze i nie zabiera nikogo więcej.',
  suitThen: 'Najpierw wykonujesz rzut na szmery. Jeśli coś przyjdzie, zostajesz.',

  // what an answer is about
  carriedBy: 'niesie {name}',
  carriedByYou: 'niesiesz Ty',
  lyingHere: 'leży tutaj',
  fromOne: 'komponent: {item}',
  higherNumber: 'W ciemności liczy się wyższa liczba na żetonie.',
  threeForOne: '+{n} wiedzy',
  newWeakness: 'odkrywa słabość',
  noNewWeakness: 'nie odkrywa słabości',

  // what a question shows
  computerSays: 'Wykonaj jedną z tych akcji. Potem karta trafia na spód stosu i odkrywana jest następna.',
  rideTo: 'Windą do {room:gen}',
  rideWith: '{name} jedzie do {room:gen}',
  givesUp: '{name} chce przebadać to, co niesiesz',
  goesDark: '{place}: zapada ciemność',
  lightsUp: '{place}: zapala się światło',
  staysLit: '{place}: nadal światło',
  staysDark: '{place}: nadal ciemność',
  notLaidYet: 'jeszcze nieułożony',
  laidNow: 'teraz układany',
  wouldFollow: 'Po tym',
  staysSecret: 'Które żetony podglądasz, widzą wszyscy; co na nich jest, tylko Ty.',
  turnedUpForAll: 'Zostaje odkryty dla wszystkich.',
  leaveTokenSays: 'Nieodkryty czeka na następną osobę; do tego czasu pomieszczenia nie można przeszukać.',
  lampSays: 'Wydaj użycie latarki, aby rzucić kością przewagi, jakby było jasno.',
}
