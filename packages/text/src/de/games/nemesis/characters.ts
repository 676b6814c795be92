/** Who is aboard the ship: what they are known for, and how they are played. */

import type { Translation } from '../../../areas.ts'
import type { shipCrew as en } from '../../../en/games/nemesis/characters.ts'

export const shipCrew: Translation<typeof en> = {
  trait: {
    captain: 'Hält alle in Bewegung',
    pilot: 'Steuert alles',
    scientist: 'Kennt das Netzwerk',
    scout: 'Findet den Weg',
    soldier: 'Hält die Stellung',
    mechanic: 'Kennt die Schächte',
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
}
