/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/nemesis/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  smokeScreen: {
    title: 'Rauchwand',
    task: 'Ein Jäger ist bei dir. Komm unverletzt ins Kryonatorium.',
    hint: 'Wer weggeht, wird angegriffen. Rauch lässt dich ohne Angriff gehen.',
    solved: 'Du bist heil draußen. So etwas hebt man sich für den richtigen Moment auf.',
    answers: {
      bitten:
        'Er hat dich angegriffen. Ein Xeno bei dir schlägt zu, wenn du gehst, oder am Ende der Runde, wenn du bleibst.',
      stayed: 'Du bist noch nicht im Kryonatorium, und dein Zug ist vorbei.',
    },
  },
  bothOut: {
    title: 'Wir beide',
    task: 'Du und der Captain seid mit einem Jäger im selben Raum. Bring euch beide heil hinaus.',
    hint: '„Deckungsfeuer“ bewegt dich und jemand anderen, ohne Angriff. Wähl, wen du mitnimmst.',
    solved: 'Beide draußen für einen Schuss. Der Captain wird sich erinnern.',
    answers: {
      alone: 'Jemand blieb zurück und wurde angegriffen.',
      stayed: 'Ihr seid noch mit ihm da drin.',
    },
  },
  podLaunch: {
    title: 'Ausgang',
    task: 'Hier ist eine Kapsel entriegelt. Verlass das Schiff.',
    hint: 'Einsteigen ist die Aktion des Raums: zwei Karten und eine Geräuschprobe. Dann starte sofort.',
    solved: 'Weg, Richtung Erde. Eine Kapsel kommt an, was immer aus dem Schiff wird.',
    answers: {
      waited: 'Du wartest in der Kapsel. Kommt ein Xeno in diesen Raum, musst du wieder heraus.',
      outside: 'Du bist noch an Bord.',
    },
  },
  firstSleep: {
    title: 'Gute Nacht',
    task: 'Die Kryokammern sind offen. Leg dich schlafen.',
    hint: 'Es ist die Aktion des Raums: zwei Karten, eine Geräuschprobe, und kein Xeno darf hier sein.',
    solved: 'Du schläfst. Jetzt entscheiden Triebwerke und Kurs: Kümmere dich darum, bevor du dich hinlegst.',
    answers: {
      awake: 'Du bist wach. Wer beim Sprung des Schiffs wach ist, stirbt.',
    },
  },
  lastBerth: {
    title: 'Die letzte Koje',
    task: 'Am Ende dieser Runde springt das Schiff. Schlaf bis dahin im Kryonatorium: Vier Karten müssen reichen.',
    hint: 'Die Tür kostet eine Karte, der Weg eine, die Kryokammer zwei. Verschwende keine.',
    solved: 'Du schläfst, der Deckel ist zu. Zähl deine Karten vor dem letzten Gang, nicht unterwegs.',
    answers: {
      late: 'Das Schiff ist gesprungen, und wer dann wach ist, stirbt. Dir fehlte eine Karte, oder die Tür war zu.',
    },
  },
  podRace: {
    title: 'Noch eine Minute',
    task: 'Am Ende der Runde explodiert das Schiff, und alle Kapseln sind verriegelt. Entkomm mit drei Karten.',
    hint: 'Der Schlüssel kostet eine Karte, der Einstieg zwei. Für mehr reicht es nicht.',
    solved: 'Weg mit der letzten Karte. Kenn deinen Ausgang, bevor der Countdown läuft.',
    answers: {
      blown: 'Das Schiff ist mit dir an Bord explodiert.',
    },
  },
  coverYourself: {
    title: 'Eine Kugel',
    task: 'Zwei Jäger, eine Kugel, und die nächste Wunde ist dein Tod. Komm lebend hinaus.',
    hint: 'Die Kugel tötet vielleicht einen. Wozu taugt sie noch?',
    solved: '„Unterdrückungsfeuer“: Die eine Kugel bringt dich an beiden vorbei hinaus.',
    answers: {
      killed: 'Sie haben dich getötet. Jeder schlägt zu, wenn du gehst, oder am Ende der Runde, wenn du bleibst.',
      stayed: 'Du bist noch nicht in Sicherheit, und dein Zug ist vorbei.',
    },
  },
}
