/** Room tiles by the number on their backs, and the rooms printed on the board. */
import type { Tile } from '../../core/content.ts'

type Colour = Tile['colour']
const room = (slot: Tile['slot'], id: string, colour: Colour, computer = false): Tile => ({
  id,
  slot,
  colour,
  computer,
  noMalfunction: false,
  noSearch: false,
  entry: null,
})
const lair = (slot: Tile['slot'], id: string, entry: Tile['entry'] = null): Tile => ({
  ...room(slot, id, null),
  noMalfunction: true,
  noSearch: true,
  entry,
})

export const tiles: Tile[] = [
  room('1', 'armory', 'red'),
  room('1', 'commsRoom', 'yellow', true),
  room('1', 'emergencyRoom', 'green'),
  room('1', 'evacuationSectionA', 'white'),
  room('1', 'evacuationSectionB', 'white'),
  room('1', 'fireControlSystem', 'yellow', true),
  room('1', 'generator', 'yellow', true),
  room('1', 'laboratory', 'green', true),
  lair('1', 'nest'),
  room('1', 'storage', 'red'),
  room('1', 'surgery', 'green'),

  room('2', 'airlockControl', 'yellow'),
  room('2', 'cabins', 'white'),
  room('2', 'canteen', 'green'),
  room('2', 'commandCenter', 'red', true),
  room('2', 'engineControlRoom', 'yellow', true),
  room('2', 'hatchControlSystem', 'white'),
  room('2', 'monitoringRoom', 'red', true),
  lair('2', 'slimeRoom', 'slime'),
  room('2', 'showerRoom', 'white'),
]
