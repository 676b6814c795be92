/** What the cards of the people of the facility do, in one line. */

import type { Translation } from '../../../areas.ts'
import type { facilityCardLines as en } from '../../../en/games/lockdown/cardLines.ts'

export const facilityCardLines: Translation<typeof en> = {
  desperateAttack: 'Zadaj 2 obrażenia; wróg może oddać cios.',
  obstinate: 'Dobierz kartę za każdą głęboką ranę albo opatrz 1.',
  vents: 'Przejdź korytarzami technicznymi. Coś zaatakuje.',
  distraction: 'Wyjdź z walki bez szwanku za przedmiot.',
  weirdMetabolism: 'Usuń śluz albo zamień skażenie na 2 karty.',
  sensitiveHearing: 'Usuń lub umieść szmery w korytarzu obok.',
  feelOfTheDark: 'Zignoruj efekt „W ciemności” wydarzenia.',
  inconspicuous: 'Celem ataku jest ktoś inny w pomieszczeniu.',
  recharge: '2 amunicji tam, gdzie jest zasilanie.',
  neuralink: 'Akcja komputera: wystarczy zasilanie lub komputer.',
  bypass: 'Użyj całej karty komputera albo przełącz zasilanie.',
  itWorksForMe: 'Napraw pomieszczenie i użyj komputera.',
  masterPlan: 'Pomieszczenie z komputerem za darmo albo podejrzyj 2.',
  rushedAnalysis: 'Zeskanuj skażenie; czysta karta daje wiedzę.',
  workspacePlan: 'Białe/zielone pomieszczenie za darmo albo podejrzyj 2.',
  pheromones: 'Jajo lub truchło powstrzyma atak na Ciebie.',
  fieldExperience: 'Podnieś wiedzę o 1 albo ułóż to, co nadchodzi.',
  vivisection: 'Im więcej wiesz, tym głębsze cięcie.',
  stun: 'Każ komuś odrzucić rękę (do 3 kart) albo przepędź wroga.',
  quarantine: 'Zamknij wszystkie drzwi pomieszczenia.',
  facilityTour: 'Przejdź dalej i zabierz kogoś ze sobą.',
  defensePlan: 'Białe/czerwone pomieszczenie za darmo albo podejrzyj 2.',
  cleanUp: 'Usuń awarię albo pożar.',
  maintenancePlan: 'Białe/żółte pomieszczenie za darmo albo podejrzyj 2.',
  juryRigging: 'Zrób urządzenie w żółtym pomieszczeniu.',
  emergencyKey: 'Jedź windą bez zasilania albo otwórz lub zamknij drzwi.',
  itShouldWork: 'Użyj pomieszczenia z awarią lub komputera bez zasilania.',
  atTheWheel: 'Przesuń łazik albo nim odjedź.',
  flightPlan: 'Podejrzyj żeton SWC albo nieodkryte pomieszczenie.',
}
