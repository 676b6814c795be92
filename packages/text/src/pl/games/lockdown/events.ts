/** What happens only in the facility, and how it ends there. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/lockdown/events.ts'

export const events: Translation<typeof en.events> = {
  events: {
    powerOn: '{place}: zasilanie działa.',
    powerOff: '{place}: zasilanie zanika.',
    powerMoved: 'Nowy układ żetonów zasilania: {places}.',
    tokenLit: '{place} – żeton {token} (działa)',
    tokenDark: '{place} – żeton {token} (nie działa)',
    timeActive: 'Żeton czasu jest aktywny: liczą się tylko niebieskie progi zasilania.',
    timeInactive: 'Żeton czasu jest nieaktywny: liczy się każdy próg zasilania.',
    redThreshold: 'czerwony',
    blueThreshold: 'niebieski',
    thresholdCut: 'Przekroczono {colour} próg zasilania.',
    thresholdHeld: 'Przekroczono {colour} próg zasilania, bez skutków.',
    elevatorCalled: 'Winda przyjeżdża do {to:gen}.',
    rides: '{by, select, you {Jedziesz} other {{who} jedzie}} windą do {to:gen}.',
    ridesWith: '{by, select, you {Jedziesz} other {{who} jedzie}} windą do {to:gen}. W windzie także: {along}.',
    gateOpen: 'Brama główna się otwiera.',
    roverAway: 'Łazik odjeżdża do bunkra.',
    roverBack: 'Łazik wraca do bazy.',
    bunkerByRover: '{by, select, you {Docierasz} other {{who} dociera}} łazikiem do bunkra.',
    bunkerOnFoot: '{by, select, you {Docierasz} other {{who} dociera}} pieszo do bunkra.',
    isolationOpen: 'Izolatka zostaje odblokowana.',
    lockedIn: '{by, select, you {Zamykasz} other {{who} zamyka}} się w Izolatce.',
    alert: 'Trwa procedura alarmowa: jej żeton leży na polu {space}.',
    selfDestructRed: 'Autodestrukcji nie można już zatrzymać: jej żeton leży na polu {space}.',
    entersCss: '{by, select, you {Wchodzisz} other {{who} wchodzi}} do kapsuły SWC {pod}.',
    cssTurned: 'Odkryto żeton SWC z pola {space}: {card}.',
    cssLost: 'Żeton SWC z pola {space} przepada. To {card}.',
    cssAway:
      '{n, plural, one {Kapsuła SWC startuje, w środku: {crew}.} few {Kapsuły SWC startują, w środku: {crew}.} many {Kapsuły SWC startują, w środku: {crew}.} other {Kapsuły SWC startują, w środku: {crew}.}}',
    cssBack:
      '{n, plural, one {Kapsuła SWC zostaje na miejscu, w środku: {back}.} few {Kapsuły SWC zostają na miejscu, w środku: {back}.} many {Kapsuły SWC zostają na miejscu, w środku: {back}.} other {Kapsuły SWC zostają na miejscu, w środku: {back}.}}',
    cssEmpty: 'W kapsułach SWC nikt nie czeka.',
    peekedCss: '{by, select, you {Podglądasz} other {{who} podgląda}} w sekrecie żeton SWC na polu {space}.',
    peekedCssSeen: 'Podglądasz w sekrecie żeton SWC na polu {space}: {card}.',
    cssMoved: '{by, select, you {Przesuwasz} other {{who} przesuwa}} żeton SWC z pola {from} na pole {to}.',
    contingenciesDealt:
      'Rozdano plany awaryjne; w puli neutralnej {pool, plural, =0 {nie ma żadnego} one {jest #} few {są #} many {jest #} other {jest #}}.',
    contingenciesDealtSeen:
      '{n, plural, one {Masz plan awaryjny: {tokens}.} few {Masz plany awaryjne: {tokens}.} many {Masz plany awaryjne: {tokens}.} other {Masz plany awaryjne: {tokens}.}}',
    peekedContingency:
      '{by, select, you {Podglądasz} other {{who} podgląda}} w sekrecie {n, plural, one {# plan awaryjny} few {# plany awaryjne} many {# planów awaryjnych} other {# planu awaryjnego}} ({to, select, you {{n, plural, one {Twój} few {Twoje} many {Twoich} other {Twojego}}} other {gracz: {whom}}}).',
    peekedContingencySeen: 'Podglądasz w sekrecie u gracza {whom}: {tokens}.',
    peekedPool: '{by, select, you {Podglądasz} other {{who} podgląda}} w sekrecie plan awaryjny z puli neutralnej.',
    peekedPoolSeen: 'Podglądasz w sekrecie plan awaryjny z puli neutralnej: {tokens}.',
    tookContingency: '{by, select, you {Bierzesz} other {{who} bierze}} plan awaryjny z puli neutralnej.',
    tookContingencySeen: 'Bierzesz plan awaryjny z puli neutralnej: {tokens}.',
    contingencyOpen: 'Jeden plan awaryjny z puli neutralnej jest jawny: {card}.',
    contingencyOpened: '{by, select, you {Ujawniasz} other {{who} ujawnia}} plan awaryjny z puli neutralnej: {card}.',
    contingenciesBack:
      'Do puli neutralnej {count, plural, one {wraca # plan awaryjny} few {wracają # plany awaryjne} many {wraca # planów awaryjnych} other {wraca # planu awaryjnego}} ({by, select, you {od Ciebie} other {{who}}}).',
    computerCard: 'Komputer pokazuje teraz {card:acc}.',
    lockdownCard: 'W {room:loc} zaczyna się „Lockdown”, a karty akcji komputera zostają potasowane.',
    knowledge: '{by, select, you {Masz} other {{who} ma}} teraz poziom wiedzy {knowledge}.',
    knowledgeActive: '{by, select, you {Masz} other {{who} ma}} teraz aktywny żeton wiedzy.',
    analysed: '{by, select, you {Badasz} other {{who} bada}} {object:acc}.',
    weaknessFound: 'Odkryto słabość: {card}.',
    advantage: '{by, select, you {Odrzucasz} other {{who} odrzuca}} {card:acc}, aby zadać więcej obrażeń.',
    noAdvantage: '{by, select, you {Nie odrzucasz} other {{who} nie odrzuca}} karty za dodatkowe obrażenia.',
    redirected:
      '{by, select, you {Przekierowujesz} other {{who} przekierowuje}} atak dzięki {card:dat}. {to, select, you {Nowym celem jesteś Ty} other {Nowy cel: {whom}}}.',
    attackRedrawn: '{by, select, you {Zmieniasz} other {{who} zmienia}} atak dzięki {card:dat}: dobrano inną kartę.',
    ignoresDark: '{by, select, you {Ignorujesz} other {{who} ignoruje}} efekt „W ciemności” dzięki {card:dat}.',
    notIgnored: 'Nikt nie ignoruje efektu „W ciemności”.',
    quiet: '{by, select, you {Zachowujesz} other {{who} zachowuje}} ciszę dzięki {card:dat}: bez rzutu na szmery.',
    poolLost: 'Pula traci znaczniki na zawsze. W grze zostają znaczniki pożaru: {fire}, awarii: {malfunction}.',
    putUnder: '{by, select, you {Odkładasz} other {{who} odkłada}} {items} na spód stosu.',
    putUnderSeen: 'Odkładasz {card:acc} na spód stosu.',
    revealed: '{by, select, you {Dobierasz} other {{who} dobiera}} jawnie: {cards}.',
    contaminationGone: '{by, select, you {Pozbywasz} other {{who} pozbywa}} się 1 karty skażenia, bez skanowania.',
    tokenLeft: '{by, select, you {Zostawiasz} other {{who} zostawia}} w spokoju żeton eksploracji w {room:loc}.',
    arrangedEvents: '{by, select, you {Układasz} other {{who} układa}} 2 wierzchnie karty wydarzeń.',
    arrangedAttacks: '{by, select, you {Układasz} other {{who} układa}} 2 wierzchnie karty ataków.',
    driven: '{by, select, you {Przepędzasz} other {{who} przepędza}} {intruder:acc} do {to:gen}.',
    drivenAway: '{by, select, you {Przepędzasz} other {{who} przepędza}} {intruder:acc}.',
    tokenDrawnDark: 'Żeton intruza: {intruder:low} (wartość zaskoczenia: {value} z zasilaniem, {dark} w ciemności).',
    inDarkness: 'Dzieje się to w ciemności.',
  },
  declared: {
    computer: '{by, select, you {Siadasz} other {{who} siada}} do komputera.',
    callElevator: '{by, select, you {Wzywasz} other {{who} wzywa}} windę.',
    rideElevator: '{by, select, you {Chcesz} other {{who} chce}} pojechać windą do {to:gen}.',
    drive: '{by, select, you {Chcesz} other {{who} chce}} pojechać łazikiem do {to:gen}.',
    escape: '{by, select, you {Ruszasz} other {{who} rusza}} do bunkra.',
  },
  cancelled: {
    computer: '{by, select, you {Nie zdążasz} other {{who} nie zdąża}} użyć komputera.',
    callElevator: '{by, select, you {Nie zdążasz} other {{who} nie zdąża}} wezwać windy.',
    rideElevator: '{by, select, you {Nie dojeżdżasz} other {{who} nie dojeżdża}} do {to:gen}.',
    drive: '{by, select, you {Nie dojeżdżasz} other {{who} nie dojeżdża}} do {to:gen}.',
    escape: '{by, select, you {Nie docierasz} other {{who} nie dociera}} do bunkra.',
  },
}

export const ending: Translation<typeof en.ending> = {
  checks: {
    diedByPurge: '{by, select, you {Twoja postać zostaje} other {{who} zostaje}} w bazie i nie przeżywa czystki.',
    diedByContingency: '{by, select, you {Twoja postać pada} other {{who} pada}} ofiarą planu awaryjnego.',
    contingency: 'Obowiązujący plan awaryjny: {card}.',
    contingencySpares: 'Nikogo nie zabija.',
    contingencyKills: '{n, plural, one {Ginie {who}.} few {Giną {who}.} many {Giną {who}.} other {Giną {who}.}}',
    contingencyKillsYou:
      '{n, plural, =0 {Giniesz.} one {Giniesz, a z Tobą {who}.} few {Giniesz, a z Tobą {who}.} many {Giniesz, a z Tobą {who}.} other {Giniesz, a z Tobą {who}.}}',
  },
  ends: {
    purge: 'Czas minął: kto został w bazie, ginie w czystce.',
    alert: 'Przybywa zespół szybkiego reagowania wezwany procedurą alarmową i przeprowadza w bazie czystkę.',
  },
}
