/** Who is in the facility: what they are known for, and how they are played. */

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
    sentry: 'Nimmt andere mit und hält sie von Ärger fern, verriegelt Räume und treibt zurück, was zu nahe kommt.',
    janitor:
      'Hat für alles einen Schlüssel: Türen, Aufzug, Räume, die nicht funktionieren. Löscht Feuer und baut Nützliches aus Schrott.',
  },
}
