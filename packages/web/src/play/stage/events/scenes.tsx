/** Scenes that many events have in common: an icon that pops up where something happens. */
import type { EventFace, RoomId, Seat } from '@coldwake/rules/facts'
import type { IconName } from '../../../icons/Icon.tsx'
import type { EventKind, EventOf } from '../../kinds.ts'
import { Pop } from '../scenes/ScenePictures.tsx'
import type { Scene, SceneBoard } from './eventRecord.ts'

export const popOnPerson =
  (icon: IconName, color: string) =>
  ({ who }: { who: Seat }, { person }: SceneBoard): Scene[] => [
    { at: person(who), picture: <Pop icon={icon} color={color} /> },
  ]

export const popOnRoom =
  (icon: IconName, color: string) =>
  ({ room: id }: { room: RoomId }, { room }: SceneBoard): Scene[] => [
    { at: room(id), picture: <Pop icon={icon} color={color} /> },
  ]

export const popOnIntruder =
  (icon: IconName, color: string) =>
  ({ intruder: number }: { intruder: number }, { intruder }: SceneBoard): Scene[] => [
    { at: intruder(number), picture: <Pop icon={icon} color={color} /> },
  ]

/** Those of the events that are of this kind. */
export const only = <K extends EventKind>(kind: K, events: readonly EventFace[]): EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.e === kind)
