/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { knowledge as en } from '../../../../en/games/lockdown/lessons/knowledge.ts'

export const knowledge: Translation<typeof en> = {
  anotherKind: {
    title: 'Un’altra specie',
    task: 'Qui ci sono una carcassa e un uovo. Una carcassa è già stata analizzata. Scopri la terza debolezza.',
    hint: 'Solo il primo oggetto di un tipo scopre una debolezza. L’uovo è nuovo.',
    solved: 'La terza debolezza è scoperta. Porta al Laboratorio ciò che non ha ancora visto.',
    answers: {
      again: 'Tre di Conoscenza, ma nessuna debolezza: una carcassa era già stata analizzata.',
      other: 'Il tuo round è finito, e la terza debolezza è ancora coperta.',
    },
  },
  readWhatIsKnown: {
    title: 'Due pagine insieme',
    task: 'Ti resta un’azione, e serve Conoscenza 5 per usare la seconda debolezza. Hai 3.',
    hint: 'I Documenti di Ricerca danno 1 Conoscenza per ogni debolezza scoperta. Contale.',
    solved: 'Conoscenza 5: due debolezze sono scoperte, quindi le carte ne valevano due.',
    answers: {
      one: 'Il computer insegna una cosa alla volta. Te ne servivano due.',
    },
  },
  fiveByTonight: {
    title: 'Cinque entro stasera',
    task: 'Il Codice Giallo ti risparmia da Conoscenza 5. Hai 1, due carte e una carcassa nel Laboratorio. Questo round.',
    hint: 'L’azione della stanza ne costerebbe due. Piano Magistrale la fa per una, e il computer usa l’altra.',
    solved: 'Uno più tre più uno fa cinque. Una carta che vale per due va tenuta.',
    answers: {
      four: 'Non sei arrivato a Conoscenza 5: ti mancava una carta.',
    },
  },
  downToTheLab: {
    title: 'Giù al laboratorio',
    task: 'Porti una carcassa, l’ascensore è qui, quattro carte. Analizzala nel Laboratorio di S-02 in questo turno.',
    hint: 'Il laboratorio vuole due carte, entrarci una. Con le scale ne manca una.',
    solved: 'Una debolezza scoperta, la tua Conoscenza è 4. L’ascensore risparmia una carta, oltre al rumore.',
    answers: {
      short: 'Hai finito le carte prima del Laboratorio.',
    },
  },
}
