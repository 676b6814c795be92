/** The words before a game: the page one comes to, who one may become, and what one plays for. */

import type { Translation } from '../../areas.ts'
import type { doorWords as en } from '../../en/pages/home.ts'

export const doorWords: Translation<typeof en> = {
  // home
  rules: 'Regeln',
  learn: 'Lernen',
  neverPlayed: 'Noch nie gespielt?',
  learnFast: 'Lerne es in 10 Minuten',
  learnSays: 'Ein Lotse führt dich durch drei Runden. Du spielst selbst.',
  firstWatchDone: 'Die Grundlagen kennst du jetzt.',
  playOnOrLearn: 'Spiel weiter mit zwei Bots, die es gut meinen, oder lerne das andere Spiel.',
  playOnSays: 'Spiel weiter mit zwei Bots, die es gut meinen.',
  playGentle: 'Eine ruhige Partie spielen',
  learnOn: 'Dort weitermachen, wo du warst',
  lessons: 'Lektionen und Rätsel',
  lessonsSay: 'Je zwei Minuten, auf dem echten Spielplan.',
  replays: 'Aufzeichnungen',
  install: 'Installieren',
  installSays: 'Coldwake als eigene App auf diesem Gerät',
  playWithPeople: 'Mit anderen spielen',
  soundOffer: 'Ton einschalten?',
  soundOn: 'Einschalten',
  soundNo: 'Ohne Ton',
  watch: 'Zusehen',
  watchTitle: 'Bei einer Partie zusehen',
  watchSays:
    'Der Gastgeber kann einen Link für Zuschauer weitergeben. Du siehst, was alle am Tisch sehen, und keine Geheimnisse.',
  watchField: 'Link für Zuschauer oder Code einer beendeten Partie',
  watchGo: 'Dorthin',
  joinHint: 'Ein Code, ein Einladungslink oder dein eigener Link, um an deinem Platz weiterzuspielen.',
  yourGames: 'Deine Partien',
  offlineToo: 'Läuft auch offline. Kein Konto: Deine Plätze merkt sich dieser Browser.',

  // my games
  yourTurn: 'Du bist dran',
  youAreAsked: 'Du wirst gefragt',
  thinks: '{name} überlegt',
  think: '{names} überlegen',
  everybodyThinks: 'Jemand überlegt',
  round: 'Runde {round}',
  takeIt: 'Übernehmen',
  look: 'Ansehen',
  sitDown: 'Hinein',
  atTable: 'Tisch {code}',

  // replays
  replaysSay: 'Beendete Partien, Zug für Zug und aus der Sicht jeder Person.',
  noReplays: 'Partien, die du in diesem Browser beendest, stehen hier.',
  watchReplay: 'Ansehen',
  finished: 'Beendet',
  youWon: 'du hast gewonnen',
  youLost: 'du hast verloren',

  // a new table
  game: 'Spiel',
  gameSays: {
    nemesis: 'Bis zu fünf erwachen auf einem Schiff, auf dem noch etwas anderes ist.',
    lockdown:
      'Bis zu fünf unter der Oberfläche des Mars, wo Sektion für Sektion der Strom ausfällt und das Unternehmen entscheidet, wer leben darf.',
  },
  seatsSay:
    'Jeder Platz ist für einen Menschen oder einen Bot. Ein Bot kann später einem Menschen weichen und umgekehrt.',
  nameSays: 'So nennen dich die anderen. Am Tisch lässt es sich ändern.',
  boardAndMode: 'Spielplan und Variante',

  // the lobby
  qr: {
    join: 'QR-Code: an diesen Tisch setzen',
    watch: 'QR-Code: an diesem Tisch zusehen',
    own: 'QR-Code: an deinem Platz weiterspielen',
  },
  qrSays: 'Die Kamera eines Handys öffnet den Link.',
  onlyHere:
    'Diese Adresse führt nur auf diesem Gerät hierher. Um mit anderen zu spielen, öffne die Seite unter einer Adresse, die auch die anderen erreichen.',
}
