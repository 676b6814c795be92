/** Rooms, corridors and their Doors; characters and Intruders. */
import { anyOf, miniatureName, theCharacter, theWayTo } from '../things.ts'
import { type Asked, asLabel, type ChoiceOf, type Labels, plain } from './label.ts'

function door(choice: ChoiceOf<'door'>, asked: Asked): string {
  const { doors } = asked.ctx.table
  if (asked.ask === 'moveDoor') return asked.say('takeDoor', choice)
  if (asked.about.door === 'destroy') return asked.say('destroyDoor', choice)
  const state = doors.find(({ corridor }) => corridor === choice.corridor)?.state ?? 'open'
  return asked.say(({ closed: 'openDoor', destroyed: 'mendDoor', open: 'closeDoor' } as const)[state], choice)
}

export const places = {
  mark: (choice, asked) => asked.say(asked.about.purpose === 'quiet' ? 'unmark' : 'mark', choice),
  door,
  look: (choice, asked) => asked.say('look', choice, { room: choice.room }),
  room: ({ room, via }, { ctx, lang }) => asLabel(theWayTo(room, via, ctx, lang)),

  who: ({ whom }, { ctx, say }) => (whom === ctx.me ? say('yourself', {}) : ctx.names(whom)),
  partner: plain,
  character: (choice, { ask, about, ctx, lang, say }) => {
    const { card } = choice
    const character = ask === 'draft' ? anyOf(card, about.cards ?? [], ctx, lang) : theCharacter(card, lang)
    return say('character', choice, { character })
  },
  intruder: ({ intruder }, { ctx, lang }) => asLabel(miniatureName(intruder, ctx, lang)),
  eggs: plain,
} satisfies Partial<Labels>
