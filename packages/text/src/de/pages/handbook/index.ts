import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/pages/handbook/index.ts'

export const ui: Translation<typeof en.ui> = {
  handbook: {
    print: 'Diese Seite drucken',
    allSummaries: 'Alle Übersichten',
    trial: {
      title: 'Beispiel {n}',
      step: 'Schritt {n} von {of}',
      chooses: '{who}: {what}',
      goesOn: 'Als Nächstes: {who}.',
      next: 'Nächster Schritt',
      otherwise: 'Anders entscheiden',
      again: 'Von vorn',
      leave: 'Zurück zur Regel',
      done: 'Das war das Beispiel. Du kannst von hier weiterspielen.',
      yours: 'Jetzt entscheidest du. Die anderen spielen mit.',
      variants: 'Varianten',
      basic: 'Das Beispiel',
      variant: 'Variante {n}',
      none: 'Dieses Beispiel gibt es nicht.',
      failed: 'Das Beispiel ließ sich nicht spielen. Lade die Seite neu.',
    },
    summary: {
      round: 'Die Runde',
      actions: 'Aktionen',
      exploration: 'Bewegen und erkunden',
      combat: 'Kampf und Flucht',
      attack: 'Angriffe und Wunden',
      items: 'Gegenstände',
      power: 'Strom und Dunkelheit',
      knowledge: 'Wissen und Computer',
      leaving: 'Protokolle und Auswege',
      end: 'Das Ende',
    },
    part: {
      players: 'Spielerphase',
      events: 'Ereignisphase',
      bag: 'Was aus dem Beutel kommt',
      costs: 'Was es kostet',
      basic: 'Grundaktionen',
      moving: 'Bewegen',
      exploring: 'Erkunden',
      noise: 'Die Geräuschprobe',
      encounter: 'Begegnung',
      fighting: 'Kämpfen',
      injuries: 'Ist es tot?',
      escaping: 'Flucht',
      attack: 'Der Angriff',
      larva: 'Larve',
      wounds: 'Wunden',
      contamination: 'Kontamination',
      searching: 'Durchsuchen',
      carrying: 'Tragen',
      crafting: 'Herstellen',
      over: 'Wann es vorbei ist',
      pods: 'Kapseln',
      checks: 'Die letzten Prüfungen',
      winning: 'Gewinnen',
      light: 'Wo es Strom gibt',
      dark: 'Im Dunkeln',
      outage: 'Wenn der Strom ausfällt',
      elevator: 'Aufzug',
      learning: 'Wie man lernt',
      using: 'Wozu es gut ist',
      computer: 'Computer',
      contingency: 'Eindämmungsprotokolle',
      bunker: 'Haupttor und Bunker',
      isolation: 'Isolationsraum',
    },
    tips: {
      nemesis: {
        hand: {
          title: 'Gib nie die letzten Karten aus',
          says: 'Drei oder vier Handkarten sind die beste Rüstung: Wer wenige hat, lädt zum Überraschungsangriff ein, und auch Fliehen kostet eine Karte.',
        },
        company: {
          title: 'Geh dorthin, wo schon jemand ist',
          says: 'In einen Raum mit einem anderen Charakter trittst du ohne Geräuschprobe. Zwei, die abwechselnd vorangehen, machen halb so viele Geräusche.',
        },
        careful: {
          title: 'Sei vorsichtig, wo es laut ist',
          says: 'Liegen ringsum zwei oder drei Geräusche, kostet die Vorsichtige Bewegung eine Karte mehr und erspart dir einen Kampf.',
        },
        doors: {
          title: 'Schließ Türen hinter dir',
          says: 'Eine geschlossene Tür kostet einen Xeno einen Zug. Gegen Geräusche hilft sie nicht: Die zählen auf beiden Seiten.',
        },
        search: {
          title: 'Durchsuche, solange es ruhig ist',
          says: 'Die ersten Runden gehören den Räumen und Gegenständen. Was du vor der Ersten Begegnung findest, entscheidet, wie sie ausgeht.',
        },
        objectives: {
          title: 'Halte beide Ziele offen',
          says: 'Tu bis zur Ersten Begegnung, was beiden Zielen dient. Dann kostet es wenig, eins davon aufzugeben.',
        },
        look: {
          title: 'Sieh früh nach, repariere spät',
          says: 'Prüfe Triebwerke und Kurs, bevor andere Grund zum Lügen haben. Was früh repariert ist, kann jeder wieder beschädigen.',
        },
        fight: {
          title: 'Wähle deine Kämpfe',
          says: 'Schieß auf das, was zwischen dir und deinem Ziel steht, mit Hilfe und Munition. Von allem anderen kommst du billiger weg.',
        },
        scan: {
          title: 'Finde heraus, was in dir steckt',
          says: 'Kontamination verstopft die Hand und kann dich am Ende töten. Plane vor den letzten Runden eine Rast, eine Dusche oder eine Operation ein.',
        },
        way: {
          title: 'Kenne zur Halbzeit deinen Ausweg',
          says: 'Die Kapseln sind anfangs verriegelt, der Kryoschlaf beginnt spät. Entscheide dich, bevor alle denselben Platz brauchen.',
        },
        fires: {
          title: 'Zähl Feuer und Fehlfunktionen',
          says: 'Die Marker sind begrenzt. Sind nur noch wenige übrig, lösch lieber ein Feuer, statt noch einmal zu suchen.',
        },
        talk: {
          title: 'Glaub Taten, nicht Worten',
          says: 'Wer etwas angesehen hat, darf lügen. Achte darauf, wohin jemand geht und was jemand nicht tun will.',
        },
      },
      lockdown: {
        hand: {
          title: 'Halte im Dunkeln mehr Karten',
          says: 'In Dunkelheit gilt die höhere Zahl der Plättchen. Eine Hand, die im Licht reicht, lädt ohne Strom zum Überraschungsangriff ein.',
        },
        light: {
          title: 'Denk an den nächsten Ausfall',
          says: 'Als Nächstes erlischt das leuchtende Stromplättchen mit der höchsten Zahl. Überleg früh, welche Ebene du am Ende noch brauchst.',
        },
        backup: {
          title: 'Die Notstromversorgung lohnt den Weg',
          says: 'Solange sie läuft, bewirken rote Schwellen nichts. Ein Besuch kann einer Ebene mehrere Runden Licht bringen.',
        },
        knowledge: {
          title: 'Lerne in der ersten Hälfte',
          says: 'Drei Wissen je analysiertem Objekt erschließen Schwächen und bessere Karten. Später bleibt keine Zeit, eine Leiche zu tragen.',
        },
        contingency: {
          title: 'Sammle, was andere wissen',
          says: 'Deine Plättchen sagen dir, was nicht aktiv ist. Tausche das gegen das, was andere gesehen haben; Blau und Gelb gibt es zweimal.',
        },
        signal: {
          title: 'Sei auf zwei Protokolle gefasst',
          says: 'Arbeite an dem, was dich vor den beiden wahrscheinlichsten rettet: ein Signal, Wissen oder der richtige Ort.',
        },
        pods: {
          title: 'Merk dir die Runden der Kapseln',
          says: 'FVS-Plättchen liegen auf bekannten Feldern der Zeitleiste. Sieh dir eins an, bevor du einsteigst: Eine Kapsel, die bleibt, verletzt.',
        },
        elevator: {
          title: 'Nimm den Aufzug',
          says: 'Er macht kein Geräusch und nimmt andere mit. Er hat eigenen Strom und fährt vielleicht auch, wenn deine Ebene dunkel ist.',
        },
        computer: {
          title: 'Lies die Computerkarte',
          says: 'Ihre drei Aktionen wechseln nach jeder Nutzung. Sie ist einen Umweg wert, wenn sie zeigt, was du brauchst.',
        },
        gate: {
          title: 'Frag, wer das Haupttor öffnet',
          says: 'Der erste Tod öffnet den Weg zum Bunker. Hat niemand den Schlüssel, wartet vielleicht jemand auf deinen.',
        },
        together: {
          title: 'Erkundet zu zweit',
          says: 'Wo schon jemand ist, wird nicht gewürfelt, und zu zweit lässt sich tragen, kämpfen und fahren. Trennt euch, wenn ihr Geheimnisse habt.',
        },
        room: {
          title: 'Der Isolationsraum ist nicht immer sicher',
          says: 'Er öffnet sich spät, und eine Explosion tötet alle darin. Behalt im Auge, wer zum Generator geht.',
        },
      },
    },
  },
}
