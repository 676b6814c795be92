/** The coach beside the question. */
import type { Translation } from '../../areas.ts'
import type { coachWords as en } from '../../en/coach/coach.ts'

export const coachWords: Translation<typeof en> = {
  knows: 'Sa solo quello che sai tu',
  says: 'Ti dice che cosa è appena successo, che cosa ti minaccia e che cosa chiede ora il tuo Obiettivo. Su richiesta propone una mossa. Aiuta a ogni tavolo e sa solo quello che sai tu.',
  on: 'Sì',
  off: 'No',
  turnOff: 'Spegni',
  happened: 'Che cosa è appena successo',
  nothingYet: 'Ancora niente.',
  because: 'Perché: {why}.',
  threatens: 'Che cosa ti minaccia',
  safe: 'Niente che tu possa vedere.',
  deadlyNext: 'Hai tre Ferite Gravi: qualsiasi altra Ferita ti uccide.',
  attacks: '{intruder} nella tua Stanza: attacca alla fine del Turno.',
  near: '{intruder} a una Stanza di distanza: {room}.',
  burns: 'La tua Stanza brucia: finire qui un round costa una Ferita Leggera.',
  ifPass: '{danger} (se passi ora).',
  goal: 'Il tuo Obiettivo: prossimo passo',
  goalHidden: 'I tuoi Obiettivi sono coperti.',
  noGoal: 'Per ora non puoi fare nulla per completarlo.',
  suggest: 'Proponi una mossa',
  weighing: 'Valuto le tue possibilità…',
  noIdea: 'Nessuna proposta per questa domanda.',
  unreachable: 'Non è stato possibile caricare la guida.',
  shared: 'Niente proposte su uno schermo condiviso: mostrerebbero a che cosa miri.',
  picked: 'Scelto per te, non inviato: conferma o scegli altro.',
  another: 'Un’altra idea',
  lastIdea: 'Nient’altro è altrettanto buono.',
  whyNot: 'Perché non: {what}?',
  instead: '{what}: {reason}',
  funnel: {
    title: 'Dove si è lasciata la prima guardia',
    says: 'Lo tiene solo questo browser; non viene inviato da nessuna parte.',
    none: 'Non c’è niente di salvato.',
    counts:
      '{begun, plural, one {Iniziata una volta} other {Iniziata # volte}}, {ended, plural, one {giocata fino in fondo una volta} other {giocata fino in fondo # volte}}.',
    leftAt: '{times} × lasciata qui: {sentence}',
    erase: 'Cancella',
  },
}
