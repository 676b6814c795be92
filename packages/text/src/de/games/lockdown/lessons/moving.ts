/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/lockdown/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  rideNotWalk: {
    title: 'Fahren statt laufen',
    task: 'Komm in diesem Zug von S-01 hinunter in den Aufzugsraum S-02, ohne ein Geräusch zu machen.',
    hint: 'Der Aufzug wartet unten. Rufen kostet eine Karte, fahren eine zweite, und niemand macht eine Geräuschprobe.',
    solved:
      'Du bist unten, und nichts hat dich gehört. Im Aufzug machst du nie eine Geräuschprobe, auf leeren Treppen immer.',
    answers: {
      other: 'Dein Zug ist vorbei, und du bist noch nicht unten.',
      stairs: 'Die Treppe ist dunkel und leer: Wer dort eintritt, macht eine Geräuschprobe.',
    },
  },
  deadElevator: {
    title: 'Kein Strom, kein Problem',
    task: 'Der Aufzug hat keinen Strom. Erreiche in diesem Zug ohne Geräuschprobe den Aufzugsraum S-03.',
    hint: 'Der „Notfallschlüssel“ ruft und bewegt den Aufzug auch ohne Strom.',
    solved: 'Der Aufzug fuhr von Hand. Karten können, was der Strom nicht kann.',
    answers: {
      other: 'Dein Zug ist vorbei, und du bist nicht in S-03.',
      stairs: 'Die Treppe ist dunkel, und in jedem leeren Raum machst du eine Geräuschprobe.',
    },
  },
  oneQuietCorridor: {
    title: 'Ein stiller Korridor',
    task: 'Auf zwei von drei Wegen in den Wachraum liegt schon ein Geräusch. Geh hinein, ohne dass etwas kommt.',
    hint: 'Vorsichtig bewegen kostet zwei Karten und braucht einen Korridor ohne Marker. Einen gibt es.',
    solved: 'Kein Würfel, kein Besuch. Vorsicht hilft, solange noch ein Korridor still ist.',
    answers: {
      other: 'Du stehst noch draußen, und dein Zug ist vorbei.',
      rolled: 'Du hast gewürfelt, und wo schon ein Geräusch ist, lockt ein zweites etwas heraus.',
    },
  },
  letItFade: {
    title: 'Lass es verklingen',
    task: 'In S-02 ist Licht. Beende die Runde so, dass nirgends mehr ein Geräusch liegt.',
    hint: 'Im Licht verklingen Geräusche in Korridoren, wenn in keinem angrenzenden Raum jemand ist. Geh zum Hausmeister.',
    solved: 'Stille. Geh in einer hellen Sektion vom Geräusch weg, und am Ende der Runde ist es fort.',
    answers: {
      other: 'In einem Korridor liegt noch ein Geräusch.',
      rolled: 'Du bist in einen leeren Raum gegangen und hast neben dir ein neues Geräusch gemacht.',
      stayed: 'Du standst direkt daneben: Neben einem Charakter verklingt nichts.',
    },
  },
}
