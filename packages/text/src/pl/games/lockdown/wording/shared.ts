/** How Lockdown says otherwise what Nemesis says too: sentences that both games have. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['shared']> = {
  cards: {
    weaknesses: {
      fireBonus:
        'Pożar, „Miotacz ognia” i „Ładunek termitowy”, jeśli zadadzą intruzowi obrażenia, zadają 1 więcej, a zamiast 1 jaja spalają 2.',
    },
  },
  conditions: {
    conditions: {
      shipDestroyed: 'baza zostanie zniszczona',
      leftWith:
        '{by, select, you {będziesz mieć przy sobie {object:acc}} other {{who} przeżyje, mając przy sobie {object:acc}}}',
    },
  },
  decisions: {
    asks: {
      objective: 'Pojawił się pierwszy intruz. Wybierz cel, który zatrzymujesz; drugi zostaje usunięty z gry.',
    },
    asksFor: {
      room: {
        vent: 'Wybierz pomieszczenie, z którego uruchomiona wentylacja wyssie powietrze.',
      },
    },
    whys: {
      ventRunning: 'W jakimś pomieszczeniu uruchomiono już wentylację.',
    },
  },
  effects: {
    clauses: {
      scanRemovesClean: 'te, na których nie ma słowa ZARAŻENIE, odłóż na spód stosu skażenia',
      scanRemovesInfected: 'te, na których jest słowo ZARAŻENIE, odłóż na spód stosu skażenia',
      vent: 'wybierz pomieszczenie z wejściem do korytarzy technicznych, bez zniszczonych drzwi, i zamknij wszystkie jego drzwi; pożar w nim gaśnie, a jeśli na koniec fazy graczy drzwi nadal są zamknięte, giną w nim wszystkie postacie i wszyscy intruzi',
      analyseInLaboratory:
        'przebadaj i zużyj 1 jajo, truchło lub zwłoki z tego pomieszczenia: podnieś poziom wiedzy o 3 i, jeśli w Laboratorium nie przebadano jeszcze obiektu tego rodzaju, odkryj słabość',
    },
  },
  ui: {
    fate: {
      aboard: 'W bazie',
      launched: 'Ucieczka kapsułą SWC',
    },
    toTheJump: 'do czystki',
    ship: 'Baza',
    vent: 'Wentylacja',
    roundsToTheJump: '{n, plural, one {runda} few {rundy} many {rund} other {rund}} do czystki',
    roundsLeft: '{n, plural, one {# runda} few {# rundy} many {# rund} other {# rund}} do czystki',
    shipState: 'Stan bazy',
    endTitle: {
      jump: 'Baza skacze',
      selfDestruct: 'Baza wylatuje w powietrze',
      fire: 'Baza płonie',
      malfunction: 'Baza się rozpada',
      nobodyLeft: 'W bazie zapada cisza',
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['shared']> = {
  cards: {
    commands: {
      move: 'Ruch: 1 nocny łowca idzie korytarzem {way} swojego pomieszczenia.',
      moveAny: 'Ruch: 1 nocny łowca idzie dowolnym korytarzem swojego pomieszczenia.',
      attack:
        'Atak: 1 nocny łowca atakuje postać w swoim pomieszczeniu{attacks, plural, one {} few {; dobierz # karty ataku i wybierz 1} many {; dobierz # kart ataku i wybierz 1} other {; dobierz # karty ataku i wybierz 1}}.',
    },
    weaknesses: {
      fireBonus:
        'Pożar, „Miotacz ognia” i „Ładunek termitowy”, jeśli zadadzą nocnemu łowcy obrażenia, zadają 1 więcej, a zamiast 1 jaja spalają 2.',
    },
  },
  decisions: {
    asks: {
      objective: 'Pojawił się pierwszy nocny łowca. Wybierz cel, który zatrzymujesz; drugi zostaje usunięty z gry.',
      intruder: 'Wybierz nocnego łowcę.',
      intruderOffer:
        'Twoja postać nie żyje. Chcesz grać dalej jako nocni łowcy? Nikt inny nie dostanie tej propozycji.',
      intruderTurn: 'Tura nocnych łowców: zagraj kartę albo spasuj.',
    },
    asksFor: {
      room: {
        decoy: 'Wybierz pomieszczenie, do którego zwabiasz nocnych łowców.',
        douse: 'Wybierz pomieszczenie, które gasisz i z którego przepędzasz nocnych łowców.',
      },
      intruder: {
        intruderMove: 'Wybierz, który nocny łowca się rusza.',
        intruderAttack: 'Wybierz, który nocny łowca atakuje.',
        selfHealing: 'Wybierz, który nocny łowca odzyskuje siły.',
        glow: 'Wybierz, który nocny łowca zostanie poparzony.',
        desperate: 'Wybierz, na którego nocnego łowcę się rzucasz.',
        vivisect: 'Wybierz, którego nocnego łowcę nacinasz.',
        sample: 'Wybierz, od którego nocnego łowcy pobierasz próbkę.',
        scalpel: 'Wybierz, którego nocnego łowcę tniesz.',
        retreat: 'Wybierz, który nocny łowca się wycofuje.',
        taser: 'Wybierz, który nocny łowca oberwie i się wycofa.',
      },
    },
    options: {
      playIntruders: 'Graj jako nocni łowcy',
      commandMove: 'Rusz 1 nocnego łowcę korytarzem {way}: {card}',
      commandMoveAny: 'Rusz 1 nocnego łowcę dowolnym korytarzem: {card}',
    },
  },
  effects: {
    clauses: {
      spareAttack: 'atak nocnego łowcy nie ma na Ciebie wpływu',
      throwInto:
        'wrzuć ten przedmiot do swojego pomieszczenia albo do sąsiedniego, od którego nie oddzielają Cię zamknięte drzwi, jeśli jest tam nocny łowca lub jajo: {happens}',
      throwTarget:
        '1 wybrany nocny łowca otrzymuje {target, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} albo niszczysz {eggs, plural, one {# jajo} few {do # jaj} many {do # jaj} other {# jaja}}',
      throwOthers:
        'każdy inny nocny łowca w tym miejscu otrzymuje {others, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
      throwAll:
        'każdy nocny łowca w tym miejscu otrzymuje {others, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
      injureAndRetreat:
        '1 nocny łowca w Twoim pomieszczeniu otrzymuje {injuries, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} i się wycofuje',
      retreatOne: '1 nocny łowca w Twoim pomieszczeniu się wycofuje',
      douse: 'wybierz pomieszczenie: pożar w nim gaśnie i wszyscy nocni łowcy się z niego wycofują',
      vent: 'wybierz pomieszczenie z wejściem do korytarzy technicznych, bez zniszczonych drzwi, i zamknij wszystkie jego drzwi; pożar w nim gaśnie, a jeśli na koniec fazy graczy drzwi nadal są zamknięte, giną w nim wszystkie postacie i wszyscy nocni łowcy',
      lurk: 'każdy nocny łowca, przy którym nie ma postaci, znika z planszy, a żeton jego rodzaju trafia do kolonii',
      healOne:
        '1 wybrany przez Ciebie nocny łowca leczy najwyżej {count, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
    },
  },
  things: {
    decks: {
      attack: 'stos ataków nocnych łowców',
    },
    someIntruder: 'nocny łowca',
  },
  ui: {
    youMayComeBack:
      'Twoja postać nie żyje. Jeśli runda zacznie się, gdy jej zwłoki leżą w działającym Ambulatorium bez nocnych łowców, postać wróci do życia.',
    intruders: 'Nocni łowcy',
    arrivals:
      'Pojawia się tu {n, plural, one {# nocny łowca} few {# nocnych łowców} many {# nocnych łowców} other {# nocnych łowców}}',
    draft: {
      envelopesSay:
        'Tylko Ty możesz je przeczytać. Gdy pojawi się pierwszy nocny łowca, zatrzymasz jeden z celów i nikt się nie dowie który.',
    },
  },
}
