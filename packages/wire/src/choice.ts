/** Every choice the rules know, as a schema. */
import { type Choice, COLORS, COMMANDS, POWER_PLACES, SPACES } from '@coldwake/rules/facts'
import * as v from 'valibot'
import { count, id, keyedVariant, seat } from './schemaParts.ts'

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? unknown : never) : never
/** Takes a schema only if it accepts T, all of T and nothing else: what the rules learn, the wire must learn. */
const exactly =
  <T>() =>
  <S extends v.GenericSchema>(schema: S & Same<T, v.InferOutput<S>>): S =>
    schema

const choices = exactly<Choice>()(
  v.variant('do', [
    v.strictObject({
      do: v.picklist([
        'roomAction',
        'shoot',
        'melee',
        'pickUp',
        'trade',
        'craft',
        'pass',
        'launch',
        'leave',
        'stay',
        'done',
        'accept',
        'decline',
        'eggs',
        'ready',
        'end',
        'computer',
        'callElevator',
      ]),
    }),
    v.strictObject({
      do: v.picklist([
        'play',
        'use',
        'activate',
        'drop',
        'pay',
        'discard',
        'item',
        'wound',
        'keep',
        'objective',
        'character',
        'put',
        'takeBack',
        'show',
        'react',
        'top',
        'resolve',
      ]),
      card: id,
    }),
    v.strictObject({ do: v.picklist(['move', 'carefulMove']), to: id, via: v.exactOptional(id) }),
    v.strictObject({ do: v.picklist(['rideElevator', 'drive']), to: id }),
    v.strictObject({ do: v.literal('room'), room: id, via: v.exactOptional(id) }),
    v.strictObject({ do: v.literal('look'), room: id }),
    v.strictObject({ do: v.picklist(['mark', 'door', 'way']), corridor: id }),
    v.strictObject({ do: v.literal('playAs'), card: id, as: v.picklist(COMMANDS) }),
    v.strictObject({ do: v.picklist(['who', 'partner']), whom: seat }),
    v.strictObject({ do: v.literal('part'), part: count }),
    v.strictObject({ do: v.literal('intruder'), intruder: count }),
    v.strictObject({ do: v.literal('object'), object: id, whom: v.exactOptional(seat) }),
    v.strictObject({ do: v.literal('pod'), pod: count }),
    v.strictObject({ do: v.literal('space'), space: v.picklist(SPACES) }),
    v.strictObject({ do: v.literal('search'), colour: v.picklist(COLORS) }),
    v.strictObject({ do: v.literal('make'), card: id, of: id, and: id }),
    v.strictObject({ do: v.literal('makeOf'), card: id, of: id }),
    v.strictObject({ do: v.literal('escape'), how: v.picklist(['rover', 'suit']) }),
    v.strictObject({ do: v.literal('token'), whom: v.nullable(seat), at: count }),
    v.strictObject({ do: v.literal('timeSpace'), space: count }),
    v.strictObject({ do: v.literal('powerPlace'), place: v.picklist(POWER_PLACES) }),
    v.strictObject({ do: v.literal('powerToken'), token: count }),
    v.strictObject({ do: v.literal('back'), back: v.picklist(['corporate', 'personal']) }),
  ]),
)

export const choice = keyedVariant(choices)
