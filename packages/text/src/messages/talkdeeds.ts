/**
 * What somebody does, as table talk says it: promised (will, wont), asked for (please, dont), said to have been done
 * (did, didnt). Clauses in the speaker's voice, without capital and full stop. `to` is `one` where a single person is
 * addressed, `by` is `me` where the speaker did it.
 */
import type { Message } from '../message.ts'
import type { TalkDeed } from '../talk.ts'

export type DeedForm = 'will' | 'wont' | 'please' | 'dont' | 'did' | 'didnt'

export const deeds = {
  // engines and course
  repair: {
    will: { en: 'I will repair {engine}', es: 'voy a reparar {engine}' },
    wont: { en: 'I will not repair {engine}', es: 'no voy a reparar {engine}' },
    please: {
      en: '{to, select, one {please repair {engine}} other {somebody please repair {engine}}}',
      es: '{to, select, one {repara {engine}, por favor} other {que alguien repare {engine}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not repair {engine}} other {nobody repair {engine}, please}}',
      es: '{to, select, one {no repares {engine}, por favor} other {que nadie repare {engine}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} repaired {engine}',
      es: '{by, select, me {he} other {{who} ha}} reparado {engine}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not repair {engine}',
      es: '{by, select, me {no he} other {{who} no ha}} reparado {engine}',
    },
  },
  break: {
    will: { en: 'I will break {engine}', es: 'voy a estropear {engine}' },
    wont: { en: 'I will not break {engine}', es: 'no voy a estropear {engine}' },
    please: {
      en: '{to, select, one {please break {engine}} other {somebody please break {engine}}}',
      es: '{to, select, one {estropea {engine}, por favor} other {que alguien estropee {engine}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not break {engine}} other {nobody break {engine}, please}}',
      es: '{to, select, one {no estropees {engine}, por favor} other {que nadie estropee {engine}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} broke {engine}',
      es: '{by, select, me {he} other {{who} ha}} estropeado {engine}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not break {engine}',
      es: '{by, select, me {no he} other {{who} no ha}} estropeado {engine}',
    },
  },
  check: {
    will: { en: 'I will check {engine}', es: 'voy a comprobar {engine}' },
    wont: { en: 'I will not check {engine}', es: 'no voy a comprobar {engine}' },
    please: {
      en: '{to, select, one {please check {engine}} other {somebody please check {engine}}}',
      es: '{to, select, one {comprueba {engine}, por favor} other {que alguien compruebe {engine}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not check {engine}} other {nobody check {engine}, please}}',
      es: '{to, select, one {no compruebes {engine}, por favor} other {que nadie compruebe {engine}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} checked {engine}',
      es: '{by, select, me {he} other {{who} ha}} comprobado {engine}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not check {engine}',
      es: '{by, select, me {no he} other {{who} no ha}} comprobado {engine}',
    },
  },
  coordinates: {
    will: { en: 'I will look at the Coordinates', es: 'voy a mirar las Coordenadas' },
    wont: { en: 'I will not look at the Coordinates', es: 'no voy a mirar las Coordenadas' },
    please: {
      en: '{to, select, one {please look at the Coordinates} other {somebody please look at the Coordinates}}',
      es: '{to, select, one {mira las Coordenadas, por favor} other {que alguien mire las Coordenadas, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not look at the Coordinates} other {nobody look at the Coordinates, please}}',
      es: '{to, select, one {no mires las Coordenadas, por favor} other {que nadie mire las Coordenadas, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} looked at the Coordinates',
      es: '{by, select, me {he} other {{who} ha}} mirado las Coordenadas',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not look at the Coordinates',
      es: '{by, select, me {no he} other {{who} no ha}} mirado las Coordenadas',
    },
  },
  course: {
    will: { en: 'I will set the course to {space}', es: 'voy a fijar el rumbo en {space}' },
    wont: { en: 'I will not set the course to {space}', es: 'no voy a fijar el rumbo en {space}' },
    please: {
      en: '{to, select, one {please set the course to {space}} other {somebody please set the course to {space}}}',
      es: '{to, select, one {fija el rumbo en {space}, por favor} other {que alguien fije el rumbo en {space}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not set the course to {space}} other {nobody set the course to {space}, please}}',
      es: '{to, select, one {no fijes el rumbo en {space}, por favor} other {que nadie fije el rumbo en {space}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} set the course to {space}',
      es: '{by, select, me {he} other {{who} ha}} fijado el rumbo en {space}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not set the course to {space}',
      es: '{by, select, me {no he} other {{who} no ha}} fijado el rumbo en {space}',
    },
  },

  // the ship
  startSelfDestruct: {
    will: { en: 'I will start the Self-Destruct', es: 'voy a activar la Autodestrucción' },
    wont: { en: 'I will not start the Self-Destruct', es: 'no voy a activar la Autodestrucción' },
    please: {
      en: '{to, select, one {please start the Self-Destruct} other {somebody please start the Self-Destruct}}',
      es: '{to, select, one {activa la Autodestrucción, por favor} other {que alguien active la Autodestrucción, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not start the Self-Destruct} other {nobody start the Self-Destruct, please}}',
      es: '{to, select, one {no actives la Autodestrucción, por favor} other {que nadie active la Autodestrucción, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} started the Self-Destruct',
      es: '{by, select, me {he} other {{who} ha}} activado la Autodestrucción',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not start the Self-Destruct',
      es: '{by, select, me {no he} other {{who} no ha}} activado la Autodestrucción',
    },
  },
  stopSelfDestruct: {
    will: { en: 'I will stop the Self-Destruct', es: 'voy a detener la Autodestrucción' },
    wont: { en: 'I will not stop the Self-Destruct', es: 'no voy a detener la Autodestrucción' },
    please: {
      en: '{to, select, one {please stop the Self-Destruct} other {somebody please stop the Self-Destruct}}',
      es: '{to, select, one {detén la Autodestrucción, por favor} other {que alguien detenga la Autodestrucción, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not stop the Self-Destruct} other {nobody stop the Self-Destruct, please}}',
      es: '{to, select, one {no detengas la Autodestrucción, por favor} other {que nadie detenga la Autodestrucción, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} stopped the Self-Destruct',
      es: '{by, select, me {he} other {{who} ha}} detenido la Autodestrucción',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not stop the Self-Destruct',
      es: '{by, select, me {no he} other {{who} no ha}} detenido la Autodestrucción',
    },
  },
  signal: {
    will: { en: 'I will send the Signal', es: 'voy a enviar la Señal' },
    wont: { en: 'I will not send the Signal', es: 'no voy a enviar la Señal' },
    please: {
      en: '{to, select, one {please send the Signal} other {somebody please send the Signal}}',
      es: '{to, select, one {envía la Señal, por favor} other {que alguien envíe la Señal, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not send the Signal} other {nobody send the Signal, please}}',
      es: '{to, select, one {no envíes la Señal, por favor} other {que nadie envíe la Señal, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} sent the Signal',
      es: '{by, select, me {he} other {{who} ha}} enviado la Señal',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not send the Signal',
      es: '{by, select, me {no he} other {{who} no ha}} enviado la Señal',
    },
  },
  hibernate: {
    will: { en: 'I will go into hibernation', es: 'voy a ponerme en hibernación' },
    wont: { en: 'I will not go into hibernation', es: 'no voy a ponerme en hibernación' },
    please: {
      en: '{to, select, one {please go into hibernation} other {everybody please go into hibernation}}',
      es: '{to, select, one {ponte en hibernación, por favor} other {poneos en hibernación, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not go into hibernation} other {nobody go into hibernation, please}}',
      es: '{to, select, one {no te pongas en hibernación, por favor} other {que nadie se ponga en hibernación, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} went into hibernation',
      es: '{by, select, me {me he} other {{who} se ha}} puesto en hibernación',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not go into hibernation',
      es: '{by, select, me {no me he} other {{who} no se ha}} puesto en hibernación',
    },
  },
  destroyNest: {
    will: { en: 'I will destroy the Nest', es: 'voy a destruir el Nido' },
    wont: { en: 'I will not destroy the Nest', es: 'no voy a destruir el Nido' },
    please: {
      en: '{to, select, one {please destroy the Nest} other {somebody please destroy the Nest}}',
      es: '{to, select, one {destruye el Nido, por favor} other {que alguien destruya el Nido, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not destroy the Nest} other {nobody destroy the Nest, please}}',
      es: '{to, select, one {no destruyas el Nido, por favor} other {que nadie destruya el Nido, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} destroyed the Nest',
      es: '{by, select, me {he} other {{who} ha}} destruido el Nido',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not destroy the Nest',
      es: '{by, select, me {no he} other {{who} no ha}} destruido el Nido',
    },
  },
  launch: {
    will: { en: 'I will launch Escape Pod {pod}', es: 'voy a lanzar la Cápsula de escape {pod}' },
    wont: { en: 'I will not launch Escape Pod {pod}', es: 'no voy a lanzar la Cápsula de escape {pod}' },
    please: {
      en: '{to, select, one {please launch Escape Pod {pod}} other {somebody please launch Escape Pod {pod}}}',
      es: '{to, select, one {lanza la Cápsula de escape {pod}, por favor} other {que alguien lance la Cápsula de escape {pod}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not launch Escape Pod {pod}} other {nobody launch Escape Pod {pod}, please}}',
      es: '{to, select, one {no lances la Cápsula de escape {pod}, por favor} other {que nadie lance la Cápsula de escape {pod}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} launched Escape Pod {pod}',
      es: '{by, select, me {he} other {{who} ha}} lanzado la Cápsula de escape {pod}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not launch Escape Pod {pod}',
      es: '{by, select, me {no he} other {{who} no ha}} lanzado la Cápsula de escape {pod}',
    },
  },

  // one another
  wait: {
    will: {
      en: '{to, select, one {I will wait for you} other {I will wait for everybody}}',
      es: '{to, select, one {voy a esperarte} other {voy a esperaros}}',
    },
    wont: {
      en: '{to, select, one {I will not wait for you} other {I will not wait for anybody}}',
      es: '{to, select, one {no voy a esperarte} other {no voy a esperar a nadie}}',
    },
    please: {
      en: '{to, select, one {please wait for me} other {everybody please wait for me}}',
      es: '{to, select, one {espérame, por favor} other {esperadme, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not wait for me} other {nobody wait for me, please}}',
      es: '{to, select, one {no me esperes, por favor} other {no me esperéis, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} waited for the others',
      es: '{by, select, me {he} other {{who} ha}} esperado a los demás',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not wait for the others',
      es: '{by, select, me {no he} other {{who} no ha}} esperado a los demás',
    },
  },
  waitInPod: {
    will: {
      en: '{to, select, one {I will wait for you in Escape Pod {pod}} other {I will wait for everybody in Escape Pod {pod}}}',
      es: '{to, select, one {voy a esperarte en la Cápsula de escape {pod}} other {voy a esperaros en la Cápsula de escape {pod}}}',
    },
    wont: {
      en: '{to, select, one {I will not wait for you in Escape Pod {pod}} other {I will not wait for anybody in Escape Pod {pod}}}',
      es: '{to, select, one {no voy a esperarte en la Cápsula de escape {pod}} other {no voy a esperar a nadie en la Cápsula de escape {pod}}}',
    },
    please: {
      en: '{to, select, one {please wait for me in Escape Pod {pod}} other {somebody please wait for me in Escape Pod {pod}}}',
      es: '{to, select, one {espérame en la Cápsula de escape {pod}, por favor} other {que alguien me espere en la Cápsula de escape {pod}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not wait for me in Escape Pod {pod}} other {nobody wait for me in Escape Pod {pod}, please}}',
      es: '{to, select, one {no me esperes en la Cápsula de escape {pod}, por favor} other {no me esperéis en la Cápsula de escape {pod}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} waited in Escape Pod {pod}',
      es: '{by, select, me {he} other {{who} ha}} esperado en la Cápsula de escape {pod}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not wait in Escape Pod {pod}',
      es: '{by, select, me {no he} other {{who} no ha}} esperado en la Cápsula de escape {pod}',
    },
  },
  meet: {
    will: {
      en: '{to, select, one {I will meet you in {room}} other {I will meet you all in {room}}}',
      es: '{to, select, one {voy a reunirme contigo en {room}} other {voy a reunirme con vosotros en {room}}}',
    },
    wont: {
      en: '{to, select, one {I will not meet you in {room}} other {I will not meet anybody in {room}}}',
      es: '{to, select, one {no voy a reunirme contigo en {room}} other {no voy a reunirme con nadie en {room}}}',
    },
    please: {
      en: '{to, select, one {please come with me to {room}} other {somebody please come with me to {room}}}',
      es: '{to, select, one {ven conmigo a {room}, por favor} other {que alguien venga conmigo a {room}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not follow me to {room}} other {nobody follow me to {room}, please}}',
      es: '{to, select, one {no me sigas a {room}, por favor} other {que nadie me siga a {room}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} turned up in {room}',
      es: '{by, select, me {he} other {{who} ha}} acudido a {room}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not turn up in {room}',
      es: '{by, select, me {no he} other {{who} no ha}} acudido a {room}',
    },
  },
  fight: {
    will: {
      en: '{to, select, one {I will help you fight in {room}} other {I will help with the fight in {room}}}',
      es: '{to, select, one {voy a ayudarte a luchar en {room}} other {voy a ayudar a luchar en {room}}}',
    },
    wont: {
      en: '{to, select, one {I will not help you fight in {room}} other {I will not help with the fight in {room}}}',
      es: '{to, select, one {no voy a ayudarte a luchar en {room}} other {no voy a ayudar a luchar en {room}}}',
    },
    please: {
      en: '{to, select, one {please help me fight in {room}} other {somebody please help me fight in {room}}}',
      es: '{to, select, one {ayúdame a luchar en {room}, por favor} other {que alguien me ayude a luchar en {room}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not fight in {room}} other {nobody fight in {room}, please}}',
      es: '{to, select, one {no luches en {room}, por favor} other {que nadie luche en {room}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} fought in {room}',
      es: '{by, select, me {he} other {{who} ha}} luchado en {room}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not fight in {room}',
      es: '{by, select, me {no he} other {{who} no ha}} luchado en {room}',
    },
  },
  treat: {
    will: {
      en: '{to, select, one {I will treat your Wounds} other {I will treat whoever has Wounds}}',
      es: '{to, select, one {voy a tratarte las Heridas} other {voy a tratar a quien tenga Heridas}}',
    },
    wont: {
      en: '{to, select, one {I will not treat your Wounds} other {I will not treat any Wounds}}',
      es: '{to, select, one {no voy a tratarte las Heridas} other {no voy a tratar Heridas}}',
    },
    please: {
      en: '{to, select, one {please treat my Wounds} other {somebody please treat my Wounds}}',
      es: '{to, select, one {trátame las Heridas, por favor} other {que alguien me trate las Heridas, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not treat my Wounds} other {nobody treat my Wounds, please}}',
      es: '{to, select, one {no me trates las Heridas, por favor} other {que nadie me trate las Heridas, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} treated Wounds',
      es: '{by, select, me {he} other {{who} ha}} tratado Heridas',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not treat any Wounds',
      es: '{by, select, me {no he} other {{who} no ha}} tratado Heridas',
    },
  },
  scan: {
    will: { en: 'I will scan my Contamination cards', es: 'voy a escanear mis cartas de Contaminación' },
    wont: { en: 'I will not scan my Contamination cards', es: 'no voy a escanear mis cartas de Contaminación' },
    please: {
      en: '{to, select, one {please scan your Contamination cards} other {everybody please scan your Contamination cards}}',
      es: '{to, select, one {escanea tus cartas de Contaminación, por favor} other {escanead vuestras cartas de Contaminación, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not scan your Contamination cards} other {nobody scan their Contamination cards, please}}',
      es: '{to, select, one {no escanees tus cartas de Contaminación, por favor} other {que nadie escanee sus cartas de Contaminación, por favor}}',
    },
    did: {
      en: '{by, select, me {I scanned my} other {{who} scanned their}} Contamination cards',
      es: '{by, select, me {he escaneado mis} other {{who} ha escaneado sus}} cartas de Contaminación',
    },
    didnt: {
      en: '{by, select, me {I did not scan my} other {{who} did not scan their}} Contamination cards',
      es: '{by, select, me {no he escaneado mis} other {{who} no ha escaneado sus}} cartas de Contaminación',
    },
  },
  give: {
    will: {
      en: '{to, select, one {I will give you the {item}} other {I will give the {item} to whoever needs it most}}',
      es: '{to, select, one {voy a darte {item}} other {voy a darle {item} a quien más falta le haga}}',
    },
    wont: {
      en: '{to, select, one {I will not give you the {item}} other {I will not give away the {item}}}',
      es: '{to, select, one {no voy a darte {item}} other {no voy a darle {item} a nadie}}',
    },
    please: {
      en: '{to, select, one {please give me the {item}} other {somebody please give me the {item}}}',
      es: '{to, select, one {dame {item}, por favor} other {que alguien me dé {item}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not give away the {item}} other {nobody give away the {item}, please}}',
      es: '{to, select, one {no le des {item} a nadie, por favor} other {que nadie dé {item} a otra persona, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} gave away the {item}',
      es: '{by, select, me {he} other {{who} ha}} entregado {item}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not give away the {item}',
      es: '{by, select, me {no he} other {{who} no ha}} entregado {item}',
    },
  },

  // places, things, Intruders
  go: {
    will: { en: 'I will go to {room}', es: 'voy a ir a {room}' },
    wont: { en: 'I will not go to {room}', es: 'no voy a ir a {room}' },
    please: {
      en: '{to, select, one {please go to {room}} other {somebody please go to {room}}}',
      es: '{to, select, one {ve a {room}, por favor} other {que alguien vaya a {room}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not go to {room}} other {nobody go to {room}, please}}',
      es: '{to, select, one {no vayas a {room}, por favor} other {que nadie vaya a {room}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} went to {room}',
      es: '{by, select, me {he} other {{who} ha}} ido a {room}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not go to {room}',
      es: '{by, select, me {no he} other {{who} no ha}} ido a {room}',
    },
  },
  search: {
    will: { en: 'I will search {room}', es: 'voy a registrar {room}' },
    wont: { en: 'I will not search {room}', es: 'no voy a registrar {room}' },
    please: {
      en: '{to, select, one {please search {room}} other {somebody please search {room}}}',
      es: '{to, select, one {registra {room}, por favor} other {que alguien registre {room}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not search {room}} other {nobody search {room}, please}}',
      es: '{to, select, one {no registres {room}, por favor} other {que nadie registre {room}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} searched {room}',
      es: '{by, select, me {he} other {{who} ha}} registrado {room}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not search {room}',
      es: '{by, select, me {no he} other {{who} no ha}} registrado {room}',
    },
  },
  douse: {
    will: { en: 'I will put out the Fire in {room}', es: 'voy a apagar el Fuego de {room}' },
    wont: { en: 'I will not put out the Fire in {room}', es: 'no voy a apagar el Fuego de {room}' },
    please: {
      en: '{to, select, one {please put out the Fire in {room}} other {somebody please put out the Fire in {room}}}',
      es: '{to, select, one {apaga el Fuego de {room}, por favor} other {que alguien apague el Fuego de {room}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not put out the Fire in {room}} other {nobody put out the Fire in {room}, please}}',
      es: '{to, select, one {no apagues el Fuego de {room}, por favor} other {que nadie apague el Fuego de {room}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} put out the Fire in {room}',
      es: '{by, select, me {he} other {{who} ha}} apagado el Fuego de {room}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not put out the Fire in {room}',
      es: '{by, select, me {no he} other {{who} no ha}} apagado el Fuego de {room}',
    },
  },
  mend: {
    will: { en: 'I will repair the Malfunction in {room}', es: 'voy a reparar el Fallo de {room}' },
    wont: { en: 'I will not repair the Malfunction in {room}', es: 'no voy a reparar el Fallo de {room}' },
    please: {
      en: '{to, select, one {please repair the Malfunction in {room}} other {somebody please repair the Malfunction in {room}}}',
      es: '{to, select, one {repara el Fallo de {room}, por favor} other {que alguien repare el Fallo de {room}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not repair the Malfunction in {room}} other {nobody repair the Malfunction in {room}, please}}',
      es: '{to, select, one {no repares el Fallo de {room}, por favor} other {que nadie repare el Fallo de {room}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} repaired the Malfunction in {room}',
      es: '{by, select, me {he} other {{who} ha}} reparado el Fallo de {room}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not repair the Malfunction in {room}',
      es: '{by, select, me {no he} other {{who} no ha}} reparado el Fallo de {room}',
    },
  },
  bring: {
    will: { en: 'I will bring {object} to {room}', es: 'voy a llevar {object} a {room}' },
    wont: { en: 'I will not bring {object} to {room}', es: 'no voy a llevar {object} a {room}' },
    please: {
      en: '{to, select, one {please bring {object} to {room}} other {somebody please bring {object} to {room}}}',
      es: '{to, select, one {lleva {object} a {room}, por favor} other {que alguien lleve {object} a {room}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not bring {object} to {room}} other {nobody bring {object} to {room}, please}}',
      es: '{to, select, one {no lleves {object} a {room}, por favor} other {que nadie lleve {object} a {room}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} brought {object} to {room}',
      es: '{by, select, me {he} other {{who} ha}} llevado {object} a {room}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not bring {object} to {room}',
      es: '{by, select, me {no he} other {{who} no ha}} llevado {object} a {room}',
    },
  },
  kill: {
    will: { en: 'I will kill {intruder}', es: 'voy a matar a {intruder}' },
    wont: { en: 'I will not kill {intruder}', es: 'no voy a matar a {intruder}' },
    please: {
      en: '{to, select, one {please kill {intruder}} other {somebody please kill {intruder}}}',
      es: '{to, select, one {mata a {intruder}, por favor} other {que alguien mate a {intruder}, por favor}}',
    },
    dont: {
      en: '{to, select, one {please do not kill {intruder}} other {nobody kill {intruder}, please}}',
      es: '{to, select, one {no mates a {intruder}, por favor} other {que nadie mate a {intruder}, por favor}}',
    },
    did: {
      en: '{by, select, me {I} other {{who}}} killed {intruder}',
      es: '{by, select, me {he} other {{who} ha}} matado a {intruder}',
    },
    didnt: {
      en: '{by, select, me {I} other {{who}}} did not kill {intruder}',
      es: '{by, select, me {no he} other {{who} no ha}} matado a {intruder}',
    },
  },
} as const satisfies Record<TalkDeed['do'], Record<DeedForm, Message>>
