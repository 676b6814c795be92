/** Who is in the facility: what they are known for, how they are played, what they are good and bad at. */

import type { Translation } from '../../../areas.ts'
import type { facilityCrew as en } from '../../../en/games/lockdown/characters.ts'

export const facilityCrew: Translation<typeof en> = {
  trait: {
    survivor: 'Hat Schlimmeres überlebt',
    labRat: 'Sieht im Dunkeln',
    hacker: 'Spricht mit Maschinen',
    xenobiologist: 'Will es wissen',
    sentry: 'Sorgt für Ordnung',
    janitor: 'Hat die Schlüssel',
  },
  style: {
    survivor:
      'Kennt das alles schon: kriecht durch Lüftungsschächte, schlägt hart zu, wenn es wehtut, und schöpft aus Wunden Kraft. Beginnt mit leeren Händen.',
    labRat:
      'Im Dunkeln zu Hause: hört, was kommt, schickt es zu jemand anderem und lebt von dem, was andere infiziert. Repariert langsam, beginnt mit leeren Händen.',
    hacker:
      'Ist am Computer zu Hause: nutzt ihn ohne Strom oder gleich mehrere seiner Aktionen und schaltet Licht ein und aus.',
    xenobiologist:
      'Lernt schneller als alle anderen, nimmt Proben von lebenden Xenos und ordnet Ereignisse und Angriffe um. Ruht nie aus.',
    sentry: 'Nimmt andere mit und hält sie von Ärger fern, riegelt Räume ab und treibt zurück, was zu nahe kommt.',
    janitor:
      'Hat für alles einen Schlüssel: Türen, Aufzug, Räume, die nicht funktionieren. Löscht Feuer und baut Nützliches aus Schrott.',
  },
  strengths: {
    survivor: {
      first: 'Zieht Karten für Schwere Wunden',
      second: 'Schlägt auch ohne Waffe hart zu',
      third: 'Verlässt für einen Gegenstand unverletzt den Kampf',
    },
    labRat: {
      first: 'Macht Kontamination zu Karten',
      second: 'Lenkt Angriffe auf jemand anderen',
      third: 'Verschiebt Geräusche, wie es passt',
    },
    hacker: {
      first: 'Nutzt den Computer überall, wo Strom ist',
      second: 'Nutzt eine Computer-Aktionskarte ganz',
      third: 'Schaltet Licht ein und aus',
    },
    xenobiologist: {
      first: 'Lernt schneller als alle anderen',
      second: 'Trifft härter mit mehr Wissen',
      third: 'Ordnet Ereignisse und Angriffe um',
    },
    sentry: {
      first: 'Beginnt mit der besten Waffe',
      second: 'Nimmt andere ungefragt mit',
      third: 'Riegelt einen Raum aus der Ferne ab',
    },
    janitor: {
      first: 'Beseitigt Feuer und Fehlfunktionen ohne Extrakosten',
      second: 'Hat Schlüssel für Türen und Aufzug',
      third: 'Baut Geräte aus Schrott',
    },
  },
  weakness: {
    survivor: 'Beginnt ohne Waffe',
    labRat: 'Beginnt ohne Waffe',
    hacker: 'Kleine Waffe mit zwei Schuss',
    xenobiologist: 'Beginnt ohne Schusswaffe',
    sentry: 'Keine Karte, um Kämpfe zu verlassen',
    janitor: 'Keine Karte für den Kampf',
  },
  tip: {
    survivor: 'braucht Nerven',
    labRat: 'fürs Dunkel und für Erfahrene',
    hacker: 'braucht Strom und Computer',
    xenobiologist: 'wächst mit dem Wissen',
    sentry: 'verzeiht Fehler',
    janitor: 'immer nützlich',
  },
}
