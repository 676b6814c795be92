/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/nemesis/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  patchUp: {
    title: 'Opatrunek',
    task: 'Dwie powierzchowne rany: trzecia zmieni się w głęboką. Wylecz je.',
    hint: 'Bandaże robią jedną z dwóch rzeczy. Jedna z nich leczy wszystkie powierzchowne rany.',
    solved: 'Od razu lepiej. Ramię boli, ale do końca jest o dwie rany dalej.',
    answers: {
      dressed: 'Ramię opatrzone, ale powierzchowne rany zostały: jeszcze jedna i będzie głęboka.',
      hurt: 'Nadal masz dwie powierzchowne rany.',
    },
  },
  stopTheBlood: {
    title: 'Zatamuj krew',
    task: 'Krwawisz i spasowanie oznacza ranę. Dotrwaj do następnej rundy bez niej.',
    hint: 'Opatrzona rana już nie działa. Ubrania wystarczą do opatrzenia jednej.',
    solved: 'Sucho. Rana nadal liczy się do trzech, ale nic już nie robi.',
    answers: {
      bled: 'Pas z otwartą raną kosztował kolejną ranę.',
    },
  },
  outOfTheFire: {
    title: 'Z ognia',
    task: 'To pomieszczenie płonie. Zakończ turę bez oparzeń.',
    hint: 'Pożar rani tylko tego, kto kończy w nim turę. Pas też ją kończy.',
    solved: 'Nawet nie ciepło. W płonącym pomieszczeniu można działać, jeśli wyjdziesz na czas.',
    answers: {
      burned: 'Tura skończyła się w ogniu i masz oparzenie.',
    },
  },
  cleanHands: {
    title: 'Czyste ręce',
    task: 'Masz na ręce kartę skażenia. Pozbądź się jej tu, w Stołówce.',
    hint: 'Tu można przeskanować rękę: czyste karty znikają na dobre. Zarażona oznacza larwę.',
    solved: 'Była czysta i już jej nie ma. Mniej więcej trzy na cztery takie są: skanuj, póki nie masz larwy.',
    answers: {
      kept: 'Karta nadal jest Twoja i blokuje miejsce za każdym dobraniem.',
    },
  },
  underTheKnife: {
    title: 'Pod nóż',
    task: 'Rośnie w Tobie larwa, a na ręce jest nieznana karta skażenia. Usuń larwę.',
    hint: 'Gabinet chirurgiczny usuwa larwę i wszystkie zarażone karty. Kosztuje powierzchowną ranę i turę.',
    solved: 'Po wszystkim, także z zarażonymi kartami. Zdąż przed końcem gry: zarażeni rzadko go przeżywają.',
    answers: {
      grown: 'Skan zarażonej karty przy larwie w środku jest śmiertelny.',
      inside: 'Larwa nadal jest w środku.',
    },
  },
  larvaClock: {
    title: 'Zegar w środku',
    task: 'Masz larwę i nieznaną kartę skażenia. Pozbądź się larwy w tej turze.',
    hint: 'Stołówka skanuje rękę, a zarażona karta zabija. Gdzie skan nie zabija?',
    solved: 'Gabinet chirurgiczny usuwa larwę i zarażone karty. Z larwą w środku nie skanuj nigdzie indziej.',
    answers: {
      hatched: 'Karta była zarażona i larwa się wykluła. To koniec.',
      inside: 'Larwa nadal jest w środku.',
    },
  },
  bleedOut: {
    title: 'Ani kropli więcej',
    task: 'Trzy głębokie rany, jedna krwawi, a pomieszczenie płonie. Doczekaj następnej rundy.',
    hint: 'Każda kolejna rana zabija. Jedna grozi od ognia, druga od pasu przy krwawieniu.',
    solved: 'Rana opatrzona, ogień za plecami. Z ranną dłonią przedmioty kosztują kartę więcej: starczyło na styk.',
    answers: {
      burned: 'Tura skończona w ogniu, a ta rana była o jedną za dużo.',
      bled: 'Pas przy krwawieniu, a ta rana była o jedną za dużo.',
    },
  },
}
