/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { talk as en } from '../../../../en/games/lockdown/lessons/talk.ts'

export const talk: Translation<typeof en> = {
  lookAtTheLiar: {
    title: 'Sprawdź kłamcę',
    task: 'Wartownik mówi: „Mam zielony i niebieski”. Jesteś w Archiwum. Sprawdź to.',
    hint: 'Archiwum pokazuje jeden żeton dowolnej osoby. Obejrzyj pierwszy, który ma Wartownik.',
    solved: 'Szary! Wartownik kłamał, a Ty wiesz już, że szary nie może obowiązywać.',
    answers: {
      believed: 'Bez sprawdzenia musisz wierzyć na słowo.',
      pool: 'Prawda, ale nie mówi, czy Wartownik kłamie.',
    },
  },
  readHisOrders: {
    title: 'Przeczytaj cel',
    task: 'Wartownik wysłał sygnał i mówi: „Chcę tylko do domu”. Sprawdź, czego Wartownik chce naprawdę.',
    hint: 'Pokój łączności pokazuje cel osoby, która wysłała sygnał.',
    solved: '„Wyrównanie rachunków”: Wartownik chce Twojej śmierci. Nikt nie wie, że o tym wiesz.',
    answers: {
      believed: 'Nie sprawdzasz. Lepiej nie jedź windą, w której jest Wartownik.',
      signal: 'Twój sygnał wysłany, ale wciąż nie wiesz, czego chce Wartownik.',
    },
  },
  whoLiesAboutPods: {
    title: 'Kto kłamie? Kapsuły',
    task: 'Wartownik mówi: „Obowiązuje czerwony. Bierz kapsułę”. Sygnał wysłany, wiedza 6, a żetony, które ma Wartownik, znasz: wybierz wyjście.',
    hint: 'Czerwony ma Wartownik, więc kłamie. Nie widać dwóch: szarego i niebieskiego. Co może Ci zaszkodzić?',
    solved: 'Za ryglem: niebieski Cię oszczędza, szary zabija tylko w kapsułach. Wartownik mówił na odwrót.',
    answers: {
      grey: 'Czerwony ma Wartownik, więc zostaje szary albo niebieski, a szary zabija w kapsułach.',
      late: 'Runda się skończyła, a Ty nie jesteś w bezpiecznym miejscu.',
    },
  },
  whoLiesAboutTheRoom: {
    title: 'Kto kłamie? Izolatka',
    task: 'Wartownik mówi: „Zamknij się tu, kapsuły zabijają”. Szary masz Ty, a wiedza to 6. Kapsuła A odlatuje w tej rundzie.',
    hint: 'Szary jest tylko jeden i masz go Ty, więc kapsuła nie zabije. Nie widać czerwonego i jednego żółtego.',
    solved: 'Odlot. Jedyny kod, który zabija w kapsułach, jest u Ciebie.',
    answers: {
      late: 'Runda się skończyła, a Ty wciąż tu jesteś.',
      red: 'Zostały czerwony albo żółty, a czerwony zabija zamkniętych.',
    },
  },
  whoLiesAboutTheCode: {
    title: 'Kto kłamie? Kod',
    task: 'Wartownik mówi: „Obowiązuje niebieski, nic Ci nie grozi”. Sygnał wysłany, wiedza 4, a w tej rundzie odlatują wszystkie kapsuły. Wróć, jakakolwiek jest prawda.',
    hint: 'Niebieski czy żółty: nie wiadomo. Niebieski Cię oszczędza, żółty od wiedzy 5. Wystarczy jedna karta.',
    solved: 'Bezpiecznie w obu przypadkach. Gdy nie wiesz, kto kłamie, spraw, by to nie miało znaczenia.',
    answers: {
      late: 'Runda się skończyła, a Ty wciąż tu jesteś.',
      yellow: 'Mógł też obowiązywać żółty, a przy wiedzy 4 zabija.',
    },
  },
  whoLiesAboutTheLaunch: {
    title: 'Kto kłamie? Odlot',
    task: 'Sprzątacz mówi: „Na żetonie przy 8 jest: żadna”. Znasz żetony przy 10, 6, 4 i 2: żadna, żadna, B, C. Wydostań się w tej rundzie.',
    hint: 'Jest ich siedem: A, B, C, dwa razy wszystkie i dwa razy żadna. Oba „żadna” już znasz, tak jak B i C.',
    solved: 'Mogło być tylko A albo „wszystkie”, a jedno i drugie wysyła Twoją kapsułę. Lepiej liczyć, niż wierzyć.',
    answers: {
      late: 'Runda się skończyła, a Ty wciąż tu jesteś.',
      locked: 'W trzech z czterech korytarzy było głośno. Twoja kapsuła odlatywała na pewno.',
    },
  },
}
