/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/lockdown/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  proofInHand: {
    title: 'Mani piene',
    task: 'Il tuo Obiettivo vuole una Carcassa, e la Capsula parte in questo Turno. Hai un’arma e un Piede di Porco. Parti con la prova.',
    hint: 'Hai due mani. Lasciar Cadere è gratis; raccogliere costa una carta, la Capsula due.',
    solved:
      'Hai portato via la Carcassa. Sopravvivere è solo metà: controlla l’Obiettivo prima che si chiuda il portello.',
    answers: {
      empty: 'Non hai portato via la Carcassa, e il tuo Obiettivo la vuole.',
    },
  },
  whichEnvelope: {
    title: 'Quale Obiettivo?',
    task: 'In ogni Corridoio dell’Archivio c’è Rumore: entrare porta il primo Incontro. Tieni l’Obiettivo che puoi completare.',
    hint: 'Hai inviato il Segnale e la tua Conoscenza è 7. Un Obiettivo chiede proprio questo, l’altro una morte.',
    solved: 'Hai tenuto ciò che era quasi fatto. Al primo Incontro chiediti che cosa è già vero.',
    answers: {
      other: 'Conflitto di Interessi chiede la morte di qualcuno. L’altro era già completato.',
    },
  },
}
