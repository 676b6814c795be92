/** Room tiles by the number on their backs, and the rooms printed on the board, with what one can do there. */
import type { Tile } from '../../../core/content.ts'
import { room, type TileFacts } from '../../../core/contentForms.ts'
import {
  choose,
  dress,
  healLight,
  healSerious,
  lightWound,
  look,
  may,
  plain,
  scan,
  search,
} from '../../../core/effect.ts'

const LAIR: TileFacts = { noMalfunction: true, noSearch: true }
const PRINTED: TileFacts = { noSearch: true }
const COMPUTER: TileFacts = { computer: true }

const scanHand = may(scan('hand', 'remove', 'infect'))

export const tiles: Tile[] = [
  room('1', 'armory', 'red', {}, { fx: 'ammo', of: 'energy', count: 2 }),
  room('1', 'commsRoom', 'yellow', COMPUTER, plain('signal')),
  room('1', 'emergencyRoom', 'green', {}, choose([dress('all')], [healSerious(1)], [healLight('all')])),
  room('1', 'evacuationSectionA', 'white', {}, { fx: 'enterPod', section: 'A' }),
  room('1', 'evacuationSectionB', 'white', {}, { fx: 'enterPod', section: 'B' }),
  room('1', 'fireControlSystem', 'yellow', COMPUTER, plain('douse')),
  room('1', 'generator', 'yellow', COMPUTER, plain('selfDestruct')),
  room('1', 'laboratory', 'green', COMPUTER, { fx: 'analyse', where: 'laboratory' }),
  room('1', 'nest', null, LAIR, plain('takeEgg'), plain('noiseRoll')),
  room('1', 'storage', 'red', {}, search(2, 'unused')),
  room(
    '1',
    'surgery',
    'green',
    {},
    scan('everywhere', 'keep', 'remove'),
    { fx: 'larva', how: 'remove' },
    lightWound(1),
    { fx: 'reshuffleOwn', hand: true },
    plain('pass'),
  ),

  room('2', 'airlockControl', 'yellow', {}, plain('vent')),
  room('2', 'cabins', 'white', { restful: 'alone' }),
  room('2', 'canteen', 'green', {}, { fx: 'healLight', count: 1, unhurt: true }, scanHand),
  room('2', 'commandCenter', 'red', COMPUTER, plain('doorsOf')),
  room('2', 'engineControlRoom', 'yellow', COMPUTER, look('engines')),
  room('2', 'hatchControlSystem', 'white', {}, { fx: 'togglePod', where: 'any' }),
  room('2', 'monitoringRoom', 'red', COMPUTER, look('tileAndToken')),
  room('2', 'slimeRoom', null, { ...LAIR, entry: 'slime' }),
  room('2', 'showerRoom', 'white', {}, { fx: 'slime', how: 'remove' }, scanHand),
]

export const printed: Tile[] = [
  room('special', 'cockpit', null, PRINTED, choose([look('coordinates')], [plain('setDestination')])),
  room('special', 'hibernatorium', null, PRINTED, plain('hibernate')),
  room('special', 'engine-1', null, PRINTED, look('engine')),
  room('special', 'engine-2', null, PRINTED, look('engine')),
  room('special', 'engine-3', null, PRINTED, look('engine')),
]
