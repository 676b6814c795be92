/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/lockdown/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  distraction: {
    title: 'Wirf etwas',
    task: 'Ein Jäger steht vor dir. Geh, ohne angegriffen zu werden.',
    hint: 'Flüchtest du, wirst du vorher angegriffen. „Ablenkung“ kostet einen Gegenstand, und nichts greift an.',
    solved: 'Was in deinem Inventar war, ist weniger wert als deine Haut.',
    answers: {
      bitten: 'Flucht heißt: erst ein Angriff von allem im Raum, dann bist du draußen.',
    },
  },
  shutItIn: {
    title: 'Sperr es ein',
    task: 'Ein Jäger ist in der Sicherheitszentrale, zwischen dir und dem Hausmeister. Beende die Runde, ohne dass jemand im Kampf ist.',
    hint: '„Quarantäne“ schließt alle Türen eines Raums. Was dann hinauswill, zerstört nur eine Tür.',
    solved: 'Er zerstörte eine Tür und blieb. Eine Geschlossene Tür ist eine Runde Leben.',
    answers: {
      came: 'Er kam heraus, und jetzt ist jemand im Kampf.',
    },
  },
  clearTheCorridor: {
    title: 'Bevor du abschließt',
    task: 'In einem Korridor des Isolationsraums liegt ein Geräusch. Schließ dich sicher ein, mit drei Karten.',
    hint: 'Wenn du dich einschließt, machst du eine Geräuschprobe. Ohne Geräusch in den Korridoren und ohne Xeno nebenan kann nichts kommen.',
    solved: 'Draußen ist Stille, und der Riegel ist zu. Erst das Geräusch weg, dann würfeln.',
    answers: {
      heard: 'Der Würfel traf den lauten Korridor, und etwas kam heraus.',
      late: 'Die Runde ist vorbei, und du bist draußen.',
    },
  },
}
