/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/nemesis/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  firstStep: {
    title: 'Der erste Schritt',
    task: 'Geh in die Kantine. Bewegen kostet eine Karte, die du ablegst.',
    hint: 'Wähl die Kantine auf dem Spielplan, dann die Karte, die du entbehren kannst.',
    solved: 'Du bist drin, und in einem Korridor liegt jetzt ein Geräusch. Das nächste dort lockt etwas heraus.',
    answers: {
      stayed: 'Du hast dich nicht bewegt, und dein Zug ist vorbei.',
    },
  },
  quietSteps: {
    title: 'Leise Schritte',
    task: 'Geh in die Kantine, ohne gehört zu werden. In drei ihrer vier Korridore liegt schon ein Geräusch.',
    hint: 'Vorsichtig bewegen kostet zwei Karten, aber du wählst, wohin das Geräusch kommt. Nimm den stillen Korridor.',
    solved: 'Niemand kam. Eine Karte mehr ist billig, wenn fast jedes Würfelergebnis eine Begegnung bringt.',
    answers: {
      heard: 'Du wurdest gehört: Wo schon ein Geräusch ist, lockt ein zweites etwas heraus.',
      stayed: 'Du stehst noch vor der Kantine, und dein Zug ist vorbei.',
    },
  },
  company: {
    title: 'In Gesellschaft',
    task: 'Verlass das Kryonatorium ohne Geräuschprobe.',
    hint: 'Wer einen Raum betritt, in dem schon jemand ist, würfelt nicht. Wo ist der Captain?',
    solved: 'Kein Wurf: Zwei sind nicht lauter als einer. Gesellschaft ist die billigste Stille.',
    answers: {
      rolled: 'Du hast gewürfelt: Der Raum war leer, und leere Räume hallen.',
      stayed: 'Du bist noch im Kryonatorium, und dein Zug ist vorbei.',
    },
  },
  scouting: {
    title: 'Erst schauen, dann gehen',
    task: 'Erkunde den unbekannten Raum nebenan, ohne ein Geräusch zu machen.',
    hint: '„Aufklärung“ ist ein Schritt ohne Geräuschprobe. Sie kostet noch eine weitere Karte.',
    solved:
      'Der Raum ist bekannt, und niemand hat dich gehört. Hinter dir ging eine Tür zu: Das kann ein Erkundungsplättchen bewirken.',
    answers: {
      rolled: 'Erkundet, aber hörbar. Ein gewöhnlicher Schritt in einen leeren Raum bringt immer einen Wurf.',
      stayed: 'Der Raum nebenan ist so unbekannt wie zuvor.',
    },
  },
  lockedIn: {
    title: 'Hinter einer Tür',
    task: 'Die Tür zum Kryonatorium ist zu. Sei dort, wenn dein Zug endet.',
    hint: 'Niemand geht durch eine Geschlossene Tür. Deine Karte öffnet sie oder zeigt dir einen Raum: Nimm die Tür.',
    solved: 'Offen und hindurch. Türen halten auch Xenos auf: Sie müssen sie erst zerstören.',
    answers: {
      peeked: 'Du kennst jetzt einen Raum mehr, und die Tür ist noch zu.',
      elsewhere: 'Du bist nicht im Kryonatorium. Der Umweg dauert zu lange.',
    },
  },
  quietRoute: {
    title: 'Der leise Weg',
    task: 'Erreich in diesem Zug mit drei Karten die Kommandozentrale. Nichts darf dich unterwegs finden.',
    hint: 'Du kannst dir einen vorsichtigen Schritt leisten. Wo ist ein gewöhnlicher sicher?',
    solved: 'Normal, wo es still war, vorsichtig, wo nicht. Gib Karten aus, wo der Würfel wehtun kann.',
    answers: {
      heard: 'Du wurdest gehört: Du hast gewürfelt, wo in den Korridoren schon Geräusche lagen.',
      stayed: 'Du bist in diesem Zug nicht angekommen.',
    },
  },
  ducts: {
    title: 'Durch die Wände',
    task: 'Erreich in dieser Runde Triebwerk 1. Die Hälfte der Türen ist zu, und du hast drei Karten.',
    hint: 'In den Wänden hält dich keine Tür auf. Welcher Nachbarraum hat einen Eingang?',
    solved: 'Ein Schritt zum Eingang und hindurch. Die Karte beendet deine Runde, also spiel sie zuletzt.',
    answers: {
      stuck: 'Du steckst fest. Vorsicht ist Luxus, wenn jede Karte verplant ist.',
    },
  },
  throughCompany: {
    title: 'Halt bei Freunden',
    task: 'Erreich in diesem Zug unentdeckt das Lager. Rund um den Raum des Captains liegen überall Geräusche.',
    hint: 'Wo jemand ist, spielen Geräusche keine Rolle. Spar den vorsichtigen Schritt für den leeren Raum.',
    solved: 'Eine Karte bis zum Captain, zwei bis ins Lager. Räume mit anderen sind sichere Zwischenstopps.',
    answers: {
      heard: 'Du wurdest gehört: Das Lager war leer, und du hast gewürfelt.',
      stayed: 'Du bist in diesem Zug nicht angekommen.',
    },
  },
}
