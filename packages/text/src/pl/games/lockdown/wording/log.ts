/** How Lockdown says otherwise what Nemesis says too: the log. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['log']> = {
  ending: {
    checks: {
      diedByExplosion: '{by, select, you {Twoja postać ginie} other {{who} ginie}} razem z bazą.',
      enginesHold: 'Baza wykonuje skok.',
      enginesFail: 'Baza eksploduje.',
      diedByDestination:
        '{by, select, you {Twoja postać nigdy się nie budzi} other {{who} nigdy się nie budzi}}: baza nie dotarła na Ziemię.',
    },
    ends: {
      selfDestruct: 'Odliczanie do autodestrukcji dobiega końca i baza eksploduje.',
      fire: 'Skończyły się znaczniki pożaru: płomienie docierają wszędzie i baza eksploduje.',
      malfunction: 'Skończyły się znaczniki awarii: zbyt wiele rzeczy nie działa i baza eksploduje.',
      nobodyLeft: 'W bazie nie ma już nikogo, kto mógłby działać.',
      jump: 'Baza skacze w nadprzestrzeń. Nikt, kto nie śpi, nie przeżywa.',
    },
    fates: {
      destroyed: 'Baza zostaje zniszczona.',
      arrived: 'Baza dociera {destination:toward}.',
    },
  },
  events: {
    events: {
      vent: 'Rusza wentylacja. W {room:loc} jest powietrze już tylko do końca fazy graczy.',
      ventStopped: 'Wentylacja w {room:loc} zostaje zatrzymana.',
      scanned:
        '{by, select, you {Skanujesz} other {{who} skanuje}} karty skażenia; na spód stosu {removed, plural, =0 {nie trafia żadna} one {trafia # karta} few {trafiają # karty} many {trafia # kart} other {trafia # karty}}.',
      scannedSeen:
        'Skanujesz {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} skażenia: {words}. Na spód stosu {removed, plural, =0 {nie trafia żadna} one {trafia #} few {trafiają #} many {trafia #} other {trafia #}}.',
      time: 'Żeton czasu przesuwa się na pole {time}.',
      selfDestruct: 'Autodestrukcja: żeton jest na polu {space}.',
      launched: 'Kapsuła ratunkowa {pod} opuszcza bazę, w środku: {crew}.',
      launchedWithYou: 'Kapsuła ratunkowa {pod} opuszcza bazę razem z Tobą.',
      launchedWithYouAnd: 'Kapsuła ratunkowa {pod} opuszcza bazę, w środku: Ty i {crew}.',
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['log']> = {
  ending: {
    checks: {
      intrudersContent:
        '{by, select, you {Grasz} other {{who} gra}} jako nocni łowcy i nikt nie wygrywa: {by, select, you {właśnie o to Ci chodzi} other {właśnie o to chodzi}}.',
      intrudersThwarted: '{by, select, you {Grasz} other {{who} gra}} jako nocni łowcy, a mimo to ktoś wygrywa.',
    },
  },
  events: {
    events: {
      tokenDrawn: 'Żeton nocnego łowcy: {intruder:low} (wartość zaskoczenia: {value}).',
      tokenDrawnBlank: 'Żeton nocnego łowcy: pusty.',
      noMiniature: 'W {room:loc} powinien się pojawić nocny łowca ({intruder}), ale nie ma już figurek.',
      toughnessNone: 'Nie ma już kart ataku nocnego łowcy: {intruder} przeżywa.',
      tokenDrawnDark:
        'Żeton nocnego łowcy: {intruder:low} (wartość zaskoczenia: {value} z zasilaniem, {dark} w ciemności).',
    },
    declared: {
      playAs:
        '{by, select, you {Zagrywasz} other {{who} zagrywa}} {card:acc}: {as, select, move {ruch nocnego łowcy} attack {atak nocnego łowcy} other {efekt specjalny}}.',
    },
  },
}
