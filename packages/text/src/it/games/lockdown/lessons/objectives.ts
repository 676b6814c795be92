/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/lockdown/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  proofInHand: {
    title: 'Mani piene',
    task: 'Il tuo obiettivo vuole una carcassa, e la capsula parte in questo turno. Hai un’arma e un piede di porco. Parti con la prova.',
    hint: 'Hai due mani. Lasciare è gratis; raccogliere costa una carta, la capsula due.',
    solved: 'Sei partito con la carcassa. Sopravvivere è metà: controlla l’obiettivo prima che si chiuda il portello.',
    answers: {
      empty: 'Non sei partito con la carcassa, e il tuo obiettivo la vuole.',
    },
  },
  whichEnvelope: {
    title: 'Quale busta?',
    task: 'In ogni corridoio dell’Archivio c’è rumore: entrare porta il primo incontro. Tieni l’obiettivo che puoi compiere.',
    hint: 'Hai inviato il segnale e hai 7 di conoscenza. Un obiettivo chiede proprio questo, l’altro una morte.',
    solved: 'Hai tenuto ciò che era quasi fatto. Al primo incontro chiediti che cosa è già vero.',
    answers: {
      other: 'Conflitto di Interessi chiede la morte di qualcuno. L’altro era già compiuto.',
    },
  },
}
