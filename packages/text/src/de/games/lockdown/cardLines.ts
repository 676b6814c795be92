/** What the cards of the people of the facility do, in one line. */

import type { Translation } from '../../../areas.ts'
import type { facilityCardLines as en } from '../../../en/games/lockdown/cardLines.ts'

export const facilityCardLines: Translation<typeof en> = {
  desperateAttack: 'Füge 2 Schaden zu; vielleicht schlägt der Xeno zurück.',
  obstinate: 'Zieh eine Karte je Schwere Wunde oder verbinde eine.',
  vents: 'Geh von Eingang zu Eingang. Etwas greift an.',
  distraction: 'Verlasse unverletzt den Kampf; kostet 1 Gegenstand.',
  weirdMetabolism: 'Werde Schleim los oder tausche Kontamination gegen 2 Karten.',
  sensitiveHearing: 'Entferne oder lege ein Geräusch an deinem Raum.',
  feelOfTheDark: 'Ignoriere den Effekt „Im Dunkeln“ eines Ereignisses.',
  inconspicuous: 'Statt dir wird jemand anderes hier angegriffen.',
  recharge: '2 Munition, wo Strom ist.',
  neuralink: 'Computeraktion: Strom oder ein Computer genügt.',
  bypass: 'Nutze alle Computeraktionen oder schalte den Strom um.',
  itWorksForMe: 'Repariere den Raum, dann nutze den Computer.',
  masterPlan: 'Nutze den Computerraum kostenlos oder sieh dir 2 Räume an.',
  rushedAnalysis: 'Scanne Kontamination; eine saubere Karte bringt Wissen.',
  workspacePlan: 'Nutze 1 weißen/grünen Raum kostenlos oder sieh dir 2 an.',
  pheromones: 'Ein Ei oder Kadaver stoppt einen Angriff auf dich.',
  fieldExperience: 'Erhalte 1 Wissen oder ordne um, was kommt.',
  vivisection: 'Je mehr du weißt, desto tiefer der Schnitt.',
  stun: 'Leere eine Hand mit wenigen Karten oder vertreibe 1 Xeno.',
  quarantine: 'Schließe alle Türen eines Raums.',
  facilityTour: 'Bewege dich und nimm jemanden mit.',
  defensePlan: 'Nutze 1 weißen/roten Raum kostenlos oder sieh dir 2 an.',
  cleanUp: 'Beseitige eine Fehlfunktion oder ein Feuer.',
  maintenancePlan: 'Nutze 1 weißen/gelben Raum kostenlos oder sieh dir 2 an.',
  juryRigging: 'Baue in einem gelben Raum ein Gerät.',
  emergencyKey: 'Nutze den Aufzug ohne Strom oder bediene eine Tür.',
  itShouldWork: 'Nutze einen defekten Raum oder einen Computer ohne Strom.',
  atTheWheel: 'Bewege den Rover oder fahr mit ihm davon.',
  flightPlan: 'Sieh dir ein FVS-Plättchen oder ein verdecktes Raumteil an.',
}
