/**
 * What somebody does, as table talk says it: promised (will, wont), asked for (please, dont), said to have been done
 * (did, didnt). Clauses in the speaker's voice, without capital and full stop. `to` is `one` where a single person is
 * addressed, `by` is `me` where the speaker did it.
 */
import type { Message } from '../../../message.ts'
import type { TalkDeed } from '../../../talk.ts'

export type DeedForm = 'will' | 'wont' | 'please' | 'dont' | 'did' | 'didnt'

export const deeds = {
  // engines and course
  repair: {
    will: 'I will repair {engine}',
    wont: 'I will not repair {engine}',
    please: '{to, select, one {please repair {engine}} other {somebody please repair {engine}}}',
    dont: '{to, select, one {please do not repair {engine}} other {nobody repair {engine}, please}}',
    did: '{by, select, me {I} other {{who}}} repaired {engine}',
    didnt: '{by, select, me {I} other {{who}}} did not repair {engine}',
  },
  break: {
    will: 'I will break {engine}',
    wont: 'I will not break {engine}',
    please: '{to, select, one {please break {engine}} other {somebody please break {engine}}}',
    dont: '{to, select, one {please do not break {engine}} other {nobody break {engine}, please}}',
    did: '{by, select, me {I} other {{who}}} broke {engine}',
    didnt: '{by, select, me {I} other {{who}}} did not break {engine}',
  },
  check: {
    will: 'I will check {engine}',
    wont: 'I will not check {engine}',
    please: '{to, select, one {please check {engine}} other {somebody please check {engine}}}',
    dont: '{to, select, one {please do not check {engine}} other {nobody check {engine}, please}}',
    did: '{by, select, me {I} other {{who}}} checked {engine}',
    didnt: '{by, select, me {I} other {{who}}} did not check {engine}',
  },
  coordinates: {
    will: 'I will look at the Coordinates',
    wont: 'I will not look at the Coordinates',
    please: '{to, select, one {please look at the Coordinates} other {somebody please look at the Coordinates}}',
    dont: '{to, select, one {please do not look at the Coordinates} other {nobody look at the Coordinates, please}}',
    did: '{by, select, me {I} other {{who}}} looked at the Coordinates',
    didnt: '{by, select, me {I} other {{who}}} did not look at the Coordinates',
  },
  course: {
    will: 'I will set the course to {space}',
    wont: 'I will not set the course to {space}',
    please: '{to, select, one {please set the course to {space}} other {somebody please set the course to {space}}}',
    dont: '{to, select, one {please do not set the course to {space}} other {nobody set the course to {space}, please}}',
    did: '{by, select, me {I} other {{who}}} set the course to {space}',
    didnt: '{by, select, me {I} other {{who}}} did not set the course to {space}',
  },

  // the ship
  startSelfDestruct: {
    will: 'I will start the Self-Destruct',
    wont: 'I will not start the Self-Destruct',
    please: '{to, select, one {please start the Self-Destruct} other {somebody please start the Self-Destruct}}',
    dont: '{to, select, one {please do not start the Self-Destruct} other {nobody start the Self-Destruct, please}}',
    did: '{by, select, me {I} other {{who}}} started the Self-Destruct',
    didnt: '{by, select, me {I} other {{who}}} did not start the Self-Destruct',
  },
  stopSelfDestruct: {
    will: 'I will stop the Self-Destruct',
    wont: 'I will not stop the Self-Destruct',
    please: '{to, select, one {please stop the Self-Destruct} other {somebody please stop the Self-Destruct}}',
    dont: '{to, select, one {please do not stop the Self-Destruct} other {nobody stop the Self-Destruct, please}}',
    did: '{by, select, me {I} other {{who}}} stopped the Self-Destruct',
    didnt: '{by, select, me {I} other {{who}}} did not stop the Self-Destruct',
  },
  signal: {
    will: 'I will send the Signal',
    wont: 'I will not send the Signal',
    please: '{to, select, one {please send the Signal} other {somebody please send the Signal}}',
    dont: '{to, select, one {please do not send the Signal} other {nobody send the Signal, please}}',
    did: '{by, select, me {I} other {{who}}} sent the Signal',
    didnt: '{by, select, me {I} other {{who}}} did not send the Signal',
  },
  hibernate: {
    will: 'I will go into hibernation',
    wont: 'I will not go into hibernation',
    please: '{to, select, one {please go into hibernation} other {everybody please go into hibernation}}',
    dont: '{to, select, one {please do not go into hibernation} other {nobody go into hibernation, please}}',
    did: '{by, select, me {I} other {{who}}} went into hibernation',
    didnt: '{by, select, me {I} other {{who}}} did not go into hibernation',
  },
  destroyNest: {
    will: 'I will destroy the Nest',
    wont: 'I will not destroy the Nest',
    please: '{to, select, one {please destroy the Nest} other {somebody please destroy the Nest}}',
    dont: '{to, select, one {please do not destroy the Nest} other {nobody destroy the Nest, please}}',
    did: '{by, select, me {I} other {{who}}} destroyed the Nest',
    didnt: '{by, select, me {I} other {{who}}} did not destroy the Nest',
  },
  launch: {
    will: 'I will launch Escape Pod {pod}',
    wont: 'I will not launch Escape Pod {pod}',
    please: '{to, select, one {please launch Escape Pod {pod}} other {somebody please launch Escape Pod {pod}}}',
    dont: '{to, select, one {please do not launch Escape Pod {pod}} other {nobody launch Escape Pod {pod}, please}}',
    did: '{by, select, me {I} other {{who}}} launched Escape Pod {pod}',
    didnt: '{by, select, me {I} other {{who}}} did not launch Escape Pod {pod}',
  },

  // one another
  wait: {
    will: '{to, select, one {I will wait for you} other {I will wait for everybody}}',
    wont: '{to, select, one {I will not wait for you} other {I will not wait for anybody}}',
    please: '{to, select, one {please wait for me} other {everybody please wait for me}}',
    dont: '{to, select, one {please do not wait for me} other {nobody wait for me, please}}',
    did: '{by, select, me {I} other {{who}}} waited for the others',
    didnt: '{by, select, me {I} other {{who}}} did not wait for the others',
  },
  waitInPod: {
    will: '{to, select, one {I will wait for you in Escape Pod {pod}} other {I will wait for everybody in Escape Pod {pod}}}',
    wont: '{to, select, one {I will not wait for you in Escape Pod {pod}} other {I will not wait for anybody in Escape Pod {pod}}}',
    please:
      '{to, select, one {please wait for me in Escape Pod {pod}} other {somebody please wait for me in Escape Pod {pod}}}',
    dont: '{to, select, one {please do not wait for me in Escape Pod {pod}} other {nobody wait for me in Escape Pod {pod}, please}}',
    did: '{by, select, me {I} other {{who}}} waited in Escape Pod {pod}',
    didnt: '{by, select, me {I} other {{who}}} did not wait in Escape Pod {pod}',
  },
  meet: {
    will: '{to, select, one {I will meet you in {room}} other {I will meet you all in {room}}}',
    wont: '{to, select, one {I will not meet you in {room}} other {I will not meet anybody in {room}}}',
    please: '{to, select, one {please come with me to {room}} other {somebody please come with me to {room}}}',
    dont: '{to, select, one {please do not follow me to {room}} other {nobody follow me to {room}, please}}',
    did: '{by, select, me {I} other {{who}}} turned up in {room}',
    didnt: '{by, select, me {I} other {{who}}} did not turn up in {room}',
  },
  fight: {
    will: '{to, select, one {I will help you fight in {room}} other {I will help with the fight in {room}}}',
    wont: '{to, select, one {I will not help you fight in {room}} other {I will not help with the fight in {room}}}',
    please: '{to, select, one {please help me fight in {room}} other {somebody please help me fight in {room}}}',
    dont: '{to, select, one {please do not fight in {room}} other {nobody fight in {room}, please}}',
    did: '{by, select, me {I} other {{who}}} fought in {room}',
    didnt: '{by, select, me {I} other {{who}}} did not fight in {room}',
  },
  treat: {
    will: '{to, select, one {I will treat your Wounds} other {I will treat whoever has Wounds}}',
    wont: '{to, select, one {I will not treat your Wounds} other {I will not treat any Wounds}}',
    please: '{to, select, one {please treat my Wounds} other {somebody please treat my Wounds}}',
    dont: '{to, select, one {please do not treat my Wounds} other {nobody treat my Wounds, please}}',
    did: '{by, select, me {I} other {{who}}} treated Wounds',
    didnt: '{by, select, me {I} other {{who}}} did not treat any Wounds',
  },
  scan: {
    will: 'I will scan my Contamination cards',
    wont: 'I will not scan my Contamination cards',
    please:
      '{to, select, one {please scan your Contamination cards} other {everybody please scan your Contamination cards}}',
    dont: '{to, select, one {please do not scan your Contamination cards} other {nobody scan their Contamination cards, please}}',
    did: '{by, select, me {I scanned my} other {{who} scanned their}} Contamination cards',
    didnt: '{by, select, me {I did not scan my} other {{who} did not scan their}} Contamination cards',
  },
  give: {
    will: '{to, select, one {I will give you the {item}} other {I will give the {item} to whoever needs it most}}',
    wont: '{to, select, one {I will not give you the {item}} other {I will not give away the {item}}}',
    please: '{to, select, one {please give me the {item}} other {somebody please give me the {item}}}',
    dont: '{to, select, one {please do not give away the {item}} other {nobody give away the {item}, please}}',
    did: '{by, select, me {I} other {{who}}} gave away the {item}',
    didnt: '{by, select, me {I} other {{who}}} did not give away the {item}',
  },

  // places, things, Intruders
  go: {
    will: 'I will go to {room}',
    wont: 'I will not go to {room}',
    please: '{to, select, one {please go to {room}} other {somebody please go to {room}}}',
    dont: '{to, select, one {please do not go to {room}} other {nobody go to {room}, please}}',
    did: '{by, select, me {I} other {{who}}} went to {room}',
    didnt: '{by, select, me {I} other {{who}}} did not go to {room}',
  },
  search: {
    will: 'I will search {room}',
    wont: 'I will not search {room}',
    please: '{to, select, one {please search {room}} other {somebody please search {room}}}',
    dont: '{to, select, one {please do not search {room}} other {nobody search {room}, please}}',
    did: '{by, select, me {I} other {{who}}} searched {room}',
    didnt: '{by, select, me {I} other {{who}}} did not search {room}',
  },
  douse: {
    will: 'I will put out the Fire in {room}',
    wont: 'I will not put out the Fire in {room}',
    please: '{to, select, one {please put out the Fire in {room}} other {somebody please put out the Fire in {room}}}',
    dont: '{to, select, one {please do not put out the Fire in {room}} other {nobody put out the Fire in {room}, please}}',
    did: '{by, select, me {I} other {{who}}} put out the Fire in {room}',
    didnt: '{by, select, me {I} other {{who}}} did not put out the Fire in {room}',
  },
  mend: {
    will: 'I will repair the Malfunction in {room}',
    wont: 'I will not repair the Malfunction in {room}',
    please:
      '{to, select, one {please repair the Malfunction in {room}} other {somebody please repair the Malfunction in {room}}}',
    dont: '{to, select, one {please do not repair the Malfunction in {room}} other {nobody repair the Malfunction in {room}, please}}',
    did: '{by, select, me {I} other {{who}}} repaired the Malfunction in {room}',
    didnt: '{by, select, me {I} other {{who}}} did not repair the Malfunction in {room}',
  },
  bring: {
    will: 'I will bring {object} to {room}',
    wont: 'I will not bring {object} to {room}',
    please: '{to, select, one {please bring {object} to {room}} other {somebody please bring {object} to {room}}}',
    dont: '{to, select, one {please do not bring {object} to {room}} other {nobody bring {object} to {room}, please}}',
    did: '{by, select, me {I} other {{who}}} brought {object} to {room}',
    didnt: '{by, select, me {I} other {{who}}} did not bring {object} to {room}',
  },
  kill: {
    will: 'I will kill {intruder}',
    wont: 'I will not kill {intruder}',
    please: '{to, select, one {please kill {intruder}} other {somebody please kill {intruder}}}',
    dont: '{to, select, one {please do not kill {intruder}} other {nobody kill {intruder}, please}}',
    did: '{by, select, me {I} other {{who}}} killed {intruder}',
    didnt: '{by, select, me {I} other {{who}}} did not kill {intruder}',
  },

  // the facility
  backupPower: {
    will: 'I will restore the backup power',
    wont: 'I will not restore the backup power',
    please: '{to, select, one {please restore the backup power} other {somebody please restore the backup power}}',
    dont: '{to, select, one {please do not restore the backup power} other {nobody restore the backup power, please}}',
    did: '{by, select, me {I} other {{who}}} restored the backup power',
    didnt: '{by, select, me {I} other {{who}}} did not restore the backup power',
  },
  powerOn: {
    will: 'I will switch on the power of {place}',
    wont: 'I will not switch on the power of {place}',
    please:
      '{to, select, one {please switch on the power of {place}} other {somebody please switch on the power of {place}}}',
    dont: '{to, select, one {please do not switch on the power of {place}} other {nobody switch on the power of {place}, please}}',
    did: '{by, select, me {I} other {{who}}} switched on the power of {place}',
    didnt: '{by, select, me {I} other {{who}}} did not switch on the power of {place}',
  },
  powerOff: {
    will: 'I will switch off the power of {place}',
    wont: 'I will not switch off the power of {place}',
    please:
      '{to, select, one {please switch off the power of {place}} other {somebody please switch off the power of {place}}}',
    dont: '{to, select, one {please do not switch off the power of {place}} other {nobody switch off the power of {place}, please}}',
    did: '{by, select, me {I} other {{who}}} switched off the power of {place}',
    didnt: '{by, select, me {I} other {{who}}} did not switch off the power of {place}',
  },
  useComputer: {
    will: 'I will use the Computer',
    wont: 'I will not use the Computer',
    please: '{to, select, one {please use the Computer} other {somebody please use the Computer}}',
    dont: '{to, select, one {please do not use the Computer} other {nobody use the Computer, please}}',
    did: '{by, select, me {I} other {{who}}} used the Computer',
    didnt: '{by, select, me {I} other {{who}}} did not use the Computer',
  },
  readArchive: {
    will: 'I will read the Archive',
    wont: 'I will not read the Archive',
    please: '{to, select, one {please read the Archive} other {somebody please read the Archive}}',
    dont: '{to, select, one {please do not read the Archive} other {nobody read the Archive, please}}',
    did: '{by, select, me {I} other {{who}}} read the Archive',
    didnt: '{by, select, me {I} other {{who}}} did not read the Archive',
  },
  ride: {
    will: 'I will take the Elevator to {room}',
    wont: 'I will not take the Elevator to {room}',
    please:
      '{to, select, one {please take the Elevator to {room}} other {somebody please take the Elevator to {room}}}',
    dont: '{to, select, one {please do not take the Elevator to {room}} other {nobody take the Elevator to {room}, please}}',
    did: '{by, select, me {I} other {{who}}} took the Elevator to {room}',
    didnt: '{by, select, me {I} other {{who}}} did not take the Elevator to {room}',
  },
  analyse: {
    will: 'I will have {object} analysed',
    wont: 'I will not have {object} analysed',
    please: '{to, select, one {please have {object} analysed} other {somebody please have {object} analysed}}',
    dont: '{to, select, one {please do not have {object} analysed} other {nobody have {object} analysed, please}}',
    did: '{by, select, me {I} other {{who}}} had {object} analysed',
    didnt: '{by, select, me {I} other {{who}}} did not have {object} analysed',
  },
  lockIn: {
    will: 'I will lock myself in the Isolation Room',
    wont: 'I will not lock myself in the Isolation Room',
    please:
      '{to, select, one {please lock yourself in the Isolation Room} other {everybody please lock yourselves in the Isolation Room}}',
    dont: '{to, select, one {please do not lock yourself in the Isolation Room} other {nobody lock themselves in the Isolation Room, please}}',
    did: '{by, select, me {I locked myself} other {{who} went}} into the Isolation Room for good',
    didnt: '{by, select, me {I did not lock myself} other {{who} did not go}} into the Isolation Room for good',
  },
  enterCss: {
    will: 'I will get into CSS Pod {pod}',
    wont: 'I will not get into CSS Pod {pod}',
    please: '{to, select, one {please get into CSS Pod {pod}} other {somebody please get into CSS Pod {pod}}}',
    dont: '{to, select, one {please do not get into CSS Pod {pod}} other {nobody get into CSS Pod {pod}, please}}',
    did: '{by, select, me {I} other {{who}}} got into CSS Pod {pod}',
    didnt: '{by, select, me {I} other {{who}}} did not get into CSS Pod {pod}',
  },
  openGate: {
    will: 'I will open the Main Gate',
    wont: 'I will not open the Main Gate',
    please: '{to, select, one {please open the Main Gate} other {somebody please open the Main Gate}}',
    dont: '{to, select, one {please do not open the Main Gate} other {nobody open the Main Gate, please}}',
    did: '{by, select, me {I} other {{who}}} opened the Main Gate',
    didnt: '{by, select, me {I} other {{who}}} did not open the Main Gate',
  },
  sendRover: {
    will: 'I will send the Rover',
    wont: 'I will not send the Rover',
    please: '{to, select, one {please send the Rover} other {somebody please send the Rover}}',
    dont: '{to, select, one {please do not send the Rover} other {nobody send the Rover, please}}',
    did: '{by, select, me {I} other {{who}}} sent the Rover',
    didnt: '{by, select, me {I} other {{who}}} did not send the Rover',
  },
  startAlert: {
    will: 'I will start the Alert Procedure',
    wont: 'I will not start the Alert Procedure',
    please: '{to, select, one {please start the Alert Procedure} other {somebody please start the Alert Procedure}}',
    dont: '{to, select, one {please do not start the Alert Procedure} other {nobody start the Alert Procedure, please}}',
    did: '{by, select, me {I} other {{who}}} started the Alert Procedure',
    didnt: '{by, select, me {I} other {{who}}} did not start the Alert Procedure',
  },
} as const satisfies Record<TalkDeed['do'], Record<DeedForm, Message>>
