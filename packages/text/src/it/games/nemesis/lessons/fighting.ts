/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { fighting as en } from '../../../../en/games/nemesis/lessons/fighting.ts'

export const fighting: Translation<typeof en> = {
  shootFirst: {
    title: 'Non toccarla',
    task: 'Uccidi la Larva senza toccarla.',
    hint: 'Sparare costa una carta e 1 Munizione. L’Attacco in Mischia ti contamina anche se colpisci.',
    solved: 'A una Larva basta un colpo, e cinque facce su sei la colpiscono.',
    answers: {
      touched: 'Ti ha toccato, e ora porti Contaminazione. Quella carta potrebbe essere infetta.',
      alive: 'La Larva è ancora viva, e il tuo round è finito.',
    },
  },
  emptyGun: {
    title: 'Clic',
    task: 'Il tuo fucile è scarico e qui c’è un Aracnide ferito. Finiscilo in questo round.',
    hint: 'Una Carica di Energia riempie un’Arma a Energia. Poi spara.',
    solved: 'Morto. I Danni restano, quindi ogni colpo rende più facile la verifica successiva.',
    answers: {
      touched: 'Ti ha raggiunto, e ora hai Contaminazione. Ricarica finché puoi.',
      alive: 'L’Aracnide è ancora vivo, e il tuo round è finito.',
    },
  },
  nextDoor: {
    title: 'Qui accanto',
    task: 'Nella Stanza accanto ci sono un Aracnide e una Larva. Ripuliscila senza entrare.',
    hint: 'Una Granata infligge 2 Danni al bersaglio e 1 a tutto il resto. Alla Larva ne basta uno, all’Aracnide no.',
    solved: 'Sono morti entrambi. Mira al più duro e lascia il resto alle schegge.',
    answers: {
      wrongOne: 'La Larva ha preso entrambi i colpi, e l’Aracnide ha retto la scheggia.',
      inside: 'Ora sei lì dentro con loro. Una Granata arriva fino alla Stanza accanto.',
      waiting: 'Sono ancora lì, e non ci resteranno.',
    },
  },
  fullHand: {
    title: 'Mano piena',
    task: 'Nel Corridoio davanti c’è Rumore. Entra nelle Cabine senza farti sorprendere.',
    hint: 'Chi compare ha un numero. Se hai in mano meno carte, ti attacca subito.',
    solved: 'Il suo numero era 3, e avevi tre carte. Tieni carte in mano quando vai verso il Rumore.',
    answers: {
      surprised: 'Ti ha sorpreso: avevi meno carte del suo numero. Quello che giochi prima ti manca dopo.',
      stayed: 'Sei ancora nell’Ibernatorio, e il tuo round è finito.',
    },
  },
  cornered: {
    title: 'Con le spalle al muro',
    task: 'Tre Ferite Gravi: la prossima ti uccide, e c’è una Nutrice. Sopravvivi a questo Turno.',
    hint: 'Non la ucciderai in tempo, e se te ne vai colpisce. Puoi farla andar via?',
    solved: 'L’Estintore l’ha scacciata. Se non puoi vincere uno scontro, chiudilo.',
    answers: {
      killed: 'Ti ha ucciso. Uno sparo non ferma quasi mai in tempo una Nutrice.',
    },
  },
  threeLarvae: {
    title: 'Tre in un colpo',
    task: 'Uccidi tutte e tre le Larve in questo round senza toccarle. Hai un colpo e una Granata.',
    hint: 'A una Larva basta un colpo, e la Granata colpisce tutta la Stanza. Dove ce ne sono due?',
    solved: 'La Granata per il gruppo, il colpo per l’ultima. Tutto pulito.',
    answers: {
      touched: 'Una ti ha toccato, e hai Contaminazione.',
      wasted: 'Ne restano alcune. La Granata va dove ce ne sono di più.',
    },
  },
  bareHands: {
    title: 'Niente arma, due carte',
    task: 'Accanto c’è una Larva. Uccidila senza toccarla: non hai armi, ma due carte e tre Strumenti.',
    hint: 'Il Lanciafiamme va portato dentro. Cosa si può lanciare da qui?',
    solved: 'Crea, lancia, fatto: la Bomba Molotov risparmia la strada. Ogni Azione costa carte: contale prima.',
    answers: {
      noCards: 'È ancora viva, e le carte sono finite.',
      touched: 'Ti ha toccato. L’errore è stato entrare, con qualunque cosa in mano.',
    },
  },
}
