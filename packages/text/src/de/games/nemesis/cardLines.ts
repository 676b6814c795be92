/** What the cards of the crew do, in one line. */

import type { Translation } from '../../../areas.ts'
import type { shipCardLines as en } from '../../../en/games/nemesis/cardLines.ts'

export const shipCardLines: Translation<typeof en> = {
  fastRepairs: 'Behebe eine Fehlfunktion oder repariere ein Triebwerk.',
  order: 'Schicke jemanden von hier in einen Nachbarraum.',
  motivation: 'Alle hier ziehen eine Karte.',
  suppressiveFire: 'Verlasse unverletzt den Kampf; kostet 1 Munition.',
  reload: '1 Munition für deinen Revolver.',
  computerSkills: 'Nutze den Computerraum kostenlos oder bediene eine Tür.',
  piloting: 'Nutze den Raum kostenlos oder prüfe die Koordinaten.',
  knowledgeOfTheShip: 'Sieh dir ein verdecktes Raumteil an oder bediene eine Tür.',
  oldFriend: 'Nutze einen Raum ohne Computer kostenlos.',
  riskAssessment: 'Prüfe das nächste Ereignis: Lass es oder leg es nach unten.',
  blockingAccess: 'Nutze einen Computerraum kostenlos oder lege einen lahm.',
  intranet: 'Nutze einen beliebigen Computerraum aus der Ferne.',
  scavenging: 'Suche, auch in einem vollständig geleerten Raum.',
  reconnaissance: 'Bewege dich ohne Geräuschprobe.',
  adrenaline: 'Schieße oder lauf, dann zieh eine Karte.',
  coveringFire: 'Verlasst zu zweit unverletzt den Kampf; kostet 1 Munition.',
  takingAim: 'Schieße; du darfst neu würfeln.',
  fullAuto: 'Verschieß alle Munition für mehr Schaden.',
  nervesOfSteel: 'Ein Überraschungsangriff tut dir nichts.',
  ingenuity: 'Repariere hier etwas oder stelle einen Gegenstand her.',
  technicalCorridors: 'Geh von Eingang zu Eingang, dann passe.',
  pyrotechnics: 'Lege Feuer (kostet 1 Gegenstand) oder lösche eines.',
}
