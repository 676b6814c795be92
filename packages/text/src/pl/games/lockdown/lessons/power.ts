/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { power as en } from '../../../../en/games/lockdown/lessons/power.ts'

export const power: Translation<typeof en> = {
  swapBeforeDark: {
    title: 'Zanim zgaśnie światło',
    task: 'Na koniec rundy gaśnie niebieski żeton zasilania o najwyższym numerze. Zachowaj światło w S-02.',
    hint: 'W S-02 leży żeton 2, w S-01 żeton 1. Odkryta karta komputera pozwala zamienić dwa miejscami.',
    solved: 'Zgasło S-01. Progu nie zatrzymasz, ale możesz wybrać, co zabierze.',
    answers: {
      dark: 'W S-02 jest ciemno: wciąż leżał tam najwyższy niebieski żeton.',
    },
  },
  wakeTheBackup: {
    title: 'Obudź zasilanie awaryjne',
    task: 'Na koniec rundy nadchodzi czerwony próg. Spraw, by niczego nie zgasił.',
    hint: 'Czerwone progi działają tylko, gdy żeton czasu jest czerwony. Obraca go Zasilanie awaryjne tuż obok.',
    solved: 'Żeton czasu jest niebieski, więc na progu światło nawet nie mrugnęło.',
    answers: {
      dark: 'Żeton czasu był czerwony, więc próg zgasił światło.',
    },
  },
  lightThenTerminal: {
    title: 'Najpierw światło',
    task: 'Terminal nie działa: w S-03 jest ciemno. Dowiedz się z niego czegoś w tej turze.',
    hint: '„Omijanie zabezpieczeń” włącza lub wyłącza zasilanie Twojego sektora. Potem komputer działa.',
    solved: 'Wiedza 2. Komputery potrzebują światła, a Haker umie je zrobić.',
    answers: {
      dark: 'Nie ma zasilania, nie ma komputera. Tura się skończyła.',
    },
  },
  currentForTheCage: {
    title: 'Zasilanie dla windy',
    task: 'Winda jest tutaj, ale jej żeton jest czerwony. Dotrzyj w tej turze do S-03 bez rzutu na szmery. Dwie karty.',
    hint: '„Neurozłącze” działa w każdym pomieszczeniu z zasilaniem. Odkryta karta zamienia dwa żetony: daj windzie niebieski.',
    solved: 'S-01 zgasło, a winda ruszyła. Dla zasilania winda to sektor jak każdy inny.',
    answers: {
      stairs: 'Na schodach jest ciemno i pusto: rzuca się na szmery.',
      wrongSwap: 'Winda wciąż ma czerwony żeton.',
    },
  },
}
