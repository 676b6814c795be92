/** Who is aboard the ship: what they are known for, and how they are played. */

import type { Translation } from '../../../areas.ts'
import type { shipCrew as en } from '../../../en/games/nemesis/characters.ts'

export const shipCrew: Translation<typeof en> = {
  trait: {
    captain: 'Podtrzymuje innych na duchu',
    pilot: 'Poprowadzi wszystko',
    scientist: 'Zna sieć',
    scout: 'Znajduje drogę',
    soldier: 'Utrzymuje pozycję',
    mechanic: 'Zna kanały techniczne',
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
}
