/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { knowledge as en } from '../../../../en/games/lockdown/lessons/knowledge.ts'

export const knowledge: Translation<typeof en> = {
  anotherKind: {
    title: 'Un’altra specie',
    task: 'Qui ci sono una Carcassa e un Uovo. Una Carcassa è già stata analizzata. Rivela la terza Debolezza.',
    hint: 'Solo il primo Oggetto di un tipo rivela una Debolezza. L’Uovo è nuovo.',
    solved: 'La terza Debolezza è rivelata. Porta al Laboratorio ciò che non ha ancora visto.',
    answers: {
      again: 'Conoscenza +3, ma nessuna Debolezza: una Carcassa era già stata analizzata.',
      other: 'Il tuo round è finito, e la terza Debolezza è ancora coperta.',
    },
  },
  readWhatIsKnown: {
    title: 'Due pagine insieme',
    task: 'Ti resta un’Azione, e serve Conoscenza 5 per usare la seconda Debolezza. Hai 3.',
    hint: 'I Documenti di Ricerca danno 1 Conoscenza per ogni Debolezza rivelata. Contale.',
    solved: 'Conoscenza 5: le Debolezze rivelate sono due, quindi i documenti valevano 2.',
    answers: {
      one: 'Il Computer insegna una cosa alla volta. Te ne servivano due.',
    },
  },
  fiveByTonight: {
    title: 'Cinque entro stasera',
    task: 'Il Codice Giallo ti risparmia da Conoscenza 5. Hai Conoscenza 1, due carte, una Carcassa nel Laboratorio e questo round.',
    hint: 'L’Azione della Stanza ne costerebbe due. Piano Magistrale la fa per una, e il Computer usa l’altra.',
    solved: 'Uno più tre più uno fa cinque. Una carta che vale per due va tenuta.',
    answers: {
      four: 'Non hai raggiunto Conoscenza 5: ti mancava una carta.',
    },
  },
  downToTheLab: {
    title: 'Giù al Laboratorio',
    task: 'Porti una Carcassa, l’Ascensore è qui e hai quattro carte. Analizzala nel Laboratorio di S-02 in questo Turno.',
    hint: 'Il Laboratorio vuole due carte, entrarci una. Con le scale ne manca una.',
    solved: 'Una Debolezza rivelata, la tua Conoscenza è 4. L’Ascensore risparmia una carta, oltre al Rumore.',
    answers: {
      short: 'Hai finito le carte prima del Laboratorio.',
    },
  },
}
