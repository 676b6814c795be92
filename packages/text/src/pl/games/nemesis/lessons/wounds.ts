/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/nemesis/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  patchUp: {
    title: 'Opatrunek',
    task: 'Masz dwie powierzchowne rany: z trzecią zmienią się w głęboką. Wylecz je.',
    hint: 'Bandaże potrafią dwie rzeczy, wybierasz jedną. Jedna z nich leczy wszystkie powierzchowne rany.',
    solved: 'Od razu lepiej. Ramię wciąż boli, ale od końca dzielą Cię znów dwie rany więcej.',
    answers: {
      dressed: 'Ramię opatrzone, ale powierzchowne rany zostały: jeszcze jedna i zmienią się w głęboką.',
      hurt: 'Nadal masz dwie powierzchowne rany.',
    },
  },
  stopTheBlood: {
    title: 'Zatamuj krew',
    task: 'Krwawisz i spasowanie oznacza ranę. Dotrwaj do następnej rundy bez niej.',
    hint: 'Opatrzona rana już nie działa. Ubrania wystarczą do opatrzenia jednej.',
    solved: 'Krwotok opanowany. Rana już nie działa, ale liczy się do trzech, póki się jej nie wyleczy.',
    answers: {
      bled: 'Pasujesz z otwartą raną i krwawisz.',
    },
  },
  outOfTheFire: {
    title: 'Ucieczka z ognia',
    task: 'To pomieszczenie płonie. Zakończ turę bez oparzeń.',
    hint: 'Pożar rani tylko tego, kto kończy w nim turę. Pas też ją kończy.',
    solved: 'Nawet Cię nie przypiekło. W płonącym pomieszczeniu można działać, jeśli wyjdziesz na czas.',
    answers: {
      burned: 'Twoja tura skończyła się w ogniu i masz ranę.',
    },
  },
  cleanHands: {
    title: 'Czyste ręce',
    task: 'Masz na ręce kartę skażenia. Pozbądź się jej tu, w Stołówce.',
    hint: 'Tu można zeskanować karty na ręce: czyste karty znikają na dobre. Zarażona oznacza larwę.',
    solved: 'Była czysta i już jej nie ma. Mniej więcej trzy na cztery takie są: skanuj, póki nie masz larwy.',
    answers: {
      kept: 'Karta nadal jest Twoja i blokuje miejsce za każdym dobraniem.',
    },
  },
  underTheKnife: {
    title: 'Pod nóż',
    task: 'Rośnie w Tobie larwa, a na ręce masz nieznaną kartę skażenia. Usuń larwę.',
    hint: 'Gabinet chirurgiczny usuwa larwę i wszystkie zarażone karty. Kosztuje powierzchowną ranę, a na koniec pasujesz.',
    solved: 'Po wszystkim, także z zarażonymi kartami. Zdąż przed końcem gry: zarażeni rzadko go przeżywają.',
    answers: {
      grown: 'Skanujesz zarażoną kartę, mając w sobie larwę. To oznacza śmierć.',
      inside: 'Larwa nadal jest w Tobie.',
    },
  },
  larvaClock: {
    title: 'Zegar w środku',
    task: 'Masz larwę i nieznaną kartę skażenia. Pozbądź się larwy w tej turze.',
    hint: 'Stołówka skanuje rękę, a zarażona karta zabija. Gdzie skan nie zabija?',
    solved: 'Gabinet chirurgiczny usuwa larwę i zarażone karty. Z larwą w środku nie skanuj nigdzie indziej.',
    answers: {
      hatched: 'Karta była zarażona i larwa się wykluła. Twoja postać nie żyje.',
      inside: 'Larwa nadal jest w Tobie.',
    },
  },
  bleedOut: {
    title: 'Ani kropli więcej',
    task: 'Masz trzy głębokie rany, jedna krwawi, a pomieszczenie płonie. Doczekaj następnej rundy.',
    hint: 'Każda kolejna rana zabija. Jedna grozi od ognia, druga od pasu przy krwawieniu.',
    solved: 'Rana opatrzona, ogień za plecami. Z ranną dłonią przedmioty kosztują kartę więcej: starczyło na styk.',
    answers: {
      burned: 'Twoja tura skończyła się w ogniu, a następna rana Cię zabiła.',
      bled: 'Po spasowaniu przyszła rana z krwotoku, a ta Cię zabiła.',
    },
  },
}
