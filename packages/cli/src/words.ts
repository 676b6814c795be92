/** The few sentences that only the terminal says. Everything else it says is in `@coldwake/text`. */
import { type Dialect, type Lang, langOf } from '@coldwake/text'

interface TerminalWords {
  keys: string
  noChoice(typed: string): string
  begins(game: string, players: number, seed: number): string
  leaves(round: number): string
  onlyMyTurn: string
}

const WORDS: Readonly<Record<Lang, TerminalWords>> = {
  en: {
    keys: 'a number chooses · b board · m my cards · p people · w why not · d drop before my turn ends · l last events · ? help · q quit',
    noChoice: typed => `There is no choice ${typed}.`,
    begins: (game, players, seed) => `${game}, players: ${players}, seed: ${seed}.`,
    leaves: round => `You leave the game in round ${round}.`,
    onlyMyTurn: 'You can do that only in your own turn.',
  },
  es: {
    keys: 'un número elige · b tablero · m mis cartas · p personas · w por qué no · d tirar algo antes de que acabe mi turno · l últimos sucesos · ? ayuda · q salir',
    noChoice: typed => `No existe la opción ${typed}.`,
    begins: (game, players, seed) => `${game}, jugadores: ${players}, semilla: ${seed}.`,
    leaves: round => `Dejas la partida en la ronda ${round}.`,
    onlyMyTurn: 'Solo puedes hacerlo en tu turno.',
  },
  pl: {
    keys: 'numer wybiera · b plansza · m moje karty · p ludzie · w dlaczego nie · d upuść coś przed końcem tury · l ostatnie zdarzenia · ? pomoc · q koniec',
    noChoice: typed => `Nie ma opcji ${typed}.`,
    begins: (game, players, seed) => `${game}, gracze: ${players}, ziarno: ${seed}.`,
    leaves: round => `Opuszczasz grę w rundzie ${round}.`,
    onlyMyTurn: 'Możesz to zrobić tylko w swojej turze.',
  },
  de: {
    keys: 'eine Zahl wählt · b Spielplan · m meine Karten · p Personen · w warum nicht · d vor dem Ende meines Zugs etwas fallen lassen · l letzte Ereignisse · ? Hilfe · q beenden',
    noChoice: typed => `Auswahl ${typed} gibt es nicht.`,
    begins: (game, players, seed) => `${game}, Spieler: ${players}, Startwert: ${seed}.`,
    leaves: round => `Du verlässt das Spiel in Runde ${round}.`,
    onlyMyTurn: 'Das geht nur in deinem eigenen Zug.',
  },
  it: {
    keys: 'un numero sceglie · b tabellone · m le mie carte · p persone · w perché no · d lasciar cadere qualcosa prima che finisca il mio round · l ultimi eventi · ? aiuto · q esci',
    noChoice: typed => `La scelta ${typed} non esiste.`,
    begins: (game, players, seed) => `${game}, giocatori: ${players}, seme: ${seed}.`,
    leaves: round => `Lasci la partita nel Turno ${round}.`,
    onlyMyTurn: 'Puoi farlo solo nel tuo round.',
  },
}

export const terminalWords = (lang: Dialect): TerminalWords => WORDS[langOf(lang)]
