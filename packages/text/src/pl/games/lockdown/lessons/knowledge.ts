/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { knowledge as en } from '../../../../en/games/lockdown/lessons/knowledge.ts'

export const knowledge: Translation<typeof en> = {
  anotherKind: {
    title: 'Inny rodzaj',
    task: 'Leżą tu truchło i jajo. Truchło ktoś już przebadał. Odkryj trzecią słabość.',
    hint: 'Tylko pierwszy obiekt danego rodzaju odkrywa słabość. Jajo jest nowe.',
    solved: 'Trzecia słabość odkryta. Nieś do Laboratorium to, czego jeszcze nie widziało.',
    answers: {
      again: 'Wiedza rośnie o trzy, ale słabości nie ma: truchło było już przebadane.',
      other: 'Tura się skończyła, a trzecia słabość wciąż jest zakryta.',
    },
  },
  readWhatIsKnown: {
    title: 'Dwie strony naraz',
    task: 'Została jedna akcja, a do drugiej słabości potrzeba wiedzy 5. Masz 3.',
    hint: 'Dokumentacja badawcza daje 1 wiedzy za każdą odkrytą słabość. Policz je.',
    solved: 'Wiedza 5: odkryte są dwie słabości, więc papiery były warte dwa.',
    answers: {
      one: 'Komputer uczy po jednej rzeczy. Potrzeba było dwóch.',
    },
  },
  fiveByTonight: {
    title: 'Pięć do wieczora',
    task: 'Kod żółty oszczędza od wiedzy 5. Masz wiedzę 1, dwie karty, truchło w Laboratorium i tę turę.',
    hint: 'Akcja pomieszczenia zabrałaby obie karty. „Mistrzowski plan” robi to za jedną, komputer bierze drugą.',
    solved: 'Jeden, trzy i jeden to pięć. Kartę wartą dwóch warto zachować.',
    answers: {
      four: 'Wiedza nie sięga 5: zabrakło jednej karty.',
    },
  },
  downToTheLab: {
    title: 'Na dół, do laboratorium',
    task: 'Niesiesz truchło, winda jest tutaj, cztery karty. Przebadaj je w tej rundzie w Laboratorium w S-02.',
    hint: 'Akcja Laboratorium to dwie karty, wejście jedna. Schody zabrałyby o jedną za dużo.',
    solved: 'Słabość odkryta, wiedza 4. Winda oszczędza kartę, nie tylko szmery.',
    answers: {
      short: 'Karty skończyły się przed Laboratorium.',
    },
  },
}
