/** Who is aboard the ship: what they are known for, how they are played, what they are good and bad at. */

import type { Translation } from '../../../areas.ts'
import type { shipCrew as en } from '../../../en/games/nemesis/characters.ts'

export const shipCrew: Translation<typeof en> = {
  trait: {
    captain: 'Podtrzymuje innych na duchu',
    pilot: 'Poprowadzi wszystko',
    scientist: 'Zna sieć',
    scout: 'Znajduje drogę',
    soldier: 'Utrzymuje pozycję',
    mechanic: 'Zna korytarze techniczne',
  },
  style: {
    captain:
      'Dowodzi ze środka grupy: przesuwa innych, daje wszystkim karty i osłania ich odwrót. Silny, dopóki ktoś jest w pobliżu.',
    pilot:
      'Ustala, dokąd to wszystko zmierza i co jest za zamkniętymi drzwiami, a pomieszczeń bez komputera używa za darmo. W walce słaby.',
    scientist:
      'Pracuje przez komputery: używa pomieszczeń z daleka, zamyka je przed innymi i widzi, skąd nadchodzi zagrożenie. Najlepiej, gdy nie walczy.',
    scout:
      'Idzie pierwszy i po cichu, znajduje przedmioty tam, gdzie inni nie znajdują nic, i wychodzi z walki z kartą na ręce.',
    soldier: 'Zabija. Celuje, opróżnia magazynek, znosi to, co zatrzymałoby innych, ale powoli naprawia.',
    mechanic: 'Naprawia najszybciej, chodzi korytarzami technicznymi i celowo podpala pomieszczenia.',
  },
  strengths: {
    captain: {
      first: 'Wysyła innych tam, gdzie są potrzebni',
      second: 'Daje kartę każdemu w pomieszczeniu',
      third: 'Wyprowadza innych z walki bez szwanku',
    },
    pilot: {
      first: 'Sprawdza, dokąd leci statek',
      second: 'Używa większości pomieszczeń za darmo',
      third: 'Otwiera i zamyka drzwi, kiedy chce',
    },
    scientist: {
      first: 'Używa pomieszczeń z komputerem z daleka',
      second: 'Podgląda wydarzenia i odkłada je na spód',
      third: 'Psuje z daleka pomieszczenia z komputerem',
    },
    scout: {
      first: 'Porusza się bez rzutu na szmery',
      second: 'Znajduje przedmioty tam, gdzie już ich nie ma',
      third: 'Wychodzi z walki bez szwanku',
    },
    soldier: {
      first: 'Strzela i może przerzucić kość',
      second: 'Opróżnia magazynek, by zadać więcej obrażeń',
      third: 'Nic sobie nie robi z ataku z zaskoczenia',
    },
    mechanic: {
      first: 'Naprawia bez dopłaty',
      second: 'Przechodzi korytarzami technicznymi',
      third: 'Robi samoróbki z każdego żółtego przedmiotu',
    },
  },
  weakness: {
    captain: 'Naprawy kosztują dwie dodatkowe karty',
    pilot: 'Ani jednej karty do walki',
    scientist: 'Ani jednej karty do walki',
    scout: 'Naprawy kosztują dwie dodatkowe karty',
    soldier: 'Naprawy kosztują dwie dodatkowe karty',
    mechanic: 'Ani jednej karty do walki',
  },
  tip: {
    captain: 'potrzebuje ludzi wokół siebie',
    pilot: 'wymaga planu',
    scientist: 'potrzebuje sprawnych komputerów',
    scout: 'wybacza błędy',
    soldier: 'najpierw strzela',
    mechanic: 'zawsze się przydaje',
  },
}
