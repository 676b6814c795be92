/** Tables of this browser: against bots, or around one device. */

import type { Translation } from '../../areas.ts'
import type { localWords as en } from '../../en/pages/local.ts'

export const localWords: Translation<typeof en> = {
  playNow: 'Gioca subito',
  withBots: 'con {bots} bot',
  playNowSays:
    'Funziona offline; la partita resta in questo browser. Il tuo nome e il livello dei bot si cambiano nelle impostazioni della partita.',
  playSolo: 'Solitario',
  withoutBots: 'in solitario, senza bot',
  starting: 'L’Equipaggio si sta svegliando…',
  aroundOneDevice: 'Intorno a un dispositivo',
  takingTurns: 'a turno su uno schermo',
  aroundTitle: 'Intorno a un dispositivo',
  aroundSays:
    'Vi passate il dispositivo di mano in mano. Tra un round e l’altro cala un sipario, così nessuno vede ciò che non è suo.',
  people: 'Persone',
  bots: 'Bot',
  nameOf: 'Nome del giocatore {letter}',
  begin: 'Inizia',
  here: 'su questo dispositivo',
  deleteAgain: 'Eliminare per sempre? Non è conservata altrove.',
  download: 'Scarica la partita',
  fileSays: 'La partita è conservata solo in questo browser. Il file si può aprire in un altro.',
  again: 'Gioca ancora',

  curtain: 'Sipario',
  passTo: 'Passa il dispositivo a {name}',
  yourMove: 'Tocca a te.',
  youAreAsked: 'C’è una domanda per te.',
  alone: 'Nessun altro dovrebbe guardare.',
  holdToOpen: 'Tieni premuto per aprire',
  pressAgain: 'Premi ancora per aprire',
  keys: 'Tastiera: tieni premuto Invio, o premilo due volte.',
  waiting: 'Gli altri stanno giocando…',
  paused: 'La partita è in pausa.',
  resume: 'Continua',
  handOver: 'Passa a {name}',
  isNext: 'Ora tocca a {name}.',
  hasOffer: '{name} deve rispondere a un’offerta.',
  anyReaction: 'Chiedi ad alta voce: qualcuno reagisce?',
  nobody: 'Nessuno',
  looks: '{name} prende il dispositivo',
  nobodyThisRound: 'Nessuno per il resto del Turno',
}
