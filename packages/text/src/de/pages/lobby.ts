/** The words around a table: opening one, its seats, what its host may do, what one decides about one's own seat. */

import type { Translation } from '../../areas.ts'
import type { lobbyWords as en } from '../../en/pages/lobby.ts'

export const lobbyWords: Translation<typeof en> = {
  duration:
    '{unit, select, days {{n, plural, one {# Tag} other {# Tage}}} hours {{n} Std.} minutes {{n} Min.} other {{n} Sek.}}',

  // a new table
  board: 'Spielplan',
  boards: {
    'nemesis-base': { name: 'Standardseite', says: 'Das Schiff, wie es auf der Standardseite des Spielplans ist.' },
    'nemesis-alt': {
      name: 'Alternative Seite',
      says: 'Schwerer: zwei getrennte Netze von Wartungskorridoren, doppelte Korridore zwischen manchen Räumen und Evakuierungssektionen, die von Beginn an zu sehen sind.',
    },
    'lockdown-base': { name: 'Standardseite', says: 'Die Anlage auf der Standardseite des Spielplans.' },
    'lockdown-surface': {
      name: 'Marsseite',
      says: 'Die Basis liegt im Fels, darüber Gebäude auf der Marsoberfläche. Geh über Kreuzungen oder fahr mit dem Rover von Ausgang zu Ausgang; draußen gibt es einen eigenen Würfel und Wetter.',
    },
  },
  mode: 'Spielvariante',
  modes: {
    semiCooperative: {
      name: 'Semi-kooperativ',
      says: 'Alle haben ein eigenes geheimes Ziel. Vielleicht gewinnt ihr zusammen, vielleicht nicht.',
    },
    cooperative: {
      name: 'Kooperativ',
      says: 'Jeder hat ein offenes Ziel: Erfüllt alle Ziele und bringt mindestens einen von euch durch, sonst verlieren alle. Tote lassen sich wiederbeleben.',
    },
    solo: {
      name: 'Solo',
      says: 'Du allein, mit einem von zwei Zielen und halb so vielen Gegenständen. Dein Tod beendet die Partie.',
    },
  },
  houseRules: 'Hausregeln',
  noHouseRules: 'keine',
  bookAndFaq: {
    title: 'Anleitung und FAQ',
    legend: 'Wo Anleitung und FAQ voneinander abweichen',
    faq: {
      name: 'Nach der FAQ',
      says: 'Die FAQ des Verlags gilt überall, wo sie etwas anderes sagt als die Anleitung.',
    },
    printed: {
      name: 'Wie gedruckt',
      says: 'Die Anleitung gilt so, wie sie gedruckt ist, in allen Punkten hier unten.',
    },
    mixed: { name: 'Gemischt', says: 'Punkt für Punkt, wie unten gewählt.' },
    count: 'In {points} von {of} Punkten wie gedruckt.',
    tag: 'wie gedruckt',
  },
  without: 'nicht: {choice}',
  nonsense: {
    soloIsForOne: 'Die Solo-Variante ist für eine Person.',
    modeIsForSeveral: 'Dafür braucht es mehr als eine Person.',
    intruderNeedsRivals: 'Nur, wo ihr gegeneinander spielt.',
    deadPlayOn: 'Nicht, wo Tote weiterspielen dürfen.',
    noSuchMode: 'Diese Variante hat das Spiel nicht.',
    noSuchOption: 'Das gibt es in diesem Spiel nicht.',
    noSuchValue: 'Das lässt sich nicht wählen.',
  },
  choices: {
    intruderPlayer: {
      name: 'Als Xeno weiterspielen',
      says: 'Wer als Erster stirbt, darf von da an die Xenos führen, gegen alle.',
    },
    crew: {
      name: 'Crew der Nemesis',
      says: 'Die sechs Charaktere aus Nemesis stehen mit zur Wahl.',
    },
    intruders: {
      name: 'Die Xenos aus Nemesis',
      says: 'Statt der Nachtpirscher jagen hier die Xenos aus Nemesis.',
    },
    freeCharacters: {
      name: 'Freie Charakterwahl',
      says: 'Keine Auswahlkarten: In der Reihenfolge der Spielernummern nehmen alle, wen sie wollen.',
    },
    openInformation: {
      name: 'Offen, zum Lernen',
      says: 'Alle sehen alle Handkarten, alle Ziele und alles, was sich jemand angesehen hat.',
    },
    deadSee: {
      name: 'Was Tote sehen',
      says: '',
      values: {
        public: { name: 'was alle sehen', says: 'Wer tot ist, sieht weiter, was alle sehen.' },
        everything: {
          name: 'alles',
          says: 'Wer tot ist, sieht alle Handkarten und Geheimnisse und behält sie für sich.',
        },
        nothing: {
          name: 'nichts Neues',
          says: 'Wer tot ist, sieht bis zum Ende den Tisch, wie er beim Tod war, und Zuschauer sehen auch nicht mehr als das. Das Gespräch geht für alle weiter.',
        },
      },
    },
    podCountsAsRoom: {
      name: 'In einer Rettungskapsel zu warten',
      says: '',
      values: {
        all: { name: 'heißt, im Raum zu sein', says: 'Was alle im Raum trifft, trifft auch die in seinen Kapseln.' },
        noise: {
          name: 'zählt nur für die eigenen Geräuschproben',
          says: 'Eine Kapsel ist nicht der Raum: Was dort geschieht, erreicht sie nicht, und für alle, die den Raum betreten, gilt er als leer.',
        },
      },
    },
    queenTokenReturns: {
      name: 'Königinnen-Plättchen kehrt zurück',
      says: 'Bringt die Xeno-Ausbreitung die Königin, kommt ihr Plättchen zurück in den Beutel.',
    },
    engineRepairDespiteMalfunction: {
      name: 'Triebwerke trotz Fehlfunktion',
      says: 'Ein Triebwerk lässt sich auch reparieren oder beschädigen, während sein Raum eine Fehlfunktion hat.',
    },
    droppedItems: {
      name: 'Ein fallen gelassener Gegenstand',
      says: '',
      values: {
        discard: { name: 'wird abgelegt', says: 'Er kommt offen auf den Ablagestapel seiner Farbe.' },
        bottom: { name: 'kommt unter seinen Stapel', says: 'Er kommt verdeckt unter seinen Stapel.' },
      },
    },
    treatOthers: {
      name: 'Andere behandeln',
      says: 'Gegenstände, die heilen oder reinigen, darf man auch an einem anderen Charakter im Raum benutzen.',
    },
    reconnaissanceCancelsDanger: {
      name: '„Aufklärung“ umgeht Gefahr',
      says: 'Ein Gefahr-Plättchen, das die Aufklärerin mit „Aufklärung“ aufdeckt, bewirkt nichts.',
    },
    secondLarvaStays: {
      name: 'Eine zweite Larve bleibt',
      says: 'Eine Larve, die einen Charakter mit Larve angreift, bleibt im Raum. Sonst wird sie entfernt.',
    },
    leavingPodPasses: {
      name: 'Kapsel verlassen heißt passen',
      says: 'Wer eine Rettungskapsel verlässt, passt für diese Runde. Sonst folgt ein Zug mit zwei Aktionen.',
    },
    carefulMoveCancelsTokens: {
      name: 'Vorsichtig bewegen hebt Plättchen auf',
      says: 'Stille- und Gefahr-Plättchen, die durch „Vorsichtig bewegen“ aufgedeckt werden, bewirken nichts. Sonst werden sie abgehandelt, und der Geräuschmarker wird nicht gelegt.',
    },
    questItemsNeedAction: {
      name: 'Aufgaben-Gegenstände brauchen eine Aktion',
      says: 'Einen Aufgaben-Gegenstand zu aktivieren, ist eine Aktion und kostet eine Karte. Sonst ist es kostenlos, sobald seine Bedingung erfüllt ist.',
    },
    adultTokenReturns: {
      name: 'Jäger- oder Brutbestien-Plättchen bei der Xeno-Ausbreitung',
      says: '',
      values: {
        beforeRolls: {
          name: 'kehrt vor den Geräuschproben zurück',
          says: 'Es liegt wieder im Beutel, bevor die Geräuschproben gemacht werden.',
        },
        afterRolls: {
          name: 'kehrt nach den Geräuschproben zurück',
          says: 'Es liegt neben dem Beutel, bis alle Geräuschproben gemacht sind.',
        },
      },
    },
    eventSelfDestructDespiteHibernation: {
      name: 'Ereignisse starten die Selbstzerstörung trotz Kryoschlaf',
      says: 'Ein Ereignis startet die Selbstzerstörung, auch wenn jemand im Kryoschlaf liegt. Sonst kann sie dann durch nichts gestartet werden.',
    },
    deadKeepItems: {
      name: 'Tote behalten ihre Gegenstände',
      says: 'Kooperatives Spiel: Wer wiederbelebt wird, hat seine Gegenstände wieder. Sonst sind sie mit dem Tod aus dem Spiel.',
    },
    yellowKills: {
      name: 'Code Gelb tötet',
      says: '',
      values: {
        knowledgeAtMost4: {
          name: 'Wissen 4 oder weniger',
          says: 'Tötet alle, die zu wenig wissen, um nützlich zu sein.',
        },
        knowledgeAtLeast5: { name: 'Wissen 5 oder mehr', says: 'Tötet alle, die zu viel wissen.' },
      },
    },
    cssTokens: {
      name: 'FVS-Plättchen',
      says: '',
      values: {
        balanced: { name: 'gemischt', says: 'A, B, C, zweimal alle Kapseln, zweimal keine.' },
        lettered: {
          name: 'nach Buchstaben',
          says: 'Zweimal A, zweimal B, zweimal C, einmal alle Kapseln, einmal keine.',
        },
      },
    },
    podShieldsFromGameEnd: {
      name: 'Sicher in einer FVS-Kapsel',
      says: 'Wer am Spielende in einer FVS-Kapsel wartet, überlebt, auch wenn sie nicht gestartet ist.',
    },
    caveEntranceNoiseRoll: {
      name: 'Geräusche beim Verlassen der Höhle',
      says: 'Wer vom Höhleneingang in einen leeren Raum kommt, macht eine Geräuschprobe.',
    },
    computerActionInCombat: {
      name: 'Computer im Kampf',
      says: 'Die Computeraktion ist auch im Kampf erlaubt.',
    },
  },
  person: 'Mensch',
  options: 'Uhr und Zuschauer',
  clock: 'Bedenkzeit',
  noClock: { name: 'Keine Uhr', says: 'Alle überlegen, so lange sie wollen, notfalls tagelang.' },
  clockSays: '{duration} für jede Antwort.',
  policy: 'Wenn die Zeit um ist',
  policies: {
    wait: { name: 'Warten', says: 'Nichts geschieht, aber alle sehen, auf wen sie warten.' },
    decision: {
      name: 'Ein Bot antwortet',
      says: 'Ein Bot gibt diese eine Antwort. Die nächste gibt wieder die Person selbst.',
    },
    seat: { name: 'Ein Bot übernimmt', says: 'Ein Bot spielt auf dem Platz, bis die Person zurückkommt.' },
  },
  reactions: 'Unbeantwortete Reaktionen',
  reactionsWait: { name: 'warten', says: 'Alle warten, bis die Person geantwortet hat.' },
  reactionsAfter: 'nein nach {duration}',
  reactionsSay:
    'Wer nicht binnen {duration} sagt, ob er reagiert, reagiert nicht. Das gilt für alle, gleich welche Karten sie haben.',
  delay: 'Zuschauer sehen es',
  noDelay: { name: 'sofort', says: 'Wer den Link für Zuschauer hat, sieht, was alle sehen, sobald es geschieht.' },
  later: '{duration} später',
  delaySays: 'Sie sehen alles {duration} später, damit niemandem von außen geholfen wird.',

  // home
  pausedNow: 'Angehalten',
  watchingHere: 'du siehst zu',
  forgetTable: 'Tisch {code} vergessen',
  forgetAgain: 'Noch einmal: von der Liste entfernen',
  forgetSeatAgain: 'Noch einmal: Ohne deinen eigenen Link verlierst du den Platz',
  openFile: 'Partie aus Datei öffnen',
  chooseFile: 'Datei wählen…',
  checkingFile: 'Wird nachgespielt…',
  openFileSays: 'Eine beendete, als Datei gespeicherte Partie: zum Ansehen oder Weiterspielen.',

  // seats
  ready: 'bereit',
  notReady: 'nicht bereit',
  standsIn: 'von einem Bot vertreten',
  sitHere: 'Hier hinsetzen',
  yourSeatThen: 'Dein Platz',
  putBot: 'Setz hier einen Bot hin',
  level: 'Stufe der Bots',
  levelOf: 'Stufe von {name}',
  rulesAway:
    'Diese Partie läuft nach früheren Regeln, die auf dem Server liegen. Geh einmal online und versuch es noch einmal; es geht nichts verloren.',
  levelsSay: {
    random: 'tut wahllos, was die Regeln erlauben.',
    cadet: 'meint es gut, denkt nicht weit voraus und irrt sich ab und zu.',
    officer: 'spielt für sein Ziel und sein Leben und wägt jedes Risiko ab.',
    veteran: 'spielt seine besten Ideen im Kopf durch, bevor er handelt, und nimmt sich dafür einen Moment.',
  },
  standInLevel: 'Stufe dieses Bots',
  freeIt: 'Platz frei machen',
  freeAgain: 'Noch einmal: {name} verliert den Platz',
  almostReady: 'Fast bereit',
  everybodyReady: 'Alle sind bereit.',
  waitsSeats:
    '{open, plural, one {Ein Platz ist noch frei: für einen Menschen oder einen Bot.} other {# Plätze sind noch frei: für Menschen oder Bots.}}',
  waitsFor: 'Noch nicht bereit: {names}.',
  waitsForYou: 'Die anderen warten auf dich.',
  iAmReady: 'Ich bin bereit',
  notReadyAfterAll: 'Doch nicht bereit',
  thisTable: 'Dieser Tisch',
  fromRound: 'geht ab Runde {n} weiter',
  onlookersHere: '{n} Zuschauer',
  youWatch: 'Du siehst zu. Sobald die Partie beginnt, erscheint sie hier.',
  takeASeat: 'Einen freien Platz nehmen',
  watchHint: 'Du willst zusehen? Bitte den Gastgeber um den Link für Zuschauer: Der Code allein reicht nicht.',
  ownLinkHint: 'Wer hier einen Platz hat, kommt über den eigenen Link herein.',
  lostLink: 'Link verloren? Bitte die anderen, deinen Platz zu öffnen. Dann kannst du ihn hier einnehmen.',

  // links
  copyCode: 'Code kopieren',
  share: 'Teilen…',
  shareTitle: 'Ein Platz an meinem Tisch',
  yourSeat: 'Dein Platz',
  rename: 'Umbenennen',
  ownLink: 'Dein eigener Link',
  ownLinkShort: 'Auf einem anderen Gerät weiterspielen',
  ownLinkSays:
    'Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen. Er ist nur für dich: Wer ihn hat, kann auf deinem Platz spielen und sieht deine Geheimnisse.',
  showLink: 'Link zeigen',
  watchLink: 'Link für Zuschauer',
  watchLinkShort: 'Sie sehen nur, was alle sehen dürfen',
  watchLinkSays:
    'Wer ihn hat, darf zusehen und mitlesen und sieht, was alle sehen dürfen. Ein neuer Link macht den früheren ungültig.',
  shareWatchTitle: 'Sieh an meinem Tisch zu',
  makeWatchLink: 'Link erstellen',
  newWatchLink: 'Neuen Link erstellen',
  oldLinkStops: 'Noch einmal: Der alte Link gilt nicht mehr',
  leave: 'Tisch verlassen',
  leaveAgain: 'Noch einmal: Dein Platz wird frei',

  // the host during the game
  pause: 'Partie anhalten',
  resume: 'Fortsetzen',
  pauseSays: 'Solange sie angehalten ist, kann niemand antworten, und keine Uhr läuft.',
  botPlaysAgain: 'Noch einmal: Ein Bot spielt für {name}',
  openSeat: 'Platz öffnen',
  openAgain: 'Noch einmal: Jeder mit dem Code kann ihn einnehmen',
  asksOthers: 'Noch einmal: Die anderen werden gefragt',
  openNow: 'offen',
  seatsSay:
    'Zuerst werden die anderen gefragt, und sie sehen, wer fragt. Ein Bot weicht, wenn die Person zurückkommt, und zeigt niemandem die Handkarten. War jemand zehn Minuten lang nicht da, kann ein Bot den Platz sofort übernehmen. Einen offenen Platz kann jeder mit dem Code des Tisches einnehmen: jemand, der seinen Link verloren hat, oder jemand Neues.',
  end: 'Partie beenden',
  endAsks:
    'Die Partie für alle beenden? Danach geht sie nicht weiter. Was geheim war, ist dann für jeden mit dem Code offen.',
  endYes: 'Für alle beenden',
  endNo: 'Weiterspielen',

  // my seat during the game
  hook: 'Benachrichtige mich, wenn ich am Zug bin',
  hookShort: 'Über Discord oder ein eigenes Programm',
  hookSays: 'Wenn du wählen musst und nicht hier bist, sendet der Server eine Nachricht an diese Adresse.',
  hookKind: 'Art der Nachricht',
  hookKinds: {
    discord: {
      name: 'Discord',
      says: 'In Discord: Kanaleinstellungen, Integrationen, Webhooks, Neuer Webhook, Webhook-URL kopieren.',
    },
    json: {
      name: 'JSON',
      says: 'Eine POST-Anfrage für ein eigenes Programm: Tisch, Platz, Name und wo gespielt wird.',
    },
  },
  hookUrl: 'Adresse',
  hookLang: 'Sprache der Nachricht',
  save: 'Speichern',
  switchOff: 'Ausschalten',
  hookSaved: 'Gespeichert. Ab jetzt wirst du dort benachrichtigt.',
  hookRemoved: 'Ausgeschaltet. Du wirst nirgends benachrichtigt.',
  badHook: {
    url: 'Das ist keine Adresse. Kopiere sie ganz, mit https:// am Anfang.',
    scheme: 'Die Adresse muss mit https:// beginnen.',
    password: 'Die Adresse darf weder Namen noch Passwort enthalten.',
    port: 'Die Adresse muss den üblichen Port benutzen: Lass die Zahl nach dem Doppelpunkt weg.',
    host: 'An diese Adresse lässt sich von hier nichts senden. Sie muss für alle im Internet erreichbar sein.',
  },
  report: 'Problem melden',
  reportSays: 'Was du siehst, wird mitgeschickt. Die ganze Partie bleibt auf dem Server, für dessen Betreiber.',
  reportWords: 'Was ist geschehen, und was hätte geschehen sollen?',
  sendReport: 'Meldung senden',
  reported: 'Danke. Gib diese Nummer dem Betreiber des Servers:',
  reportNumber: 'Nummer der Meldung',
  copyNumber: 'Kopieren',
  saveSaw: 'Was ich sah, als Datei speichern',
}
