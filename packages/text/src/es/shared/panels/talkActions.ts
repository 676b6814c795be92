/**
 * What somebody does, as table talk says it: promised (will, wont), asked for (please, dont), said to have been done
 * (did, didnt). Clauses in the speaker's voice, without capital and full stop. `to` is `one` where a single person is
 * addressed, `by` is `me` where the speaker did it.
 */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/panels/talkActions.ts'

export const deeds: Translation<typeof en.deeds> = {
  // engines and course
  repair: {
    will: 'voy a reparar {engine}',
    wont: 'no voy a reparar {engine}',
    please: '{to, select, one {repara {engine}, por favor} other {que alguien repare {engine}, por favor}}',
    dont: '{to, select, one {no repares {engine}, por favor} other {que nadie repare {engine}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} reparado {engine}',
    didnt: '{by, select, me {no he} other {{who} no ha}} reparado {engine}',
  },
  break: {
    will: 'voy a estropear {engine}',
    wont: 'no voy a estropear {engine}',
    please: '{to, select, one {estropea {engine}, por favor} other {que alguien estropee {engine}, por favor}}',
    dont: '{to, select, one {no estropees {engine}, por favor} other {que nadie estropee {engine}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} estropeado {engine}',
    didnt: '{by, select, me {no he} other {{who} no ha}} estropeado {engine}',
  },
  check: {
    will: 'voy a comprobar {engine}',
    wont: 'no voy a comprobar {engine}',
    please: '{to, select, one {comprueba {engine}, por favor} other {que alguien compruebe {engine}, por favor}}',
    dont: '{to, select, one {no compruebes {engine}, por favor} other {que nadie compruebe {engine}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} comprobado {engine}',
    didnt: '{by, select, me {no he} other {{who} no ha}} comprobado {engine}',
  },
  coordinates: {
    will: 'voy a mirar las Coordenadas',
    wont: 'no voy a mirar las Coordenadas',
    please: '{to, select, one {mira las Coordenadas, por favor} other {que alguien mire las Coordenadas, por favor}}',
    dont: '{to, select, one {no mires las Coordenadas, por favor} other {que nadie mire las Coordenadas, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} mirado las Coordenadas',
    didnt: '{by, select, me {no he} other {{who} no ha}} mirado las Coordenadas',
  },
  course: {
    will: 'voy a fijar el rumbo en {space}',
    wont: 'no voy a fijar el rumbo en {space}',
    please:
      '{to, select, one {fija el rumbo en {space}, por favor} other {que alguien fije el rumbo en {space}, por favor}}',
    dont: '{to, select, one {no fijes el rumbo en {space}, por favor} other {que nadie fije el rumbo en {space}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} fijado el rumbo en {space}',
    didnt: '{by, select, me {no he} other {{who} no ha}} fijado el rumbo en {space}',
  },

  // the ship
  startSelfDestruct: {
    will: 'voy a iniciar la Autodestrucción',
    wont: 'no voy a iniciar la Autodestrucción',
    please:
      '{to, select, one {inicia la Autodestrucción, por favor} other {que alguien inicie la Autodestrucción, por favor}}',
    dont: '{to, select, one {no inicies la Autodestrucción, por favor} other {que nadie inicie la Autodestrucción, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} iniciado la Autodestrucción',
    didnt: '{by, select, me {no he} other {{who} no ha}} iniciado la Autodestrucción',
  },
  stopSelfDestruct: {
    will: 'voy a detener la Autodestrucción',
    wont: 'no voy a detener la Autodestrucción',
    please:
      '{to, select, one {detén la Autodestrucción, por favor} other {que alguien detenga la Autodestrucción, por favor}}',
    dont: '{to, select, one {no detengas la Autodestrucción, por favor} other {que nadie detenga la Autodestrucción, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} detenido la Autodestrucción',
    didnt: '{by, select, me {no he} other {{who} no ha}} detenido la Autodestrucción',
  },
  signal: {
    will: 'voy a enviar la Señal',
    wont: 'no voy a enviar la Señal',
    please: '{to, select, one {envía la Señal, por favor} other {que alguien envíe la Señal, por favor}}',
    dont: '{to, select, one {no envíes la Señal, por favor} other {que nadie envíe la Señal, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} enviado la Señal',
    didnt: '{by, select, me {no he} other {{who} no ha}} enviado la Señal',
  },
  hibernate: {
    will: 'voy a entrar en hibernación',
    wont: 'no voy a entrar en hibernación',
    please: '{to, select, one {entra en hibernación, por favor} other {entrad en hibernación, por favor}}',
    dont: '{to, select, one {no entres en hibernación, por favor} other {que nadie entre en hibernación, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} entrado en hibernación',
    didnt: '{by, select, me {no he} other {{who} no ha}} entrado en hibernación',
  },
  destroyNest: {
    will: 'voy a destruir el Nido',
    wont: 'no voy a destruir el Nido',
    please: '{to, select, one {destruye el Nido, por favor} other {que alguien destruya el Nido, por favor}}',
    dont: '{to, select, one {no destruyas el Nido, por favor} other {que nadie destruya el Nido, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} destruido el Nido',
    didnt: '{by, select, me {no he} other {{who} no ha}} destruido el Nido',
  },
  launch: {
    will: 'voy a lanzar la Cápsula de escape {pod}',
    wont: 'no voy a lanzar la Cápsula de escape {pod}',
    please:
      '{to, select, one {lanza la Cápsula de escape {pod}, por favor} other {que alguien lance la Cápsula de escape {pod}, por favor}}',
    dont: '{to, select, one {no lances la Cápsula de escape {pod}, por favor} other {que nadie lance la Cápsula de escape {pod}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} lanzado la Cápsula de escape {pod}',
    didnt: '{by, select, me {no he} other {{who} no ha}} lanzado la Cápsula de escape {pod}',
  },

  // one another
  wait: {
    will: '{to, select, one {voy a esperarte} other {voy a esperaros}}',
    wont: '{to, select, one {no voy a esperarte} other {no voy a esperar a nadie}}',
    please: '{to, select, one {espérame, por favor} other {esperadme, por favor}}',
    dont: '{to, select, one {no me esperes, por favor} other {no me esperéis, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} esperado a los demás',
    didnt: '{by, select, me {no he} other {{who} no ha}} esperado a los demás',
  },
  waitInPod: {
    will: '{to, select, one {voy a esperarte en la Cápsula de escape {pod}} other {voy a esperaros en la Cápsula de escape {pod}}}',
    wont: '{to, select, one {no voy a esperarte en la Cápsula de escape {pod}} other {no voy a esperar a nadie en la Cápsula de escape {pod}}}',
    please:
      '{to, select, one {espérame en la Cápsula de escape {pod}, por favor} other {que alguien me espere en la Cápsula de escape {pod}, por favor}}',
    dont: '{to, select, one {no me esperes en la Cápsula de escape {pod}, por favor} other {no me esperéis en la Cápsula de escape {pod}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} esperado en la Cápsula de escape {pod}',
    didnt: '{by, select, me {no he} other {{who} no ha}} esperado en la Cápsula de escape {pod}',
  },
  meet: {
    will: '{to, select, one {voy a reunirme contigo en {room}} other {voy a reunirme con vosotros en {room}}}',
    wont: '{to, select, one {no voy a reunirme contigo en {room}} other {no voy a reunirme con nadie en {room}}}',
    please: '{to, select, one {ven conmigo a {room}, por favor} other {que alguien venga conmigo a {room}, por favor}}',
    dont: '{to, select, one {no me sigas a {room}, por favor} other {que nadie me siga a {room}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} acudido a {room}',
    didnt: '{by, select, me {no he} other {{who} no ha}} acudido a {room}',
  },
  fight: {
    will: '{to, select, one {voy a ayudarte a luchar en {room}} other {voy a ayudar a luchar en {room}}}',
    wont: '{to, select, one {no voy a ayudarte a luchar en {room}} other {no voy a ayudar a luchar en {room}}}',
    please:
      '{to, select, one {ayúdame a luchar en {room}, por favor} other {que alguien me ayude a luchar en {room}, por favor}}',
    dont: '{to, select, one {no luches en {room}, por favor} other {que nadie luche en {room}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} luchado en {room}',
    didnt: '{by, select, me {no he} other {{who} no ha}} luchado en {room}',
  },
  treat: {
    will: '{to, select, one {voy a tratarte las Heridas} other {voy a tratar a quien tenga Heridas}}',
    wont: '{to, select, one {no voy a tratarte las Heridas} other {no voy a tratar Heridas}}',
    please: '{to, select, one {trátame las Heridas, por favor} other {que alguien me trate las Heridas, por favor}}',
    dont: '{to, select, one {no me trates las Heridas, por favor} other {que nadie me trate las Heridas, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} tratado Heridas',
    didnt: '{by, select, me {no he} other {{who} no ha}} tratado Heridas',
  },
  scan: {
    will: 'voy a escanear mis cartas de Contaminación',
    wont: 'no voy a escanear mis cartas de Contaminación',
    please:
      '{to, select, one {escanea tus cartas de Contaminación, por favor} other {escanead vuestras cartas de Contaminación, por favor}}',
    dont: '{to, select, one {no escanees tus cartas de Contaminación, por favor} other {que nadie escanee sus cartas de Contaminación, por favor}}',
    did: '{by, select, me {he escaneado mis} other {{who} ha escaneado sus}} cartas de Contaminación',
    didnt: '{by, select, me {no he escaneado mis} other {{who} no ha escaneado sus}} cartas de Contaminación',
  },
  give: {
    will: '{to, select, one {voy a darte {item}} other {voy a darle {item} a quien más falta le haga}}',
    wont: '{to, select, one {no voy a darte {item}} other {no voy a darle {item} a nadie}}',
    please: '{to, select, one {dame {item}, por favor} other {que alguien me dé {item}, por favor}}',
    dont: '{to, select, one {no le des {item} a nadie, por favor} other {que nadie dé {item} a otra persona, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} entregado {item}',
    didnt: '{by, select, me {no he} other {{who} no ha}} entregado {item}',
  },

  // places, things, Intruders
  go: {
    will: 'voy a ir a {room}',
    wont: 'no voy a ir a {room}',
    please: '{to, select, one {ve a {room}, por favor} other {que alguien vaya a {room}, por favor}}',
    dont: '{to, select, one {no vayas a {room}, por favor} other {que nadie vaya a {room}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} ido a {room}',
    didnt: '{by, select, me {no he} other {{who} no ha}} ido a {room}',
  },
  search: {
    will: 'voy a registrar {room}',
    wont: 'no voy a registrar {room}',
    please: '{to, select, one {registra {room}, por favor} other {que alguien registre {room}, por favor}}',
    dont: '{to, select, one {no registres {room}, por favor} other {que nadie registre {room}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} registrado {room}',
    didnt: '{by, select, me {no he} other {{who} no ha}} registrado {room}',
  },
  douse: {
    will: 'voy a apagar el Fuego de {room}',
    wont: 'no voy a apagar el Fuego de {room}',
    please:
      '{to, select, one {apaga el Fuego de {room}, por favor} other {que alguien apague el Fuego de {room}, por favor}}',
    dont: '{to, select, one {no apagues el Fuego de {room}, por favor} other {que nadie apague el Fuego de {room}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} apagado el Fuego de {room}',
    didnt: '{by, select, me {no he} other {{who} no ha}} apagado el Fuego de {room}',
  },
  mend: {
    will: 'voy a reparar el Fallo de {room}',
    wont: 'no voy a reparar el Fallo de {room}',
    please:
      '{to, select, one {repara el Fallo de {room}, por favor} other {que alguien repare el Fallo de {room}, por favor}}',
    dont: '{to, select, one {no repares el Fallo de {room}, por favor} other {que nadie repare el Fallo de {room}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} reparado el Fallo de {room}',
    didnt: '{by, select, me {no he} other {{who} no ha}} reparado el Fallo de {room}',
  },
  bring: {
    will: 'voy a llevar {object} a {room}',
    wont: 'no voy a llevar {object} a {room}',
    please:
      '{to, select, one {lleva {object} a {room}, por favor} other {que alguien lleve {object} a {room}, por favor}}',
    dont: '{to, select, one {no lleves {object} a {room}, por favor} other {que nadie lleve {object} a {room}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} llevado {object} a {room}',
    didnt: '{by, select, me {no he} other {{who} no ha}} llevado {object} a {room}',
  },
  kill: {
    will: 'voy a matar a {intruder}',
    wont: 'no voy a matar a {intruder}',
    please: '{to, select, one {mata a {intruder}, por favor} other {que alguien mate a {intruder}, por favor}}',
    dont: '{to, select, one {no mates a {intruder}, por favor} other {que nadie mate a {intruder}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} matado a {intruder}',
    didnt: '{by, select, me {no he} other {{who} no ha}} matado a {intruder}',
  },

  // the facility
  backupPower: {
    will: 'voy a restablecer la Energía de reserva',
    wont: 'no voy a restablecer la Energía de reserva',
    please:
      '{to, select, one {restablece la Energía de reserva, por favor} other {que alguien restablezca la Energía de reserva, por favor}}',
    dont: '{to, select, one {no restablezcas la Energía de reserva, por favor} other {que nadie restablezca la Energía de reserva, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} restablecido la Energía de reserva',
    didnt: '{by, select, me {no he} other {{who} no ha}} restablecido la Energía de reserva',
  },
  powerOn: {
    will: 'voy a dar Energía a {place}',
    wont: 'no voy a dar Energía a {place}',
    please: '{to, select, one {da Energía a {place}, por favor} other {que alguien dé Energía a {place}, por favor}}',
    dont: '{to, select, one {no des Energía a {place}, por favor} other {que nadie dé Energía a {place}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} dado Energía a {place}',
    didnt: '{by, select, me {no he} other {{who} no ha}} dado Energía a {place}',
  },
  powerOff: {
    will: 'voy a cortar la Energía de {place}',
    wont: 'no voy a cortar la Energía de {place}',
    please:
      '{to, select, one {corta la Energía de {place}, por favor} other {que alguien corte la Energía de {place}, por favor}}',
    dont: '{to, select, one {no cortes la Energía de {place}, por favor} other {que nadie corte la Energía de {place}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} cortado la Energía de {place}',
    didnt: '{by, select, me {no he} other {{who} no ha}} cortado la Energía de {place}',
  },
  useComputer: {
    will: 'voy a usar la Computadora',
    wont: 'no voy a usar la Computadora',
    please: '{to, select, one {usa la Computadora, por favor} other {que alguien use la Computadora, por favor}}',
    dont: '{to, select, one {no uses la Computadora, por favor} other {que nadie use la Computadora, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} usado la Computadora',
    didnt: '{by, select, me {no he} other {{who} no ha}} usado la Computadora',
  },
  readArchive: {
    will: 'voy a consultar el Archivo',
    wont: 'no voy a consultar el Archivo',
    please: '{to, select, one {consulta el Archivo, por favor} other {que alguien consulte el Archivo, por favor}}',
    dont: '{to, select, one {no consultes el Archivo, por favor} other {que nadie consulte el Archivo, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} consultado el Archivo',
    didnt: '{by, select, me {no he} other {{who} no ha}} consultado el Archivo',
  },
  ride: {
    will: 'voy a subir al Ascensor para ir a {room}',
    wont: 'no voy a subir al Ascensor para ir a {room}',
    please:
      '{to, select, one {sube al Ascensor para ir a {room}, por favor} other {que alguien suba al Ascensor para ir a {room}, por favor}}',
    dont: '{to, select, one {no subas al Ascensor para ir a {room}, por favor} other {que nadie suba al Ascensor para ir a {room}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} subido al Ascensor para ir a {room}',
    didnt: '{by, select, me {no he} other {{who} no ha}} subido al Ascensor para ir a {room}',
  },
  analyse: {
    will: 'voy a analizar {object}',
    wont: 'no voy a analizar {object}',
    please: '{to, select, one {analiza {object}, por favor} other {que alguien analice {object}, por favor}}',
    dont: '{to, select, one {no analices {object}, por favor} other {que nadie analice {object}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} analizado {object}',
    didnt: '{by, select, me {no he} other {{who} no ha}} analizado {object}',
  },
  lockIn: {
    will: 'voy a encerrarme en la Sala de cuarentena',
    wont: 'no voy a encerrarme en la Sala de cuarentena',
    please:
      '{to, select, one {enciérrate en la Sala de cuarentena, por favor} other {encerraos en la Sala de cuarentena, por favor}}',
    dont: '{to, select, one {no te encierres en la Sala de cuarentena, por favor} other {que nadie se encierre en la Sala de cuarentena, por favor}}',
    did: '{by, select, me {me he} other {{who} se ha}} encerrado en la Sala de cuarentena',
    didnt: '{by, select, me {no me he} other {{who} no se ha}} encerrado en la Sala de cuarentena',
  },
  enterCss: {
    will: 'voy a entrar en el contenedor SEC {pod}',
    wont: 'no voy a entrar en el contenedor SEC {pod}',
    please:
      '{to, select, one {entra en el contenedor SEC {pod}, por favor} other {que alguien entre en el contenedor SEC {pod}, por favor}}',
    dont: '{to, select, one {no entres en el contenedor SEC {pod}, por favor} other {que nadie entre en el contenedor SEC {pod}, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} entrado en el contenedor SEC {pod}',
    didnt: '{by, select, me {no he} other {{who} no ha}} entrado en el contenedor SEC {pod}',
  },
  openGate: {
    will: 'voy a abrir la Puerta principal',
    wont: 'no voy a abrir la Puerta principal',
    please:
      '{to, select, one {abre la Puerta principal, por favor} other {que alguien abra la Puerta principal, por favor}}',
    dont: '{to, select, one {no abras la Puerta principal, por favor} other {que nadie abra la Puerta principal, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} abierto la Puerta principal',
    didnt: '{by, select, me {no he} other {{who} no ha}} abierto la Puerta principal',
  },
  sendRover: {
    will: 'voy a mover el Rover a distancia',
    wont: 'no voy a mover el Rover a distancia',
    please:
      '{to, select, one {mueve el Rover a distancia, por favor} other {que alguien mueva el Rover a distancia, por favor}}',
    dont: '{to, select, one {no muevas el Rover a distancia, por favor} other {que nadie mueva el Rover a distancia, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} movido el Rover a distancia',
    didnt: '{by, select, me {no he} other {{who} no ha}} movido el Rover a distancia',
  },
  startAlert: {
    will: 'voy a iniciar el Procedimiento de emergencia',
    wont: 'no voy a iniciar el Procedimiento de emergencia',
    please:
      '{to, select, one {inicia el Procedimiento de emergencia, por favor} other {que alguien inicie el Procedimiento de emergencia, por favor}}',
    dont: '{to, select, one {no inicies el Procedimiento de emergencia, por favor} other {que nadie inicie el Procedimiento de emergencia, por favor}}',
    did: '{by, select, me {he} other {{who} ha}} iniciado el Procedimiento de emergencia',
    didnt: '{by, select, me {no he} other {{who} no ha}} iniciado el Procedimiento de emergencia',
  },
}
