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
    will: 'I’ll repair {engine}',
    wont: 'I won’t repair {engine}',
    please: '{to, select, one {please repair {engine}} other {someone please repair {engine}}}',
    dont: '{to, select, one {please don’t repair {engine}} other {nobody repair {engine}, please}}',
    did: '{by, select, me {I} other {{who}}} repaired {engine}',
    didnt: '{by, select, me {I} other {{who}}} didn’t repair {engine}',
  },
  break: {
    will: 'I’ll break {engine}',
    wont: 'I won’t break {engine}',
    please: '{to, select, one {please break {engine}} other {someone please break {engine}}}',
    dont: '{to, select, one {please don’t break {engine}} other {nobody break {engine}, please}}',
    did: '{by, select, me {I} other {{who}}} broke {engine}',
    didnt: '{by, select, me {I} other {{who}}} didn’t break {engine}',
  },
  check: {
    will: 'I’ll check {engine}',
    wont: 'I won’t check {engine}',
    please: '{to, select, one {please check {engine}} other {someone please check {engine}}}',
    dont: '{to, select, one {please don’t check {engine}} other {nobody check {engine}, please}}',
    did: '{by, select, me {I} other {{who}}} checked {engine}',
    didnt: '{by, select, me {I} other {{who}}} didn’t check {engine}',
  },
  coordinates: {
    will: 'I’ll look at the Coordinates',
    wont: 'I won’t look at the Coordinates',
    please: '{to, select, one {please look at the Coordinates} other {someone please look at the Coordinates}}',
    dont: '{to, select, one {please don’t look at the Coordinates} other {nobody look at the Coordinates, please}}',
    did: '{by, select, me {I} other {{who}}} looked at the Coordinates',
    didnt: '{by, select, me {I} other {{who}}} didn’t look at the Coordinates',
  },
  course: {
    will: 'I’ll set the course to {space}',
    wont: 'I won’t set the course to {space}',
    please: '{to, select, one {please set the course to {space}} other {someone please set the course to {space}}}',
    dont: '{to, select, one {please don’t set the course to {space}} other {nobody set the course to {space}, please}}',
    did: '{by, select, me {I} other {{who}}} set the course to {space}',
    didnt: '{by, select, me {I} other {{who}}} didn’t set the course to {space}',
  },

  // the ship
  startSelfDestruct: {
    will: 'I’ll start the Self-Destruct',
    wont: 'I won’t start the Self-Destruct',
    please: '{to, select, one {please start the Self-Destruct} other {someone please start the Self-Destruct}}',
    dont: '{to, select, one {please don’t start the Self-Destruct} other {nobody start the Self-Destruct, please}}',
    did: '{by, select, me {I} other {{who}}} started the Self-Destruct',
    didnt: '{by, select, me {I} other {{who}}} didn’t start the Self-Destruct',
  },
  stopSelfDestruct: {
    will: 'I’ll stop the Self-Destruct',
    wont: 'I won’t stop the Self-Destruct',
    please: '{to, select, one {please stop the Self-Destruct} other {someone please stop the Self-Destruct}}',
    dont: '{to, select, one {please don’t stop the Self-Destruct} other {nobody stop the Self-Destruct, please}}',
    did: '{by, select, me {I} other {{who}}} stopped the Self-Destruct',
    didnt: '{by, select, me {I} other {{who}}} didn’t stop the Self-Destruct',
  },
  signal: {
    will: 'I’ll send the Signal',
    wont: 'I won’t send the Signal',
    please: '{to, select, one {please send the Signal} other {someone please send the Signal}}',
    dont: '{to, select, one {please don’t send the Signal} other {nobody send the Signal, please}}',
    did: '{by, select, me {I} other {{who}}} sent the Signal',
    didnt: '{by, select, me {I} other {{who}}} didn’t send the Signal',
  },
  hibernate: {
    will: 'I’ll go into hibernation',
    wont: 'I won’t go into hibernation',
    please: '{to, select, one {please go into hibernation} other {everyone please go into hibernation}}',
    dont: '{to, select, one {please don’t go into hibernation} other {nobody go into hibernation, please}}',
    did: '{by, select, me {I} other {{who}}} went into hibernation',
    didnt: '{by, select, me {I} other {{who}}} didn’t go into hibernation',
  },
  destroyNest: {
    will: 'I’ll destroy the Nest',
    wont: 'I won’t destroy the Nest',
    please: '{to, select, one {please destroy the Nest} other {someone please destroy the Nest}}',
    dont: '{to, select, one {please don’t destroy the Nest} other {nobody destroy the Nest, please}}',
    did: '{by, select, me {I} other {{who}}} destroyed the Nest',
    didnt: '{by, select, me {I} other {{who}}} didn’t destroy the Nest',
  },
  launch: {
    will: 'I’ll launch Escape Pod {pod}',
    wont: 'I won’t launch Escape Pod {pod}',
    please: '{to, select, one {please launch Escape Pod {pod}} other {someone please launch Escape Pod {pod}}}',
    dont: '{to, select, one {please don’t launch Escape Pod {pod}} other {nobody launch Escape Pod {pod}, please}}',
    did: '{by, select, me {I} other {{who}}} launched Escape Pod {pod}',
    didnt: '{by, select, me {I} other {{who}}} didn’t launch Escape Pod {pod}',
  },

  // one another
  wait: {
    will: '{to, select, one {I’ll wait for you} other {I’ll wait for everyone}}',
    wont: '{to, select, one {I won’t wait for you} other {I won’t wait for anyone}}',
    please: '{to, select, one {please wait for me} other {everyone please wait for me}}',
    dont: '{to, select, one {please don’t wait for me} other {nobody wait for me, please}}',
    did: '{by, select, me {I} other {{who}}} waited for the others',
    didnt: '{by, select, me {I} other {{who}}} didn’t wait for the others',
  },
  waitInPod: {
    will: '{to, select, one {I’ll wait for you in Escape Pod {pod}} other {I’ll wait for everyone in Escape Pod {pod}}}',
    wont: '{to, select, one {I won’t wait for you in Escape Pod {pod}} other {I won’t wait for anyone in Escape Pod {pod}}}',
    please:
      '{to, select, one {please wait for me in Escape Pod {pod}} other {someone please wait for me in Escape Pod {pod}}}',
    dont: '{to, select, one {please don’t wait for me in Escape Pod {pod}} other {nobody wait for me in Escape Pod {pod}, please}}',
    did: '{by, select, me {I} other {{who}}} waited in Escape Pod {pod}',
    didnt: '{by, select, me {I} other {{who}}} didn’t wait in Escape Pod {pod}',
  },
  meet: {
    will: '{to, select, one {I’ll meet you in {room}} other {I’ll meet you all in {room}}}',
    wont: '{to, select, one {I won’t meet you in {room}} other {I won’t meet anyone in {room}}}',
    please: '{to, select, one {please come with me to {room}} other {someone please come with me to {room}}}',
    dont: '{to, select, one {please don’t follow me to {room}} other {nobody follow me to {room}, please}}',
    did: '{by, select, me {I} other {{who}}} turned up in {room}',
    didnt: '{by, select, me {I} other {{who}}} didn’t turn up in {room}',
  },
  fight: {
    will: '{to, select, one {I’ll help you fight in {room}} other {I’ll help with the fight in {room}}}',
    wont: '{to, select, one {I won’t help you fight in {room}} other {I won’t help with the fight in {room}}}',
    please: '{to, select, one {please help me fight in {room}} other {someone please help me fight in {room}}}',
    dont: '{to, select, one {please don’t fight in {room}} other {nobody fight in {room}, please}}',
    did: '{by, select, me {I} other {{who}}} fought in {room}',
    didnt: '{by, select, me {I} other {{who}}} didn’t fight in {room}',
  },
  treat: {
    will: '{to, select, one {I’ll treat your Wounds} other {I’ll treat anyone with Wounds}}',
    wont: '{to, select, one {I won’t treat your Wounds} other {I won’t treat any Wounds}}',
    please: '{to, select, one {please treat my Wounds} other {someone please treat my Wounds}}',
    dont: '{to, select, one {please don’t treat my Wounds} other {nobody treat my Wounds, please}}',
    did: '{by, select, me {I} other {{who}}} treated Wounds',
    didnt: '{by, select, me {I} other {{who}}} didn’t treat any Wounds',
  },
  scan: {
    will: 'I’ll scan my Contamination cards',
    wont: 'I won’t scan my Contamination cards',
    please:
      '{to, select, one {please scan your Contamination cards} other {everyone please scan your Contamination cards}}',
    dont: '{to, select, one {please don’t scan your Contamination cards} other {nobody scan their Contamination cards, please}}',
    did: '{by, select, me {I scanned my} other {{who} scanned their}} Contamination cards',
    didnt: '{by, select, me {I didn’t scan my} other {{who} didn’t scan their}} Contamination cards',
  },
  give: {
    will: '{to, select, one {I’ll give you the {item}} other {I’ll give the {item} to the one who needs it most}}',
    wont: '{to, select, one {I won’t give you the {item}} other {I won’t give away the {item}}}',
    please: '{to, select, one {please give me the {item}} other {someone please give me the {item}}}',
    dont: '{to, select, one {please don’t give away the {item}} other {nobody give away the {item}, please}}',
    did: '{by, select, me {I} other {{who}}} gave away the {item}',
    didnt: '{by, select, me {I} other {{who}}} didn’t give away the {item}',
  },

  // places, things, Intruders
  go: {
    will: 'I’ll go to {room}',
    wont: 'I won’t go to {room}',
    please: '{to, select, one {please go to {room}} other {someone please go to {room}}}',
    dont: '{to, select, one {please don’t go to {room}} other {nobody go to {room}, please}}',
    did: '{by, select, me {I} other {{who}}} went to {room}',
    didnt: '{by, select, me {I} other {{who}}} didn’t go to {room}',
  },
  search: {
    will: 'I’ll search {room}',
    wont: 'I won’t search {room}',
    please: '{to, select, one {please search {room}} other {someone please search {room}}}',
    dont: '{to, select, one {please don’t search {room}} other {nobody search {room}, please}}',
    did: '{by, select, me {I} other {{who}}} searched {room}',
    didnt: '{by, select, me {I} other {{who}}} didn’t search {room}',
  },
  douse: {
    will: 'I’ll put out the Fire in {room}',
    wont: 'I won’t put out the Fire in {room}',
    please: '{to, select, one {please put out the Fire in {room}} other {someone please put out the Fire in {room}}}',
    dont: '{to, select, one {please don’t put out the Fire in {room}} other {nobody put out the Fire in {room}, please}}',
    did: '{by, select, me {I} other {{who}}} put out the Fire in {room}',
    didnt: '{by, select, me {I} other {{who}}} didn’t put out the Fire in {room}',
  },
  mend: {
    will: 'I’ll repair the Malfunction in {room}',
    wont: 'I won’t repair the Malfunction in {room}',
    please:
      '{to, select, one {please repair the Malfunction in {room}} other {someone please repair the Malfunction in {room}}}',
    dont: '{to, select, one {please don’t repair the Malfunction in {room}} other {nobody repair the Malfunction in {room}, please}}',
    did: '{by, select, me {I} other {{who}}} repaired the Malfunction in {room}',
    didnt: '{by, select, me {I} other {{who}}} didn’t repair the Malfunction in {room}',
  },
  bring: {
    will: 'I’ll bring {object} to {room}',
    wont: 'I won’t bring {object} to {room}',
    please: '{to, select, one {please bring {object} to {room}} other {someone please bring {object} to {room}}}',
    dont: '{to, select, one {please don’t bring {object} to {room}} other {nobody bring {object} to {room}, please}}',
    did: '{by, select, me {I} other {{who}}} brought {object} to {room}',
    didnt: '{by, select, me {I} other {{who}}} didn’t bring {object} to {room}',
  },
  kill: {
    will: 'I’ll kill {intruder}',
    wont: 'I won’t kill {intruder}',
    please: '{to, select, one {please kill {intruder}} other {someone please kill {intruder}}}',
    dont: '{to, select, one {please don’t kill {intruder}} other {nobody kill {intruder}, please}}',
    did: '{by, select, me {I} other {{who}}} killed {intruder}',
    didnt: '{by, select, me {I} other {{who}}} didn’t kill {intruder}',
  },

  // the facility
  backupPower: {
    will: 'I’ll restore the backup power',
    wont: 'I won’t restore the backup power',
    please: '{to, select, one {please restore the backup power} other {someone please restore the backup power}}',
    dont: '{to, select, one {please don’t restore the backup power} other {nobody restore the backup power, please}}',
    did: '{by, select, me {I} other {{who}}} restored the backup power',
    didnt: '{by, select, me {I} other {{who}}} didn’t restore the backup power',
  },
  powerOn: {
    will: 'I’ll switch on the power for {place}',
    wont: 'I won’t switch on the power for {place}',
    please:
      '{to, select, one {please switch on the power for {place}} other {someone please switch on the power for {place}}}',
    dont: '{to, select, one {please don’t switch on the power for {place}} other {nobody switch on the power for {place}, please}}',
    did: '{by, select, me {I} other {{who}}} switched on the power for {place}',
    didnt: '{by, select, me {I} other {{who}}} didn’t switch on the power for {place}',
  },
  powerOff: {
    will: 'I’ll switch off the power for {place}',
    wont: 'I won’t switch off the power for {place}',
    please:
      '{to, select, one {please switch off the power for {place}} other {someone please switch off the power for {place}}}',
    dont: '{to, select, one {please don’t switch off the power for {place}} other {nobody switch off the power for {place}, please}}',
    did: '{by, select, me {I} other {{who}}} switched off the power for {place}',
    didnt: '{by, select, me {I} other {{who}}} didn’t switch off the power for {place}',
  },
  useComputer: {
    will: 'I’ll use the Computer',
    wont: 'I won’t use the Computer',
    please: '{to, select, one {please use the Computer} other {someone please use the Computer}}',
    dont: '{to, select, one {please don’t use the Computer} other {nobody use the Computer, please}}',
    did: '{by, select, me {I} other {{who}}} used the Computer',
    didnt: '{by, select, me {I} other {{who}}} didn’t use the Computer',
  },
  readArchive: {
    will: 'I’ll read the Archive',
    wont: 'I won’t read the Archive',
    please: '{to, select, one {please read the Archive} other {someone please read the Archive}}',
    dont: '{to, select, one {please don’t read the Archive} other {nobody read the Archive, please}}',
    did: '{by, select, me {I} other {{who}}} read the Archive',
    didnt: '{by, select, me {I} other {{who}}} didn’t read the Archive',
  },
  ride: {
    will: 'I’ll take the Elevator to {room}',
    wont: 'I won’t take the Elevator to {room}',
    please: '{to, select, one {please take the Elevator to {room}} other {someone please take the Elevator to {room}}}',
    dont: '{to, select, one {please don’t take the Elevator to {room}} other {nobody take the Elevator to {room}, please}}',
    did: '{by, select, me {I} other {{who}}} took the Elevator to {room}',
    didnt: '{by, select, me {I} other {{who}}} didn’t take the Elevator to {room}',
  },
  analyse: {
    will: 'I’ll analyze {object}',
    wont: 'I won’t analyze {object}',
    please: '{to, select, one {please analyze {object}} other {someone please analyze {object}}}',
    dont: '{to, select, one {please don’t analyze {object}} other {nobody analyze {object}, please}}',
    did: '{by, select, me {I} other {{who}}} analyzed {object}',
    didnt: '{by, select, me {I} other {{who}}} didn’t analyze {object}',
  },
  lockIn: {
    will: 'I’ll lock myself in the Isolation Room',
    wont: 'I won’t lock myself in the Isolation Room',
    please:
      '{to, select, one {please lock yourself in the Isolation Room} other {everyone please lock yourselves in the Isolation Room}}',
    dont: '{to, select, one {please don’t lock yourself in the Isolation Room} other {nobody lock themselves in the Isolation Room, please}}',
    did: '{by, select, me {I locked myself} other {{who} went}} into the Isolation Room for good',
    didnt: '{by, select, me {I didn’t lock myself} other {{who} didn’t go}} into the Isolation Room for good',
  },
  enterCss: {
    will: 'I’ll get into CSS Pod {pod}',
    wont: 'I won’t get into CSS Pod {pod}',
    please: '{to, select, one {please get into CSS Pod {pod}} other {someone please get into CSS Pod {pod}}}',
    dont: '{to, select, one {please don’t get into CSS Pod {pod}} other {nobody get into CSS Pod {pod}, please}}',
    did: '{by, select, me {I} other {{who}}} got into CSS Pod {pod}',
    didnt: '{by, select, me {I} other {{who}}} didn’t get into CSS Pod {pod}',
  },
  openGate: {
    will: 'I’ll open the Main Gate',
    wont: 'I won’t open the Main Gate',
    please: '{to, select, one {please open the Main Gate} other {someone please open the Main Gate}}',
    dont: '{to, select, one {please don’t open the Main Gate} other {nobody open the Main Gate, please}}',
    did: '{by, select, me {I} other {{who}}} opened the Main Gate',
    didnt: '{by, select, me {I} other {{who}}} didn’t open the Main Gate',
  },
  sendRover: {
    will: 'I’ll move the Rover by remote control',
    wont: 'I won’t move the Rover by remote control',
    please:
      '{to, select, one {please move the Rover by remote control} other {someone please move the Rover by remote control}}',
    dont: '{to, select, one {please don’t move the Rover by remote control} other {nobody move the Rover by remote control, please}}',
    did: '{by, select, me {I} other {{who}}} moved the Rover by remote control',
    didnt: '{by, select, me {I} other {{who}}} didn’t move the Rover by remote control',
  },
  startAlert: {
    will: 'I’ll start the Alert Procedure',
    wont: 'I won’t start the Alert Procedure',
    please: '{to, select, one {please start the Alert Procedure} other {someone please start the Alert Procedure}}',
    dont: '{to, select, one {please don’t start the Alert Procedure} other {nobody start the Alert Procedure, please}}',
    did: '{by, select, me {I} other {{who}}} started the Alert Procedure',
    didnt: '{by, select, me {I} other {{who}}} didn’t start the Alert Procedure',
  },
} as const satisfies Record<TalkDeed['do'], Record<DeedForm, Message>>
