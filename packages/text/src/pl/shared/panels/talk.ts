/** Table talk: what players say in statements, and what the table says of itself. What is done is in `talkActions.ts`. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/panels/talk.ts'

// ---------------------------------------------------------------- claims

/** Clauses in the speaker's voice. `by` is `me` where it is about the speaker; `is` is yes or no. */
export const facts: Translation<typeof en.facts> = {
  room: 'pomieszczenie {room} to {tile}',
  token: 'na żetonie w pomieszczeniu {room} jest: {token:low}',
  engine: '{is, select, yes {{engine} jest sprawny} other {{engine} jest uszkodzony}}',
  course: 'kurs {space} prowadzi {destination:toward}',
  event: 'następna karta wydarzenia to {card}',
  objective: '{by, select, me {mój cel} other {cel gracza {who}}} to {card}',
  aim: '{by, select, me {mój cel} other {cel gracza {who}}} {is, select, yes {wymaga {aim:gen}} other {nie wymaga {aim:gen}}}',
  infected:
    '{by, select, me {{is, select, yes {mam zarażenie} other {nie mam zarażenia}}} other {{is, select, yes {{who} ma zarażenie} other {{who} nie ma zarażenia}}}}',
  item: '{by, select, me {{is, select, yes {mam {item:acc}} other {nie mam {item:gen}}}} other {{is, select, yes {{who} ma {item:acc}} other {{who} nie ma {item:gen}}}}}',
  trust: '{is, select, yes {{who} ma moje zaufanie} other {{who} nie ma mojego zaufania}}',
  jump: '{rounds, plural, =1 {statek skacze na koniec tej rundy} one {statek skacze za # rundę} few {statek skacze za # rundy} many {statek skacze za # rund} other {statek skacze za # rundy}}',
  end: '{rounds, plural, =1 {wszystko kończy się z tą rundą} one {wszystko kończy się za # rundę} few {wszystko kończy się za # rundy} many {wszystko kończy się za # rund} other {wszystko kończy się za # rundy}}',
  contingency:
    '{is, select, yes {obowiązujący plan awaryjny to {card}} other {obowiązujący plan awaryjny to nie {card}}}',
  pool: '{is, select, yes {w puli neutralnej jest {card}} other {w puli neutralnej nie ma żetonu {card}}}',
  holds:
    '{by, select, me {{is, select, yes {mam żeton {card}} other {nie mam żetonu {card}}}} other {{is, select, yes {{who} ma żeton {card}} other {{who} nie ma żetonu {card}}}}}',
  poolNth: '{nth}. żeton puli neutralnej {is, select, yes {to} other {to nie}} {card}',
  holdsNth:
    '{by, select, me {mój {nth}. żeton} other {{nth}. żeton, który ma {who},}} {is, select, yes {to} other {to nie}} {card}',
  css: 'żeton SWC na polu {slot} to {card}',
}

/** A room whose tile nobody has turned over yet. */
export const room = 'pomieszczenie {room}'

/** What an Objective asks for, as it stands in a list; cases.ts has the genitive. */
export const aims: Translation<typeof en.aims> = {
  death: 'śmierć pewnej postaci',
  survivors: 'ocalenie innych',
  ship: 'zniszczenie statku',
  nest: 'zniszczenie Gniazda',
  queen: 'zabicie królowej',
  signal: 'wysłanie sygnału',
  earth: 'dotarcie statku na Ziemię',
  mars: 'dotarcie statku na Marsa',
  exploration: 'odkrycie wszystkich pomieszczeń',
  weakness: 'odkrycie słabości',
  object: 'zdobycie obiektu',
  pod: 'ucieczka kapsułą ratunkową',
  items: 'zebranie wielu przedmiotów',
  survivorsDead: 'śmierć ocalałych z Nemesis',
  learnedDead: 'śmierć osób o dużej wiedzy',
  intact: 'ocalenie bazy',
  selfDestruct: 'uruchomienie autodestrukcji',
  sections: 'odkrycie całych sektorów',
  css: 'ucieczka kapsułą SWC',
  knowledge: 'zdobycie wiedzy',
  learned: 'aktywowanie żetonu wiedzy',
}

/** Not known, but supposed. */
export const think = 'myślę, że {fact}'

// ---------------------------------------------------------------- questions

/** Whole sentences. `to` is `one` where a single person is asked, whose name is `whom`. */
export const queries: Translation<typeof en.queries> = {
  room: '{to, select, one {{whom}, co jest w pomieszczeniu {room}?} other {Co jest w pomieszczeniu {room}?}}',
  token:
    '{to, select, one {{whom}, jaki żeton leży w pomieszczeniu {room}?} other {Jaki żeton leży w pomieszczeniu {room}?}}',
  tile: '{to, select, one {{whom}, gdzie jest {tile}?} other {Gdzie jest {tile}?}}',
  engine: '{to, select, one {{whom}, czy {engine} jest sprawny?} other {Czy {engine} jest sprawny?}}',
  checked:
    '{to, select, one {{whom}, czy wiesz, w jakim stanie jest {engine}?} other {Kto wie, w jakim stanie jest {engine}?}}',
  course: '{to, select, one {{whom}, dokąd prowadzi kurs {space}?} other {Dokąd prowadzi kurs {space}?}}',
  event:
    '{to, select, one {{whom}, jaka jest następna karta wydarzenia?} other {Czy ktoś zna następną kartę wydarzenia?}}',
  objective: '{to, select, one {{whom}, jaki masz cel?} other {Jakie macie cele?}}',
  aim: '{to, select, one {{whom}, czy Twój cel wymaga {aim:gen}?} other {Czy czyjś cel wymaga {aim:gen}?}}',
  infected: '{to, select, one {{whom}, czy masz zarażenie?} other {Czy ktoś ma zarażenie?}}',
  item: '{to, select, one {{whom}, czy masz {item:acc}?} other {Kto ma {item:acc}?}}',
  trust: '{to, select, one {{whom}, komu ufasz?} other {Komu ufacie?}}',
  plan: '{to, select, one {{whom}, co zamierzasz zrobić?} other {Co zamierzacie zrobić?}}',
  contingency: '{to, select, one {{whom}, jakie plany awaryjne znasz?} other {Jakie plany awaryjne znacie?}}',
  css: '{to, select, one {{whom}, jaki żeton SWC leży na polu {slot}?} other {Czy ktoś zna żeton SWC na polu {slot}?}}',
}

// ---------------------------------------------------------------- promises, requests, offers, replies

/** Said to one person. */
export const addressed = '{whom}, {said}'

/** Until when something is done, or left. */
export const by: Translation<typeof en.by> = {
  will: '{said} do końca rundy {round}',
  wont: '{said} do końca rundy {round}',
  please: '{said} do końca rundy {round}',
  dont: '{said} do końca rundy {round}',
}

/** `give` is a sentence, `want` a clause. */
export const offer = '{to, select, one {Umowa, {whom}?} other {Kto zawrze umowę?}} {give} W zamian {want}.'

export const replies: Translation<typeof en.replies> = {
  agree: 'Zgoda.',
  refuse: 'Nie.',
  thanks: 'Dzięki.',
  doubt: 'Nie wierzę w to.',
  deny: 'To nie ja.',
  later: 'Jeszcze nie.',
  withdraw: 'Wycofuję to.',
}

// ---------------------------------------------------------------- the table

/** `by` is `you` where it is about the reader. */
export const notices: Translation<typeof en.notices> = {
  sat: '{by, select, you {Siadasz do stołu.} other {{who} siada do stołu.}}',
  left: '{by, select, you {Odchodzisz od stołu.} other {{who} odchodzi od stołu.}}',
  reissued: '{by, select, you {Twoje miejsce ma} other {Miejsce gracza {who} ma}} nowy link.',
  bot: '{by, select, you {Od teraz bot gra za Ciebie.} other {{who}: od teraz gra bot.}}',
  opened:
    '{by, select, you {Twoje miejsce jest} other {Miejsce gracza {who} jest}} otwarte ({to, select, you {Twoja propozycja} other {proponuje {whom}}}): może je teraz zająć każdy, kto ma kod stołu.',
  tookOver: '{by, select, you {Zajmujesz} other {{who} zajmuje}} miejsce gracza {before}.',
  renamed: '{by, select, you {Od teraz nazywasz się {who}.} other {{before} nazywa się teraz {who}.}}',
  standsIn:
    '{by, select, you {Czas minął: bot gra za Ciebie, dopóki nie wrócisz.} other {Czas minął: do powrotu gracza {who} zastępuje go bot.}}',
  returned: '{by, select, you {Wracasz do gry.} other {{who} wraca do gry.}}',
  started: 'Gra się zaczyna.',
  paused: 'Gra wstrzymana.',
  resumed: 'Gra toczy się dalej.',
  ended: 'Gospodarz zakończył grę.',
  movedRules: 'Gra toczy się dalej według najnowszych zasad.',
  dealtAnew:
    'Ta gra jest kontynuacją innej. To, czego nikt nie widział, rozdano na nowo; karty na rękach i cele pozostały, a zna je każdy, kto ma plik poprzedniej gry.',
  sameDeal:
    'Ta gra jest kontynuacją innej. Jej starsze zasady nie pozwalają rozdać na nowo: kto ma plik poprzedniej gry, może obliczyć, co nastąpi.',
  clockChanged: 'Gospodarz zmienił zegar tury.',
}

/** What everybody has to agree to. `event` is a sentence of the log. */
export const proposals: Translation<typeof en.proposals> = {
  takeBack: '{by, select, you {Proponujesz} other {{who} proponuje}} cofnąć grę do chwili przed „{event}”',
  /** Where the log does not have that event. */
  takeBackFar: '{by, select, you {Proponujesz} other {{who} proponuje}} cofnąć grę.',
  rules: '{by, select, you {Proponujesz} other {{who} proponuje}} grać dalej według najnowszych zasad.',
  open: '{by, select, you {Proponujesz} other {{who} proponuje}} otworzyć {to, select, you {Twoje miejsce.} other {miejsce gracza {whom}.}} Kto je zajmie, zobaczy karty na ręce i tajemnice, a stary link przestanie działać.',
  bot: '{by, select, you {Proponujesz} other {{who} proponuje}}, żeby {to, select, you {za Ciebie grał bot, dopóki nie wrócisz.} other {do powrotu gracza {whom} zastępował go bot.}} Kart na ręce nikt nie zobaczy.',
}

export const votes: Translation<typeof en.votes> = {
  agree: '{by, select, you {Zgadzasz się.} other {{who} się zgadza.}}',
  refuse: '{by, select, you {Nie zgadzasz się: propozycja upada.} other {{who} się nie zgadza: propozycja upada.}}',
}
