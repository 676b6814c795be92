/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { fighting as en } from '../../../../en/games/lockdown/lessons/fighting.ts'

export const fighting: Translation<typeof en> = {
  larvaOneHit: {
    title: 'Einer reicht',
    task: 'Erschieß die Larve und behalte so viele Karten wie möglich.',
    hint: 'Der Würfel bietet vielleicht einen zweiten Treffer für eine Karte. Eine Larve stirbt am ersten.',
    solved: 'Tot, und zwei Karten übrig. Handkarten sind deine Rüstung: Gib sie nur aus, wo es zählt.',
    answers: {
      spent: 'Sie ist tot, aber der zweite Treffer war eine Karte für nichts.',
      stayed: 'Die Larve ist noch da, oder sie hat dich gefunden.',
    },
  },
  lightAsAWeapon: {
    title: 'Licht als Waffe',
    task: 'Du hast keine Waffe, und eine Larve ist im Raum. Töte sie, ohne sie zu berühren.',
    hint: 'Mit Wissen 3 verletzt ein Leuchtstab im Kampf: kein Würfel, keine Kontamination.',
    solved: 'Sie krümmte sich im Licht und starb. Bloße Hände hätten dich eine Kontaminationskarte gekostet.',
    answers: {
      hands: 'Bloße Hände bringen eine Kontaminationskarte, egal was der Würfel sagt.',
      stayed: 'Die Larve lebt noch, oder sie hat dich gefunden.',
    },
  },
  gunsInTheWalls: {
    title: 'Geschütze in den Wänden',
    task: 'Zwei Larven sitzen im Wachraum, ein Jäger beim Hausmeister im Archiv. Töte die Larven und verletze niemanden.',
    hint: 'Das Abwehrsystem trifft alles in einem Raum, auch Freunde. Nimm den Raum ohne Freunde.',
    solved: 'Zwei Larven weniger, und der Hausmeister ist heil. Die Geschütze zielen nicht, sie fegen.',
    answers: {
      friend: 'Die Geschütze trafen auch den Hausmeister: eine Schwere Wunde.',
      other: 'Dein Zug ist vorbei, und die Larven leben.',
    },
  },
  lastReagent: {
    title: 'Die nächste Wunde tötet',
    task: 'Eine Brutbestie ist hier, und du hast drei Schwere Wunden. Überlebe die Runde mit dem, was du hast.',
    hint: 'Jeder Angriff kann dich töten, auch beim Flüchten. Mit Wissen 5 vertreibt „Reagenz“ sie.',
    solved: 'Sie zieht sich zurück, und am Ende der Runde greift nichts an. Bekämpfe nicht, was du wegschicken kannst.',
    answers: {
      killed: 'Sie griff an, und eine Wunde mehr war zu viel.',
    },
  },
}
