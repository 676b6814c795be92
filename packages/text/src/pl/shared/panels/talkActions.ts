/**
 * What somebody does, as table talk says it: promised (will, wont), asked for (please, dont), said to have been done
 * (did, didnt). Clauses in the speaker's voice, without capital and full stop. `to` is `one` where a single person is
 * addressed, `by` is `me` where the speaker did it. The past tense tells the speaker's sex, so both endings are
 * written: *naprawiłem(-am)*.
 */

import type { Translation } from '../../../areas.ts'
import type { deeds as en } from '../../../en/shared/panels/talkActions.ts'

export const deeds: Translation<typeof en> = {
  // engines and course
  repair: {
    will: 'naprawię {engine:acc}',
    wont: 'nie naprawię {engine:gen}',
    please: '{to, select, one {proszę, napraw {engine:acc}} other {niech ktoś naprawi {engine:acc}, proszę}}',
    dont: '{to, select, one {proszę, nie naprawiaj {engine:gen}} other {niech nikt nie naprawia {engine:gen}, proszę}}',
    did: '{by, select, me {naprawiłem(-am)} other {{who} naprawił(a)}} {engine:acc}',
    didnt: '{by, select, me {nie naprawiłem(-am)} other {{who} nie naprawił(a)}} {engine:gen}',
  },
  break: {
    will: 'zepsuję {engine:acc}',
    wont: 'nie zepsuję {engine:gen}',
    please: '{to, select, one {proszę, zepsuj {engine:acc}} other {niech ktoś zepsuje {engine:acc}, proszę}}',
    dont: '{to, select, one {proszę, nie psuj {engine:gen}} other {niech nikt nie psuje {engine:gen}, proszę}}',
    did: '{by, select, me {zepsułem(-am)} other {{who} zepsuł(a)}} {engine:acc}',
    didnt: '{by, select, me {nie zepsułem(-am)} other {{who} nie zepsuł(a)}} {engine:gen}',
  },
  check: {
    will: 'sprawdzę {engine:acc}',
    wont: 'nie sprawdzę {engine:gen}',
    please: '{to, select, one {proszę, sprawdź {engine:acc}} other {niech ktoś sprawdzi {engine:acc}, proszę}}',
    dont: '{to, select, one {proszę, nie sprawdzaj {engine:gen}} other {niech nikt nie sprawdza {engine:gen}, proszę}}',
    did: '{by, select, me {sprawdziłem(-am)} other {{who} sprawdził(a)}} {engine:acc}',
    didnt: '{by, select, me {nie sprawdziłem(-am)} other {{who} nie sprawdził(a)}} {engine:gen}',
  },
  coordinates: {
    will: 'podejrzę koordynaty',
    wont: 'nie podejrzę koordynat',
    please: '{to, select, one {proszę, podejrzyj koordynaty} other {niech ktoś podejrzy koordynaty, proszę}}',
    dont: '{to, select, one {proszę, nie podglądaj koordynat} other {niech nikt nie podgląda koordynat, proszę}}',
    did: '{by, select, me {podejrzałem(-am)} other {{who} podejrzał(a)}} koordynaty',
    didnt: '{by, select, me {nie podejrzałem(-am)} other {{who} nie podejrzał(a)}} koordynat',
  },
  course: {
    will: 'ustawię kurs na {space}',
    wont: 'nie ustawię kursu na {space}',
    please: '{to, select, one {proszę, ustaw kurs na {space}} other {niech ktoś ustawi kurs na {space}, proszę}}',
    dont: '{to, select, one {proszę, nie ustawiaj kursu na {space}} other {niech nikt nie ustawia kursu na {space}, proszę}}',
    did: '{by, select, me {ustawiłem(-am)} other {{who} ustawił(a)}} kurs na {space}',
    didnt: '{by, select, me {nie ustawiłem(-am)} other {{who} nie ustawił(a)}} kursu na {space}',
  },

  // the ship
  startSelfDestruct: {
    will: 'rozpocznę odliczanie do autodestrukcji',
    wont: 'nie rozpocznę odliczania do autodestrukcji',
    please:
      '{to, select, one {proszę, rozpocznij odliczanie do autodestrukcji} other {niech ktoś rozpocznie odliczanie do autodestrukcji, proszę}}',
    dont: '{to, select, one {proszę, nie rozpoczynaj odliczania do autodestrukcji} other {niech nikt nie rozpoczyna odliczania do autodestrukcji, proszę}}',
    did: '{by, select, me {uruchomiłem(-am)} other {{who} uruchomił(a)}} odliczanie do autodestrukcji',
    didnt: '{by, select, me {nie uruchomiłem(-am)} other {{who} nie uruchomił(a)}} odliczania do autodestrukcji',
  },
  stopSelfDestruct: {
    will: 'zatrzymam odliczanie do autodestrukcji',
    wont: 'nie zatrzymam odliczania do autodestrukcji',
    please:
      '{to, select, one {proszę, zatrzymaj odliczanie do autodestrukcji} other {niech ktoś zatrzyma odliczanie do autodestrukcji, proszę}}',
    dont: '{to, select, one {proszę, nie zatrzymuj odliczania do autodestrukcji} other {niech nikt nie zatrzymuje odliczania do autodestrukcji, proszę}}',
    did: '{by, select, me {zatrzymałem(-am)} other {{who} zatrzymał(a)}} odliczanie do autodestrukcji',
    didnt: '{by, select, me {nie zatrzymałem(-am)} other {{who} nie zatrzymał(a)}} odliczania do autodestrukcji',
  },
  signal: {
    will: 'wyślę sygnał',
    wont: 'nie wyślę sygnału',
    please: '{to, select, one {proszę, wyślij sygnał} other {niech ktoś wyśle sygnał, proszę}}',
    dont: '{to, select, one {proszę, nie wysyłaj sygnału} other {niech nikt nie wysyła sygnału, proszę}}',
    did: '{by, select, me {wysłałem(-am)} other {{who} wysłał(a)}} sygnał',
    didnt: '{by, select, me {nie wysłałem(-am)} other {{who} nie wysłał(a)}} sygnału',
  },
  hibernate: {
    will: 'zapadnę w hibernację',
    wont: 'nie zapadnę w hibernację',
    please: '{to, select, one {proszę, zapadnij w hibernację} other {niech wszyscy zapadną w hibernację, proszę}}',
    dont: '{to, select, one {proszę, nie zapadaj w hibernację} other {niech nikt nie zapada w hibernację, proszę}}',
    did: '{by, select, me {jestem} other {{who} jest}} w hibernacji',
    didnt: '{by, select, me {nie jestem} other {{who} nie jest}} w hibernacji',
  },
  destroyNest: {
    will: 'zniszczę Gniazdo',
    wont: 'nie zniszczę Gniazda',
    please: '{to, select, one {proszę, zniszcz Gniazdo} other {niech ktoś zniszczy Gniazdo, proszę}}',
    dont: '{to, select, one {proszę, nie niszcz Gniazda} other {niech nikt nie niszczy Gniazda, proszę}}',
    did: '{by, select, me {zniszczyłem(-am)} other {{who} zniszczył(a)}} Gniazdo',
    didnt: '{by, select, me {nie zniszczyłem(-am)} other {{who} nie zniszczył(a)}} Gniazda',
  },
  launch: {
    will: 'wystrzelę kapsułę ratunkową {pod}',
    wont: 'nie wystrzelę kapsuły ratunkowej {pod}',
    please:
      '{to, select, one {proszę, wystrzel kapsułę ratunkową {pod}} other {niech ktoś wystrzeli kapsułę ratunkową {pod}, proszę}}',
    dont: '{to, select, one {proszę, nie wystrzeliwuj kapsuły ratunkowej {pod}} other {niech nikt nie wystrzeliwuje kapsuły ratunkowej {pod}, proszę}}',
    did: '{by, select, me {wystrzeliłem(-am)} other {{who} wystrzelił(a)}} kapsułę ratunkową {pod}',
    didnt: '{by, select, me {nie wystrzeliłem(-am)} other {{who} nie wystrzelił(a)}} kapsuły ratunkowej {pod}',
  },

  // one another
  wait: {
    will: '{to, select, one {poczekam na Ciebie} other {poczekam na wszystkich}}',
    wont: '{to, select, one {nie poczekam na Ciebie} other {nie poczekam na nikogo}}',
    please: '{to, select, one {proszę, poczekaj na mnie} other {niech wszyscy na mnie poczekają, proszę}}',
    dont: '{to, select, one {proszę, nie czekaj na mnie} other {niech nikt na mnie nie czeka, proszę}}',
    did: '{by, select, me {czekałem(-am)} other {{who} czekał(a)}} na pozostałych',
    didnt: '{by, select, me {nie czekałem(-am)} other {{who} nie czekał(a)}} na pozostałych',
  },
  waitInPod: {
    will: '{to, select, one {poczekam na Ciebie w kapsule ratunkowej {pod}} other {poczekam na wszystkich w kapsule ratunkowej {pod}}}',
    wont: '{to, select, one {nie poczekam na Ciebie w kapsule ratunkowej {pod}} other {nie poczekam na nikogo w kapsule ratunkowej {pod}}}',
    please:
      '{to, select, one {proszę, poczekaj na mnie w kapsule ratunkowej {pod}} other {niech ktoś poczeka na mnie w kapsule ratunkowej {pod}, proszę}}',
    dont: '{to, select, one {proszę, nie czekaj na mnie w kapsule ratunkowej {pod}} other {niech nikt nie czeka na mnie w kapsule ratunkowej {pod}, proszę}}',
    did: '{by, select, me {czekałem(-am)} other {{who} czekał(a)}} w kapsule ratunkowej {pod}',
    didnt: '{by, select, me {nie czekałem(-am)} other {{who} nie czekał(a)}} w kapsule ratunkowej {pod}',
  },
  meet: {
    will: '{to, select, one {spotkam się z Tobą w {room:loc}} other {spotkam się z Wami w {room:loc}}}',
    wont: '{to, select, one {nie spotkam się z Tobą w {room:loc}} other {nie spotkam się z nikim w {room:loc}}}',
    please:
      '{to, select, one {proszę, chodź ze mną do {room:gen}} other {niech ktoś pójdzie ze mną do {room:gen}, proszę}}',
    dont: '{to, select, one {proszę, nie idź za mną do {room:gen}} other {niech nikt nie idzie za mną do {room:gen}, proszę}}',
    did: '{by, select, me {stawiłem(-am)} other {{who} stawił(a)}} się w {room:loc}',
    didnt: '{by, select, me {nie stawiłem(-am)} other {{who} nie stawił(a)}} się w {room:loc}',
  },
  fight: {
    will: '{to, select, one {pomogę Ci walczyć w {room:loc}} other {pomogę w walce w {room:loc}}}',
    wont: '{to, select, one {nie pomogę Ci walczyć w {room:loc}} other {nie pomogę w walce w {room:loc}}}',
    please:
      '{to, select, one {proszę, pomóż mi walczyć w {room:loc}} other {niech ktoś pomoże mi walczyć w {room:loc}, proszę}}',
    dont: '{to, select, one {proszę, nie walcz w {room:loc}} other {niech nikt nie walczy w {room:loc}, proszę}}',
    did: '{by, select, me {walczyłem(-am)} other {{who} walczył(a)}} w {room:loc}',
    didnt: '{by, select, me {nie walczyłem(-am)} other {{who} nie walczył(a)}} w {room:loc}',
  },
  treat: {
    will: '{to, select, one {opatrzę Twoje rany} other {opatrzę każdego, kto ma rany}}',
    wont: '{to, select, one {nie opatrzę Twoich ran} other {nie opatrzę żadnych ran}}',
    please: '{to, select, one {proszę, opatrz moje rany} other {niech ktoś opatrzy moje rany, proszę}}',
    dont: '{to, select, one {proszę, nie opatruj moich ran} other {niech nikt nie opatruje moich ran, proszę}}',
    did: '{by, select, me {opatrzyłem(-am)} other {{who} opatrzył(a)}} rany',
    didnt: '{by, select, me {nie opatrzyłem(-am)} other {{who} nie opatrzył(a)}} ran',
  },
  scan: {
    will: 'zeskanuję swoje karty skażenia',
    wont: 'nie zeskanuję swoich kart skażenia',
    please:
      '{to, select, one {proszę, zeskanuj swoje karty skażenia} other {niech wszyscy zeskanują swoje karty skażenia, proszę}}',
    dont: '{to, select, one {proszę, nie skanuj swoich kart skażenia} other {niech nikt nie skanuje swoich kart skażenia, proszę}}',
    did: '{by, select, me {zeskanowałem(-am)} other {{who} zeskanował(a)}} swoje karty skażenia',
    didnt: '{by, select, me {nie zeskanowałem(-am)} other {{who} nie zeskanował(a)}} swoich kart skażenia',
  },
  give: {
    will: '{to, select, one {dam Ci {item:acc}} other {dam {item:acc} temu, komu najbardziej się przyda}}',
    wont: '{to, select, one {nie dam Ci {item:gen}} other {nie oddam {item:gen}}}',
    please: '{to, select, one {proszę, daj mi {item:acc}} other {niech ktoś da mi {item:acc}, proszę}}',
    dont: '{to, select, one {proszę, nie oddawaj {item:gen}} other {niech nikt nie oddaje {item:gen}, proszę}}',
    did: '{by, select, me {oddałem(-am)} other {{who} oddał(a)}} {item:acc}',
    didnt: '{by, select, me {nie oddałem(-am)} other {{who} nie oddał(a)}} {item:gen}',
  },

  // places, things, Intruders
  go: {
    will: 'pójdę do {room:gen}',
    wont: 'nie pójdę do {room:gen}',
    please: '{to, select, one {proszę, idź do {room:gen}} other {niech ktoś pójdzie do {room:gen}, proszę}}',
    dont: '{to, select, one {proszę, nie idź do {room:gen}} other {niech nikt nie idzie do {room:gen}, proszę}}',
    did: '{by, select, me {byłem(-am)} other {{who} był(a)}} w {room:loc}',
    didnt: '{by, select, me {nie byłem(-am)} other {{who} nie był(a)}} w {room:loc}',
  },
  search: {
    will: 'przeszukam {room:acc}',
    wont: 'nie przeszukam {room:gen}',
    please: '{to, select, one {proszę, przeszukaj {room:acc}} other {niech ktoś przeszuka {room:acc}, proszę}}',
    dont: '{to, select, one {proszę, nie przeszukuj {room:gen}} other {niech nikt nie przeszukuje {room:gen}, proszę}}',
    did: '{by, select, me {przeszukałem(-am)} other {{who} przeszukał(a)}} {room:acc}',
    didnt: '{by, select, me {nie przeszukałem(-am)} other {{who} nie przeszukał(a)}} {room:gen}',
  },
  douse: {
    will: 'ugaszę pożar w {room:loc}',
    wont: 'nie ugaszę pożaru w {room:loc}',
    please: '{to, select, one {proszę, ugaś pożar w {room:loc}} other {niech ktoś ugasi pożar w {room:loc}, proszę}}',
    dont: '{to, select, one {proszę, nie gaś pożaru w {room:loc}} other {niech nikt nie gasi pożaru w {room:loc}, proszę}}',
    did: '{by, select, me {ugasiłem(-am)} other {{who} ugasił(a)}} pożar w {room:loc}',
    didnt: '{by, select, me {nie ugasiłem(-am)} other {{who} nie ugasił(a)}} pożaru w {room:loc}',
  },
  mend: {
    will: 'usunę awarię w {room:loc}',
    wont: 'nie usunę awarii w {room:loc}',
    please:
      '{to, select, one {proszę, usuń awarię w {room:loc}} other {niech ktoś usunie awarię w {room:loc}, proszę}}',
    dont: '{to, select, one {proszę, nie usuwaj awarii w {room:loc}} other {niech nikt nie usuwa awarii w {room:loc}, proszę}}',
    did: '{by, select, me {naprawiłem(-am)} other {{who} naprawił(a)}} awarię w {room:loc}',
    didnt: '{by, select, me {nie naprawiłem(-am)} other {{who} nie naprawił(a)}} awarii w {room:loc}',
  },
  bring: {
    will: 'przyniosę {object:acc} do {room:gen}',
    wont: 'nie przyniosę {object:gen} do {room:gen}',
    please:
      '{to, select, one {proszę, przynieś {object:acc} do {room:gen}} other {niech ktoś przyniesie {object:acc} do {room:gen}, proszę}}',
    dont: '{to, select, one {proszę, nie przynoś {object:gen} do {room:gen}} other {niech nikt nie przynosi {object:gen} do {room:gen}, proszę}}',
    did: '{by, select, me {dostarczyłem(-am)} other {{who} dostarczył(a)}} {object:acc} do {room:gen}',
    didnt: '{by, select, me {nie dostarczyłem(-am)} other {{who} nie dostarczył(a)}} {object:gen} do {room:gen}',
  },
  kill: {
    will: 'zabiję {intruder:acc}',
    wont: 'nie zabiję {intruder:gen}',
    please: '{to, select, one {proszę, zabij {intruder:acc}} other {niech ktoś zabije {intruder:acc}, proszę}}',
    dont: '{to, select, one {proszę, nie zabijaj {intruder:gen}} other {niech nikt nie zabija {intruder:gen}, proszę}}',
    did: '{by, select, me {zabiłem(-am)} other {{who} zabił(a)}} {intruder:acc}',
    didnt: '{by, select, me {nie zabiłem(-am)} other {{who} nie zabił(a)}} {intruder:gen}',
  },

  // the facility
  backupPower: {
    will: 'przywrócę zasilanie awaryjne',
    wont: 'nie przywrócę zasilania awaryjnego',
    please:
      '{to, select, one {proszę, przywróć zasilanie awaryjne} other {niech ktoś przywróci zasilanie awaryjne, proszę}}',
    dont: '{to, select, one {proszę, nie przywracaj zasilania awaryjnego} other {niech nikt nie przywraca zasilania awaryjnego, proszę}}',
    did: '{by, select, me {przywróciłem(-am)} other {{who} przywrócił(a)}} zasilanie awaryjne',
    didnt: '{by, select, me {nie przywróciłem(-am)} other {{who} nie przywrócił(a)}} zasilania awaryjnego',
  },
  powerOn: {
    will: 'włączę zasilanie {place:gen}',
    wont: 'nie włączę zasilania {place:gen}',
    please:
      '{to, select, one {proszę, włącz zasilanie {place:gen}} other {niech ktoś włączy zasilanie {place:gen}, proszę}}',
    dont: '{to, select, one {proszę, nie włączaj zasilania {place:gen}} other {niech nikt nie włącza zasilania {place:gen}, proszę}}',
    did: '{by, select, me {włączyłem(-am)} other {{who} włączył(a)}} zasilanie {place:gen}',
    didnt: '{by, select, me {nie włączyłem(-am)} other {{who} nie włączył(a)}} zasilania {place:gen}',
  },
  powerOff: {
    will: 'wyłączę zasilanie {place:gen}',
    wont: 'nie wyłączę zasilania {place:gen}',
    please:
      '{to, select, one {proszę, wyłącz zasilanie {place:gen}} other {niech ktoś wyłączy zasilanie {place:gen}, proszę}}',
    dont: '{to, select, one {proszę, nie wyłączaj zasilania {place:gen}} other {niech nikt nie wyłącza zasilania {place:gen}, proszę}}',
    did: '{by, select, me {wyłączyłem(-am)} other {{who} wyłączył(a)}} zasilanie {place:gen}',
    didnt: '{by, select, me {nie wyłączyłem(-am)} other {{who} nie wyłączył(a)}} zasilania {place:gen}',
  },
  useComputer: {
    will: 'użyję komputera',
    wont: 'nie użyję komputera',
    please: '{to, select, one {proszę, użyj komputera} other {niech ktoś użyje komputera, proszę}}',
    dont: '{to, select, one {proszę, nie używaj komputera} other {niech nikt nie używa komputera, proszę}}',
    did: '{by, select, me {użyłem(-am)} other {{who} użył(a)}} komputera',
    didnt: '{by, select, me {nie użyłem(-am)} other {{who} nie użył(a)}} komputera',
  },
  readArchive: {
    will: 'przeczytam materiały archiwalne',
    wont: 'nie przeczytam materiałów archiwalnych',
    please:
      '{to, select, one {proszę, przeczytaj materiały archiwalne} other {niech ktoś przeczyta materiały archiwalne, proszę}}',
    dont: '{to, select, one {proszę, nie czytaj materiałów archiwalnych} other {niech nikt nie czyta materiałów archiwalnych, proszę}}',
    did: '{by, select, me {przeczytałem(-am)} other {{who} przeczytał(a)}} materiały archiwalne',
    didnt: '{by, select, me {nie przeczytałem(-am)} other {{who} nie przeczytał(a)}} materiałów archiwalnych',
  },
  ride: {
    will: 'pojadę windą do {room:gen}',
    wont: 'nie pojadę windą do {room:gen}',
    please:
      '{to, select, one {proszę, pojedź windą do {room:gen}} other {niech ktoś pojedzie windą do {room:gen}, proszę}}',
    dont: '{to, select, one {proszę, nie jedź windą do {room:gen}} other {niech nikt nie jedzie windą do {room:gen}, proszę}}',
    did: '{by, select, me {pojechałem(-am)} other {{who} pojechał(a)}} windą do {room:gen}',
    didnt: '{by, select, me {nie pojechałem(-am)} other {{who} nie pojechał(a)}} windą do {room:gen}',
  },
  analyse: {
    will: 'przebadam {object:acc}',
    wont: 'nie przebadam {object:gen}',
    please: '{to, select, one {proszę, przebadaj {object:acc}} other {niech ktoś przebada {object:acc}, proszę}}',
    dont: '{to, select, one {proszę, nie badaj {object:gen}} other {niech nikt nie bada {object:gen}, proszę}}',
    did: '{by, select, me {przebadałem(-am)} other {{who} przebadał(a)}} {object:acc}',
    didnt: '{by, select, me {nie przebadałem(-am)} other {{who} nie przebadał(a)}} {object:gen}',
  },
  lockIn: {
    will: 'zamknę się w Izolatce',
    wont: 'nie zamknę się w Izolatce',
    please: '{to, select, one {proszę, zamknij się w Izolatce} other {niech wszyscy zamkną się w Izolatce, proszę}}',
    dont: '{to, select, one {proszę, nie zamykaj się w Izolatce} other {niech nikt nie zamyka się w Izolatce, proszę}}',
    did: '{by, select, me {siedzę} other {{who} siedzi}} na dobre w Izolatce',
    didnt: '{by, select, me {nie siedzę} other {{who} nie siedzi}} na dobre w Izolatce',
  },
  enterCss: {
    will: 'wejdę do kapsuły SWC {pod}',
    wont: 'nie wejdę do kapsuły SWC {pod}',
    please:
      '{to, select, one {proszę, wejdź do kapsuły SWC {pod}} other {niech ktoś wejdzie do kapsuły SWC {pod}, proszę}}',
    dont: '{to, select, one {proszę, nie wchodź do kapsuły SWC {pod}} other {niech nikt nie wchodzi do kapsuły SWC {pod}, proszę}}',
    did: '{by, select, me {jestem} other {{who} jest}} w kapsule SWC {pod}',
    didnt: '{by, select, me {nie wsiadłem(-am)} other {{who} nie wsiadł(a)}} do kapsuły SWC {pod}',
  },
  openGate: {
    will: 'otworzę bramę główną',
    wont: 'nie otworzę bramy głównej',
    please: '{to, select, one {proszę, otwórz bramę główną} other {niech ktoś otworzy bramę główną, proszę}}',
    dont: '{to, select, one {proszę, nie otwieraj bramy głównej} other {niech nikt nie otwiera bramy głównej, proszę}}',
    did: '{by, select, me {otworzyłem(-am)} other {{who} otworzył(a)}} bramę główną',
    didnt: '{by, select, me {nie otworzyłem(-am)} other {{who} nie otworzył(a)}} bramy głównej',
  },
  sendRover: {
    will: 'wyślę łazik',
    wont: 'nie wyślę łazika',
    please: '{to, select, one {proszę, wyślij łazik} other {niech ktoś wyśle łazik, proszę}}',
    dont: '{to, select, one {proszę, nie wysyłaj łazika} other {niech nikt nie wysyła łazika, proszę}}',
    did: '{by, select, me {wysłałem(-am)} other {{who} wysłał(a)}} łazik',
    didnt: '{by, select, me {nie wysłałem(-am)} other {{who} nie wysłał(a)}} łazika',
  },
  startAlert: {
    will: 'aktywuję procedurę alarmową',
    wont: 'nie aktywuję procedury alarmowej',
    please:
      '{to, select, one {proszę, aktywuj procedurę alarmową} other {niech ktoś aktywuje procedurę alarmową, proszę}}',
    dont: '{to, select, one {proszę, nie aktywuj procedury alarmowej} other {niech nikt nie aktywuje procedury alarmowej, proszę}}',
    did: '{by, select, me {aktywowałem(-am)} other {{who} aktywował(a)}} procedurę alarmową',
    didnt: '{by, select, me {nie aktywowałem(-am)} other {{who} nie aktywował(a)}} procedury alarmowej',
  },
}
