/** What the cards of the crew do, in one line. */

import type { Translation } from '../../../areas.ts'
import type { shipCardLines as en } from '../../../en/games/nemesis/cardLines.ts'

export const shipCardLines: Translation<typeof en> = {
  fastRepairs: 'Usuń awarię albo napraw silnik.',
  order: 'Wyślij kogoś stąd do sąsiedniego pomieszczenia.',
  motivation: 'Każdy tutaj dobiera kartę.',
  suppressiveFire: 'Zużyj 1 amunicji i wyjdź z walki bez szwanku.',
  reload: 'Dodaj 1 amunicji do rewolweru.',
  computerSkills: 'Pomieszczenie z komputerem gratis albo zmień stan drzwi.',
  piloting: 'Użyj pomieszczenia za darmo albo podejrzyj koordynaty.',
  knowledgeOfTheShip: 'Podejrzyj pomieszczenie albo zmień stan drzwi.',
  oldFriend: 'Użyj za darmo pomieszczenia bez komputera.',
  riskAssessment: 'Podejrzyj wydarzenie: zostaw albo odłóż na spód.',
  blockingAccess: 'Pomieszczenie z komputerem za darmo albo zepsuj jakieś.',
  intranet: 'Użyj z daleka dowolnego pomieszczenia z komputerem.',
  scavenging: 'Przeszukaj, nawet gdy brak przedmiotów.',
  reconnaissance: 'Przejdź dalej bez rzutu na szmery.',
  adrenaline: 'Strzel albo uciekaj, potem dobierz kartę.',
  coveringFire: 'Zużyj 1 amunicji i wyjdź z kimś z walki bez szwanku.',
  takingAim: 'Strzel; możesz przerzucić kość.',
  fullAuto: 'Zużyj całą amunicję, by zadać więcej obrażeń.',
  nervesOfSteel: 'Atak z zaskoczenia nie ma na Ciebie wpływu.',
  ingenuity: 'Napraw coś tutaj albo zrób przedmiot.',
  technicalCorridors: 'Przejdź korytarzami technicznymi, potem spasuj.',
  pyrotechnics: 'Wywołaj pożar za przedmiot albo ugaś pożar.',
}
