/** Actions of a turn, how they are paid for and reacted to. */
import { roomInfo } from '@coldwake/rules'
import type { Context } from '../context.ts'
import { roomDeed } from '../games/choices.ts'
import { theRoom } from '../things.ts'
import { type Labels, placeOf, plain } from './label.ts'

const isInCombat = (ctx: Context): boolean => {
  const room = placeOf(ctx)
  return ctx.table.intruders.some(intruder => intruder.room === room)
}

export const actions = {
  move: (choice, asked) => asked.say(isInCombat(asked.ctx) ? 'escape' : 'move', choice),
  carefulMove: plain,
  roomAction: (choice, asked) => {
    const here = placeOf(asked.ctx) ?? ''
    const tile = asked.ctx.table.rooms.find(({ room }) => room === here)?.tile ?? ''
    const [deed] = (roomInfo(asked.ctx.table.game, tile)?.action ?? []).flatMap(effect => roomDeed(effect, asked) ?? [])
    return deed ?? asked.say('roomAction', choice, { room: theRoom(here, asked.ctx, asked.lang) })
  },
  play: plain,
  use: plain,
  activate: plain,
  shoot: plain,
  melee: plain,
  pickUp: (choice, asked) => {
    const here = placeOf(asked.ctx)
    const lying = new Set(asked.ctx.table.rooms.find(({ room }) => room === here)?.objects)
    const [only, ...others] = lying
    return only && others.length === 0 ? asked.say('pickUpThis', { object: only }) : asked.plain('pickUp', choice)
  },
  trade: plain,
  craft: plain,
  drop: plain,
  pass: plain,

  pay: (choice, asked) => asked.say(asked.ask === 'noiseReroll' ? 'payToReroll' : 'pay', choice),
  discard: plain,
  react: (choice, asked) => asked.say(asked.ask === 'attackWindow' ? 'wardOff' : 'react', choice),
} satisfies Partial<Labels>
