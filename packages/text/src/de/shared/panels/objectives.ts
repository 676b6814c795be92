/** What one plays for, and how it is reached. */

import type { Translation } from '../../../areas.ts'
import type { aimWords as en } from '../../../en/shared/panels/objectives.ts'

export const aimWords: Translation<typeof en> = {
  personal: 'Persönlich',
  corporate: 'Unternehmen',
  solo: 'Solo',
  needs: 'Was dazugehört',
  survive: 'dein Charakter überlebt',
  reach: {
    sure: 'erledigt',
    now: 'nach jetzigem Stand',
    open: 'noch zu tun',
    lost: 'unerreichbar',
  },
  reachSays: 'Soweit du es wissen kannst.',
  playerIs: 'Spieler {number} ist {who}.',
  playerIsYou: 'Spieler {number} bist du.',
  survivesMars: 'Auch im Kryoschlaf zum Mars zu fliegen, tötet dich nicht.',
  allOf: 'alles davon',
  anyOf: 'eins davon',
  how: {
    survive:
      'Geh vor dem Sprung in den Kryoschlaf oder entkomme in einer Rettungskapsel. Überstehe dann die letzte Prüfung auf Kontamination.',
    signal: 'Nutze selbst den Kommunikationsraum.',
    allExplored: 'Egal, wer sie erkundet.',
    destination: 'Der Kurs muss dorthin führen, und mindestens zwei Triebwerke müssen funktionieren.',
    soleSurvivor: 'Am Ende darf außer dir niemand am Leben sein.',
    playerDead: 'Ganz gleich, wie es geschieht.',
    othersSurvive: 'Jemand anderes geht in den Kryoschlaf oder entkommt in einer Rettungskapsel und überlebt.',
    nestDestroyed: 'Im Nest ist kein Ei mehr, oder das Schiff ist zerstört.',
    shipDestroyed:
      'Durch Selbstzerstörung, Feuer, Fehlfunktionen oder beschädigte Triebwerke. Entkomme vorher in einer Rettungskapsel.',
    killed: 'Egal durch wen; auch der Verlust des Schiffs zählt.',
    weakness: 'Analysiere es im Labor. Egal, wer es tut.',
    weaknesses: 'Analysiere Objekte im Labor. Egal, wer es tut.',
    leftWith: 'Es belegt einen Hand-Slot, bis du weg bist.',
    leftByPod: 'Rettungskapseln sind anfangs verriegelt: Entriegle eine, steig ein und starte sie.',
    items: 'Es zählt, was du in Händen und Inventar hast, wenn du entkommst.',
    objectIn: 'Trag es dorthin und leg es ab.',
    seriousWounds: 'Auch verbundene zählen.',
    inRoom: 'Sei dort.',
    knowledge: 'Analysiere im Labor Objekte (+3), lies im Archiv (+2), nutze den Computer, erkunde das Nest.',
    knowledgeActive: 'Nutze selbst die Raumaktion des Archivs.',
    senderLearned: 'Nutze selbst die Raumaktion des Archivs.',
    leftBy: 'Kein anderer Weg hinaus zählt.',
    carries: 'Es belegt bis zum Ende einen Hand-Slot.',
    survivorsDead:
      'Es zählen die Überlebende, die Laborratte und die Crew der Nemesis, soweit sie mitspielen. Spielst du selbst einen dieser Charaktere, kannst du das nicht erfüllen.',
    learnedDead: 'Alle anderen, die am Ende leben, müssen weniger wissen.',
    sectionsExplored: 'Egal, wer sie erkundet. Treppenhäuser spielen keine Rolle.',
    intact: 'Selbstzerstörung, Feuer oder Fehlfunktionen dürfen sie nicht zerstören.',
    selfDestructOn: 'Die Selbstzerstörung muss am Ende noch laufen oder schon stattgefunden haben.',
    exactlySurvive: 'Nicht mehr und nicht weniger.',
    powerOn: 'Jedes Stromplättchen, das ganz am Ende Strom liefert, zählt, wo immer es liegt.',
    backupOn: 'Aktiviere es im Notstromaggregat.',
  },
  ours: 'Unsere Ziele',
  together: {
    survive: 'mindestens 1 Charakter überlebt',
    how: {
      survive: 'Einer von euch genügt, was auch immer aus den anderen wird.',
      signal: 'Wer es absetzt, zählt einmal, ganz gleich, wer die Karte gezogen hat.',
      leftWith: 'Wer es trägt, muss lebend hinauskommen.',
      senderLearned: 'Wer das Signal absetzt, muss auch das Archiv genutzt haben und überleben.',
      knowledge: 'Einer der Überlebenden muss so viel wissen.',
      carries: 'Dieselbe Person muss es tragen und überleben.',
    },
  },
  keepSays: 'Das andere wird beiseitegelegt, und niemand liest es. Das lässt sich nicht zurücknehmen.',
}
