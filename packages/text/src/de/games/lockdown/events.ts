/** What happens only in the facility, and how it ends there. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/lockdown/events.ts'

export const events: Translation<typeof en.events> = {
  events: {
    powerOn: '{place} hat Strom.',
    powerOff: '{place} ist jetzt ohne Strom.',
    powerMoved: 'Die Stromplättchen liegen jetzt so: {places}.',
    tokenLit: '{place} mit Plättchen {token} (an)',
    tokenDark: '{place} mit Plättchen {token} (aus)',
    timeActive: 'Das Zeitplättchen ist aktiv: Nur Blaue Leistungsschwellen zählen.',
    timeInactive: 'Das Zeitplättchen ist inaktiv: Jede Leistungsschwelle zählt.',
    redThreshold: 'Rote',
    blueThreshold: 'Blaue',
    thresholdCut: 'Eine {colour} Leistungsschwelle wird überschritten.',
    thresholdHeld: 'Eine {colour} Leistungsschwelle wird überschritten, ohne Folgen.',
    elevatorCalled: 'Der Aufzug kommt in {to:acc}.',
    rides: '{by, select, you {Du fährst} other {{who} fährt}} mit dem Aufzug in {to:acc}.',
    ridesWith: '{by, select, you {Du fährst} other {{who} fährt}} zusammen mit {along} im Aufzug in {to:acc}.',
    gateOpen: 'Das Haupttor öffnet sich.',
    roverAway: 'Der Rover fährt zum Bunker.',
    roverBack: 'Der Rover kehrt zur Anlage zurück.',
    bunkerByRover: '{by, select, you {Du erreichst} other {{who} erreicht}} mit dem Rover den Bunker.',
    bunkerOnFoot: '{by, select, you {Du erreichst} other {{who} erreicht}} zu Fuß den Bunker.',
    isolationOpen: 'Der Isolationsraum öffnet sich.',
    lockedIn: '{by, select, you {Du schließt dich} other {{who} schließt sich}} im Isolationsraum ein.',
    alert: 'Der Alarm läuft: Das Alarmplättchen liegt auf Feld {space}.',
    selfDestructRed: 'Die Selbstzerstörung lässt sich nicht mehr stoppen: Ihr Plättchen liegt auf Feld {space}.',
    entersCss: '{by, select, you {Du steigst} other {{who} steigt}} in FVS-Kapsel {pod} ein.',
    cssTurned: 'Das FVS-Plättchen auf Feld {space} wird aufgedeckt: {card}.',
    cssLost: 'Das FVS-Plättchen auf Feld {space} ist verloren. Es war {card}.',
    cssAway: '{n, plural, one {Die FVS-Kapsel mit {crew} startet.} other {Die FVS-Kapseln mit {crew} starten.}}',
    cssBack: '{n, plural, one {Die FVS-Kapsel mit {back} bleibt.} other {Die FVS-Kapseln mit {back} bleiben.}}',
    cssEmpty: 'Niemand wartet in einer FVS-Kapsel.',
    peekedCss:
      '{by, select, you {Du siehst dir} other {{who} sieht sich}} verdeckt das FVS-Plättchen auf Feld {space} an.',
    peekedCssSeen: 'Du siehst dir verdeckt das FVS-Plättchen auf Feld {space} an: {card}.',
    cssMoved:
      '{by, select, you {Du verschiebst} other {{who} verschiebt}} das FVS-Plättchen von Feld {from} auf Feld {to}.',
    contingenciesDealt:
      'Die Eindämmungsprotokolle werden verteilt; {pool, plural, =0 {keins ist} one {# ist} other {# sind}} im Neutralen Vorrat.',
    contingenciesDealtSeen:
      'Du hast {n, plural, one {das Eindämmungsprotokoll} other {die Eindämmungsprotokolle}} {tokens}.',
    peekedContingency:
      '{by, select, you {Du siehst dir} other {{who} sieht sich}} verdeckt {n, plural, one {# Eindämmungsprotokoll} other {# Eindämmungsprotokolle}} {to, select, you {von dir} other {von {whom}}} an.',
    peekedContingencySeen: 'Du siehst dir verdeckt Eindämmungsprotokolle von {whom} an: {tokens}.',
    peekedPool:
      '{by, select, you {Du siehst dir} other {{who} sieht sich}} verdeckt ein Eindämmungsprotokoll aus dem Neutralen Vorrat an.',
    peekedPoolSeen: 'Du siehst dir verdeckt ein Eindämmungsprotokoll aus dem Neutralen Vorrat an: {tokens}.',
    tookContingency:
      '{by, select, you {Du nimmst} other {{who} nimmt}} ein Eindämmungsprotokoll aus dem Neutralen Vorrat.',
    tookContingencySeen: 'Du nimmst ein Eindämmungsprotokoll aus dem Neutralen Vorrat: {tokens}.',
    contingencyOpen: 'Ein Eindämmungsprotokoll im Neutralen Vorrat liegt für alle offen: {card}.',
    contingencyOpened:
      '{by, select, you {Du deckst} other {{who} deckt}} ein Eindämmungsprotokoll im Neutralen Vorrat für alle auf: {card}.',
    contingenciesBack:
      '{by, select, you {Du gibst} other {{who} gibt}} {count, plural, one {# Eindämmungsprotokoll} other {# Eindämmungsprotokolle}} in den Neutralen Vorrat zurück.',
    computerCard: 'Der Computer zeigt jetzt {card}.',
    lockdownCard: '„Lockdown“ trifft {room:acc}, und die Computer-Aktionskarten werden gemischt.',
    knowledge: '{by, select, you {Du hast} other {{who} hat}} jetzt {knowledge} Wissen.',
    knowledgeActive:
      '{by, select, you {Dein Wissensplättchen} other {Das Wissensplättchen von {who}}} ist jetzt aktiv.',
    analysed: '{by, select, you {Du analysierst} other {{who} analysiert}} {object:acc}.',
    weaknessFound: 'Eine Schwäche wird entdeckt: {card}.',
    advantage: '{by, select, you {Du legst} other {{who} legt}} {card} für mehr Schaden ab.',
    noAdvantage: '{by, select, you {Du legst} other {{who} legt}} keine Karte für mehr Schaden ab.',
    redirected:
      '{card}{by, select, you {} other { von {who}}} lenkt den Angriff {to, select, you {auf dich} other {auf {whom}}}.',
    attackRedrawn: '{card}{by, select, you {} other { von {who}}} ändert den Angriff: Eine andere Karte wird gezogen.',
    ignoresDark: '{by, select, you {Du ignorierst} other {{who} ignoriert}} mit {card} den Effekt „Im Dunkeln“.',
    notIgnored: 'Niemand ignoriert den Effekt „Im Dunkeln“.',
    quiet: '{by, select, you {Du bleibst} other {{who} bleibt}} mit {card} leise: keine Geräuschprobe.',
    poolLost:
      'Der Vorrat verliert dauerhaft Marker: Im Spiel bleiben {fire} Feuermarker und {malfunction} Fehlfunktionsmarker.',
    putUnder: '{by, select, you {Du legst} other {{who} legt}} {items:acc} unter den passenden Stapel.',
    putUnderSeen: 'Du legst {card} unter den passenden Stapel.',
    revealed: '{by, select, you {Du ziehst} other {{who} zieht}} offen: {cards}.',
    contaminationGone: '{by, select, you {Du bist} other {{who} ist}} 1 Kontaminationskarte los, ungescannt.',
    tokenLeft: '{by, select, you {Du lässt} other {{who} lässt}} das Erkundungsplättchen in {room:dat} liegen.',
    arrangedEvents: '{by, select, you {Du ordnest} other {{who} ordnet}} die 2 obersten Ereigniskarten.',
    arrangedAttacks: '{by, select, you {Du ordnest} other {{who} ordnet}} die 2 obersten Angriffskarten.',
    driven: '{by, select, you {Du vertreibst} other {{who} vertreibt}} {intruder:acc} in {to:acc}.',
    drivenAway: '{by, select, you {Du vertreibst} other {{who} vertreibt}} {intruder:acc}.',
    tokenDrawnDark: 'Xeno-Plättchen: {intruder} (Überraschungswert {value} mit Strom, {dark} im Dunkeln).',
    inDarkness: 'Das geschieht im Dunkeln.',
  },
  declared: {
    computer: '{by, select, you {Du setzt dich} other {{who} setzt sich}} an den Computer.',
    callElevator: '{by, select, you {Du rufst} other {{who} ruft}} den Aufzug.',
    rideElevator: '{by, select, you {Du willst} other {{who} will}} mit dem Aufzug in {to:acc} fahren.',
    drive: '{by, select, you {Du willst} other {{who} will}} mit dem Rover in {to:acc} fahren.',
    escape: '{by, select, you {Du machst dich} other {{who} macht sich}} auf zum Bunker.',
  },
  cancelled: {
    computer: '{by, select, you {Du kommst} other {{who} kommt}} nicht dazu, den Computer zu benutzen.',
    callElevator: '{by, select, you {Du kommst} other {{who} kommt}} nicht dazu, den Aufzug zu rufen.',
    rideElevator: '{by, select, you {Du kommst} other {{who} kommt}} nicht dazu, in {to:acc} zu fahren.',
    drive: '{by, select, you {Du kommst} other {{who} kommt}} nicht dazu, in {to:acc} zu fahren.',
    escape: '{by, select, you {Du kommst} other {{who} kommt}} nicht bis zum Bunker.',
  },
}

export const ending: Translation<typeof en.ending> = {
  checks: {
    diedByPurge:
      '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} ist noch in der Anlage und überlebt die Säuberung nicht.',
    diedByContingency:
      '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} fällt dem Eindämmungsprotokoll zum Opfer.',
    contingency: 'Das aktive Eindämmungsprotokoll: {card}.',
    contingencySpares: 'Es tötet niemanden.',
    contingencyKills: '{n, plural, one {Es tötet {who}.} other {Es tötet {who}.}}',
    contingencyKillsYou:
      '{n, plural, =0 {Es tötet dich.} one {Es tötet dich und {who}.} other {Es tötet dich und {who}.}}',
  },
  ends: {
    purge: 'Die Zeit ist um: Wer noch in der Anlage ist, fällt der Säuberung zum Opfer.',
    alert: 'Das durch den Alarm gerufene Einsatzteam trifft ein und säubert die Anlage.',
  },
}
