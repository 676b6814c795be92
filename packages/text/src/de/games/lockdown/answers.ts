/** What questions of the facility show, and what their answers bring. */

import type { Translation } from '../../../areas.ts'
import type { facilityAnswerWords as en } from '../../../en/games/lockdown/answers.ts'

export const facilityAnswerWords: Translation<typeof en> = {
  // how a choice goes on
  computerThen: 'Du wählst eine der drei Aktionen, und die Karte kommt unter den Stapel.',
  callThen: 'Der Aufzug kommt hierher. Damit zu fahren, ist eine weitere Aktion.',
  rideThen: 'Keine Geräuschprobe. Du darfst anderen im Raum eine Mitfahrt anbieten.',
  roverThen: 'Keine Geräuschprobe. Der Rover bleibt am Bunker und nimmt sonst niemanden mit.',
  suitThen: 'Zuerst machst du eine Geräuschprobe. Kommt etwas, bleibst du hier.',

  // what an answer is about
  carriedBy: 'trägt {name}',
  carriedByYou: 'trägst du',
  lyingHere: 'liegt hier',
  fromOne: 'aus {item}',
  higherNumber: 'Im Dunkeln zählt die höhere Zahl seines Plättchens.',
  threeForOne: '+{n} Wissen',
  newWeakness: 'entdeckt eine Schwäche',
  noNewWeakness: 'entdeckt keine Schwäche',

  // what a question shows
  computerSays: 'Nutze eine davon. Dann kommt die Karte unter den Stapel, und die nächste wird aufgedeckt.',
  rideTo: 'Aufzug in {room:acc}',
  rideWith: '{name} fährt in {room:acc}',
  givesUp: '{name} will analysieren, was du trägst',
  goesDark: '{place} wird dunkel',
  lightsUp: '{place} wird hell',
  staysLit: '{place} bleibt hell',
  staysDark: '{place} bleibt dunkel',
  notLaidYet: 'noch nicht gelegt',
  laidNow: 'wird gelegt',
  wouldFollow: 'Danach',
  staysSecret: 'Welche Plättchen du dir ansiehst, sehen alle; was sie zeigen, nicht.',
  turnedUpForAll: 'Es wird für alle aufgedeckt.',
  leaveTokenSays: 'Bleibt es liegen, wartet es auf den Nächsten; bis dahin kann in dem Raum nicht gesucht werden.',
  lampSays: 'Gib 1 Energie der Taschenlampe aus, um den Vorteilswürfel zu werfen, als wäre es hell.',
}
