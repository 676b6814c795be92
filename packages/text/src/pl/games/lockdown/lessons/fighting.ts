/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { fighting as en } from '../../../../en/games/lockdown/lessons/fighting.ts'

export const fighting: Translation<typeof en> = {
  larvaOneHit: {
    title: 'Jeden wystarczy',
    task: 'Zastrzel larwę i zachowaj jak najwięcej kart.',
    hint: 'Kość może zaproponować drugie trafienie za kartę. Larwa ginie od pierwszego.',
    solved: 'Martwa, a na ręce dwie karty. Karty to Twój pancerz: wydawaj je tam, gdzie się liczą.',
    answers: {
      spent: 'Larwa nie żyje, ale drugie trafienie to zmarnowana karta.',
      stayed: 'Larwa wciąż tu jest albo już Cię znalazła.',
    },
  },
  lightAsAWeapon: {
    title: 'Światło jako broń',
    task: 'Nie masz broni, a w pomieszczeniu jest larwa. Zabij ją bez dotykania.',
    hint: 'Przy wiedzy 3 Światło chemiczne rani w walce: bez kości i bez skażenia.',
    solved: 'Skuliła się w świetle i zginęła. Gołe ręce kosztowałyby kartę skażenia.',
    answers: {
      hands: 'Gołe ręce to karta skażenia, cokolwiek pokaże kość.',
      stayed: 'Larwa wciąż żyje albo już Cię znalazła.',
    },
  },
  gunsInTheWalls: {
    title: 'Działka w ścianach',
    task: 'W Kwaterze straży siedzą dwie larwy, w Archiwum dorosły osobnik ze Sprzątaczem. Zabij larwy i nie zrań nikogo.',
    hint: 'Kontrola systemów obronnych razi wszystko w jednym pomieszczeniu, swoich też. Wybierz to bez swoich.',
    solved: 'Dwie larwy mniej, a Sprzątacz cały. Działka nie celują, tylko koszą wszystko.',
    answers: {
      friend: 'Działka trafiły też Sprzątacza: głęboka rana.',
      other: 'Tura się skończyła, a larwy żyją.',
    },
  },
  lastReagent: {
    title: 'Następna rana zabija',
    task: 'Jest tu reproduktor, a Ty masz trzy głębokie rany. Przeżyj rundę z tym, co masz.',
    hint: 'Każdy atak może Cię zabić, przy ucieczce też. Przy wiedzy 5 „Odczynnik” go przepędza.',
    solved: 'Wycofał się i na koniec rundy nic nie atakuje. Nie walcz z tym, co można odesłać.',
    answers: {
      killed: 'Zaatakował, a następna rana Cię zabiła.',
    },
  },
}
