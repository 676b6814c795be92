/** Who is aboard the ship: what they are known for, how they are played, what they are good and bad at. */

import type { Translation } from '../../../areas.ts'
import type { shipCrew as en } from '../../../en/games/nemesis/characters.ts'

export const shipCrew: Translation<typeof en> = {
  trait: {
    captain: 'Hält alle in Bewegung',
    pilot: 'Steuert alles',
    scientist: 'Kennt das Netzwerk',
    scout: 'Findet den Weg',
    soldier: 'Hält die Stellung',
    mechanic: 'Kennt jeden Schleichweg',
  },
  style: {
    captain:
      'Führt aus der Mitte der Gruppe: bewegt andere, verschafft allen Karten und deckt ihren Rückzug. Stark, solange andere in der Nähe sind.',
    pilot:
      'Findet heraus, wohin es geht und was hinter geschlossenen Türen liegt, und nutzt Räume ohne Computer kostenlos. Schwach im Kampf.',
    scientist:
      'Arbeitet über Computer: nutzt Räume aus der Ferne, sperrt sie für andere und sieht Gefahr kommen. Hält sich besser aus jedem Kampf heraus.',
    scout:
      'Geht leise voran, findet Gegenstände, wo andere keine finden, und kommt mit einer Karte auf der Hand aus einem Kampf.',
    soldier: 'Tötet. Zielt, leert das Magazin, steckt weg, was andere aufhielte, repariert aber langsam.',
    mechanic: 'Repariert am schnellsten, geht durch die Wartungskorridore und setzt Räume mit Absicht in Brand.',
  },
  strengths: {
    captain: {
      first: 'Schickt andere dorthin, wo sie gebraucht werden',
      second: 'Gibt allen im Raum eine Karte',
      third: 'Holt andere unverletzt aus dem Kampf',
    },
    pilot: {
      first: 'Erfährt, wohin das Schiff fliegt',
      second: 'Nutzt die meisten Räume kostenlos',
      third: 'Öffnet und schließt Türen nach Belieben',
    },
    scientist: {
      first: 'Nutzt Computerräume aus der Ferne',
      second: 'Sieht Ereignisse kommen und wendet sie ab',
      third: 'Legt Computerräume aus der Ferne lahm',
    },
    scout: {
      first: 'Bewegt sich ohne Geräuschprobe',
      second: 'Findet Gegenstände, wo keine mehr sind',
      third: 'Verlässt Kämpfe unverletzt',
    },
    soldier: {
      first: 'Darf Schüsse neu würfeln',
      second: 'Leert das Magazin für mehr Schaden',
      third: 'Steckt einen Überraschungsangriff weg',
    },
    mechanic: {
      first: 'Repariert ohne Extrakosten',
      second: 'Bewegt sich hinter den Wänden',
      third: 'Stellt mit jedem gelben Gegenstand etwas her',
    },
  },
  weakness: {
    captain: 'Reparieren kostet zwei Karten extra',
    pilot: 'Keine Karte für den Kampf',
    scientist: 'Keine Karte für den Kampf',
    scout: 'Reparieren kostet zwei Karten extra',
    soldier: 'Reparieren kostet zwei Karten extra',
    mechanic: 'Keine Karte für den Kampf',
  },
  tip: {
    captain: 'braucht Leute um sich',
    pilot: 'braucht einen Plan',
    scientist: 'braucht funktionierende Computer',
    scout: 'verzeiht Fehler',
    soldier: 'schießt zuerst',
    mechanic: 'immer nützlich',
  },
}
