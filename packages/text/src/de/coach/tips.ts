/** What a thing means when it is met for the first time: a line for each. */
import type { Translation } from '../../areas.ts'
import type { tipsOf as enTips, tipWords as enWords } from '../../en/coach/tips.ts'

export const tipWords: Translation<typeof enWords> = {
  title: 'Hinweise',
  says: 'Begegnet dir etwas zum ersten Mal, sagt eine Zeile, was es für dich bedeutet. Jede erscheint einmal.',
  firstTime: 'Zum ersten Mal',
  gotIt: 'Verstanden',
  noMore: 'Keine Hinweise mehr',
  met: 'Was dir begegnet ist',
  noneMet: 'Noch nichts.',
  again: 'Alle Hinweise noch einmal zeigen',
}

export const tipsOf: Translation<typeof enTips> = {
  noise: {
    name: 'Geräusch',
    means: 'Ein Marker ist nur eine Warnung. Wird dieser Korridor wieder gewürfelt, kommt etwas heraus.',
  },
  danger: {
    name: 'Gefahr',
    means:
      'Xenos von nebenan, die nicht im Kampf sind, kommen herein. Gibt es keine, erhält jeder Korridor um den Raum ein Geräusch.',
  },
  encounter: {
    name: 'Begegnung',
    means: 'Ein Plättchen aus dem Beutel sagt, was kommt. Seine Zahl sagt, wie viele Karten du halten solltest.',
  },
  surprise: {
    name: 'Überraschungsangriff',
    means:
      'Hast du weniger Handkarten, als die Zahl auf dem Plättchen angibt, wirst du sofort angegriffen. Handkarten schützen dich.',
  },
  combat: {
    name: 'Kampf',
    means:
      'Etwas ist in deinem Raum. Es greift an, wenn du flüchtest, oder am Ende der Runde, wenn du bleibst. Schieß, schlag zu oder geh.',
  },
  lightWound: { name: 'Leichte Wunde', means: 'Mit der dritten werden alle drei Leichten Wunden zu 1 Schweren.' },
  seriousWound: {
    name: 'Schwere Wunde',
    means: 'Sie behindert dich, bis sie verbunden ist. Bei drei Schweren Wunden tötet dich jede weitere Wunde.',
  },
  contamination: {
    name: 'Kontamination',
    means:
      'Diese Karte nimmt Platz auf deiner Hand weg. Du kannst nicht mit ihr bezahlen, und vielleicht bist du infiziert. Scanne sie.',
  },
  larva: {
    name: 'Larve',
    means: 'In dir lebt eine Larve. Findet ein Scan dann eine Infektion, stirbst du. Lass sie vor dem Ende entfernen.',
  },
  slime: { name: 'Schleim', means: 'Stille auf dem Geräuschwürfel gilt für dich jetzt als Gefahr. Mach dich sauber.' },
  fire: {
    name: 'Feuer',
    means: 'Wer einen Zug in einem brennenden Raum beendet, erhält eine Leichte Wunde. Zu viele Feuer zerstören alles.',
  },
  malfunction: {
    name: 'Fehlfunktion',
    means:
      'Die Aktion dieses Raums geht erst wieder, wenn ihn jemand repariert. Zu viele Fehlfunktionen zerstören alles.',
  },
  door: {
    name: 'Geschlossene Tür',
    means: 'Niemand geht hindurch. Was dich jagt, zerstört sie, statt hereinzukommen.',
  },
  interruption: {
    name: 'Unterbrechen',
    means:
      'Eine Karte kann das verhindern. Alle, die so eine Karte haben könnten, werden gefragt; so verrät sich niemand.',
  },
  eventPhase: {
    name: 'Ereignisphase',
    means:
      'Alle haben gepasst. Die Zeit läuft, Angriffe folgen, Feuer brennen, ein Ereignis tritt ein, und der Beutel ändert sich.',
  },
  firstContact: {
    name: 'Wahl des Ziels',
    means: 'Alle behalten ein Ziel; das andere wird aus dem Spiel entfernt. Du gewinnst nur, wenn du deines erfüllst.',
  },
  selfDestruct: {
    name: 'Selbstzerstörung',
    means: 'Sie zählt jede Runde herunter. Am Ende sterben alle, die noch hier sind.',
  },
}
