/** Room tiles by the number on their backs, and the rooms that lie open from the start, with what one can do there. */
import type { Tile } from '../../../core/content.ts'
import { room, type TileFacts } from '../../../core/contentForms.ts'
import {
  breakDown,
  choose,
  dress,
  type Effect,
  healLight,
  healSerious,
  lightWound,
  need,
  plain,
  scan,
} from '../../../core/effect.ts'

const LAIR: TileFacts = { noMalfunction: true, noSearch: true }
const PRINTED: TileFacts = { noSearch: true }
const COMPUTER: TileFacts = { computer: true }

const noLarva: Effect = { fx: 'larva', how: 'remove' }

export const tiles: Tile[] = [
  room('1', 'archive', 'white', COMPUTER, { fx: 'knowledge', count: 2 }, plain('activateKnowledge'), {
    fx: 'peekContingency',
    of: 'any',
  }),
  room('1', 'caveEntrance', 'yellow', {}, { fx: 'ducts', explored: true, anywhere: true }, plain('adultAttack')),
  room('1', 'coolingSystem', 'yellow', COMPUTER, { fx: 'selfDestruct', how: 'start' }),
  room('1', 'decontaminationRoom', 'white', {}, scan('hand', 'keep', 'remove'), noLarva, {
    fx: 'slime',
    how: 'remove',
  }),
  room('1', 'emergencyRoom', 'green', {}, choose([dress('all')], [healSerious(1)], [healLight('all')])),
  room('1', 'laboratory', 'green', COMPUTER, { fx: 'analyse', where: 'laboratory' }),
  room('1', 'cargoSendingSystemA', 'white', {}, { fx: 'enterCss', pod: 'A' }),
  room('1', 'nest', null, LAIR, plain('takeEgg'), plain('noiseRoll')),
  room(
    '1',
    'powerGenerator',
    'yellow',
    {},
    choose([{ fx: 'selfDestruct', how: 'stop' }], [{ fx: 'power', how: 'flipHere' }]),
  ),
  room(
    '1',
    'transmitterControlRoom',
    'red',
    COMPUTER,
    choose([plain('signal')], [{ fx: 'peekObjective', of: 'signalled', all: true }]),
  ),

  room('2', 'cargoSendingSystemB', 'white', {}, { fx: 'enterCss', pod: 'B' }),
  room('2', 'cargoSendingSystemC', 'white', {}, { fx: 'enterCss', pod: 'C' }),
  room('2', 'cssControlSystem', 'yellow', {}, plain('moveCss')),
  room('2', 'defenseControlRoom', 'red', COMPUTER, choose([breakDown()], [plain('itemCounter')]), plain('defence')),
  room('2', 'guardRoom', 'red', {}, plain('itemCounter'), { fx: 'takeCrafted', of: ['taser', 'enviroSuit'] }),
  room('2', 'contaminatedRoom', 'white', { noMalfunction: true, search: 'slime' }),
  room(
    '2',
    'surgery',
    'green',
    {},
    scan('everywhere', 'keep', 'remove'),
    noLarva,
    lightWound(1),
    { fx: 'reshuffleOwn', hand: true },
    plain('pass'),
  ),
  room('2', 'testingLab', 'green', COMPUTER, need({ is: 'knowledge', min: 4 }), {
    fx: 'takeCrafted',
    of: ['neutralizer'],
  }),
  room('2', 'ventControlRoom', 'yellow', {}, plain('vent')),
]

export const printed: Tile[] = [
  room('special', 'alert', null, PRINTED, choose([plain('startAlert')], [plain('takeContingency')])),
  room('special', 'elevator', null, PRINTED),
  room('special', 'stairs', null, PRINTED),
  room('special', 'repository', 'white', PRINTED, plain('repository')),
  room('special', 'isolation', null, { ...PRINTED, restful: 'always' }, plain('lockIn')),
  room('special', 'backup-power', 'yellow', PRINTED, plain('backup')),
]
