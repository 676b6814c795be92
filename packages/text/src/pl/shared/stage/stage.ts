/** The words around what happens: the event phase, envelopes, sound, the end as a scene, a game looked at again. */
import type { stageWords as en } from '../../../en/shared/stage/stage.ts'

export const stageWords: typeof en = {
  // things happening
  phase: { time: 'Czas', attacks: 'Ataki', fire: 'Pożary', event: 'Wydarzenie', moves: 'Ruch', bag: 'Kolonia' },
  blank: 'Nic',
  chambers: 'Kapsuły się otwierają',
  nest: 'Gniazdo zniszczone',
  twoEnvelopes: 'Coś jest na pokładzie. Którą kopertę zatrzymujesz?',
  envelopesSay: 'Druga zostaje odłożona na dobre. Nikt nie widzi która.',
  keepThis: 'Zatrzymaj tę',
  keepsThis: 'Ta',

  // sound
  sound: 'Dźwięk',
  soundOn: 'Włączony',
  soundOff: 'Wyłączony',
  volume: 'Głośność',
  volumeSays: (percent: number) => `${percent}%`,

  // the end
  madeIt: (n: number, of: number) => {
    if (n === 0) return 'Nikomu się nie udało'
    if (n === of) return n === 1 ? 'Udało Ci się' : 'Udało się wszystkim'
    return n === 1 ? 'Udało się jednej osobie' : `Udało się: ${n} z ${of}`
  },
  together: (won: boolean): string => (won ? 'Udało się wam, razem' : 'Wspólna przegrana'),
  alone: (won: boolean): string => (won ? 'Udało Ci się' : 'Nie udało Ci się'),
  revived: 'Powrót do życia',
  checks: {
    engines: 'Silniki',
    ship: 'Statek',
    coordinates: 'Kurs',
    contingency: 'Plan awaryjny',
    contamination: 'Skażenie',
    objective: 'Cele',
    intruders: 'Intruzi',
  },
  skip: 'Pokaż wszystko od razu',
  yourself: 'Ty',
  statistics: 'W liczbach',
  stats: {
    rounds: 'Przetrwane rundy',
    killed: 'Zabici intruzi',
    attacked: 'Ataki na postać',
    light: 'Powierzchowne rany',
    serious: 'Głębokie rany',
    explored: 'Odkryte pomieszczenia',
    moves: 'Ruchy',
    noise: 'Rzuty na szmery',
    found: 'Znalezione przedmioty',
    crafted: 'Zrobione przedmioty',
    knowledge: 'Zdobyta wiedza',
    cards: 'Zagrane karty',
  },
  again: 'Zagraj jeszcze raz',
  againInvites: (link: string) => `Jeszcze raz? Nowy stół jest tutaj: ${link}`,
  againJoin: (name: string) => `${name} otwiera nowy stół`,
  join: 'Usiądź tam',

  // key moments
  moments: 'Najważniejsze chwile',
  moment: {
    encounter: 'Pierwsze spotkanie',
    objectives: 'Wybór celów',
    death: (name: string) => `Śmierć: ${name}`,
    launch: (pod: number) => `Start kapsuły ${pod}`,
    asleep: (name: string) => `Hibernacja: ${name}`,
    kill: (intruder: string) => `Ginie ${intruder.toLowerCase()}`,
    weakness: 'Odkryta słabość',
    selfDestruct: 'Autodestrukcja',
    nest: 'Zniszczone Gniazdo',
    over: 'Koniec',
  },
  inRound: (what: string, round: number) => `${what}, runda ${round}`,

  // everything revealed
  revealed: 'Wszystko odkryte',
  secrets: 'Co było ukryte',
  handOf: 'Ręka',
  deckTop: 'Następne karty',
  keeps: 'Cel',
  putAside: 'Odłożone',
  carries: 'Niesie',
  unexplored: 'Nieodkryte pomieszczenia',
  roomWith: (room: string, token: string) => (token ? `${room} · ${token}` : room),
  decks: 'Na wierzchu stosów',
  shipSecrets: 'Statek',
  engine: (n: number) => `Silnik ${n}`,
  coordinates: 'Koordynaty',
  nothing: 'nic',
}
