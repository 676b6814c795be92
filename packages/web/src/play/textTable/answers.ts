/** The commands that only ask: each is answered by what this seat's view shows. */
import type { Choosing } from '../choice/useChoosing.ts'
import type { Answer, Asker } from './answer.ts'
import { choicesAnswer } from './choices.ts'
import type { CommandName } from './commands.ts'
import {
  goalAnswer,
  handAnswer,
  lastAnswer,
  meAnswer,
  notesAnswer,
  peopleAnswer,
  shipAnswer,
  waysAnswer,
} from './people.ts'
import { nearAnswer, roomsAnswer, threatsAnswer, wayAnswer, whereAnswer } from './places.ts'

type Asking = Parameters<typeof choicesAnswer>[0] & Pick<Choosing, 'draft'>

const ANSWERS = {
  where: (_, asker) => whereAnswer(asker),
  near: (_, asker) => nearAnswer(asker),
  threats: (_, asker) => threatsAnswer(asker),
  choices: (_, asker, choosing) => choicesAnswer(choosing, asker),
  hand: (_, asker) => handAnswer(asker),
  me: (_, asker) => meAnswer(asker),
  goal: (_, asker) => goalAnswer(asker),
  notes: (_, asker) => notesAnswer(asker),
  people: (_, asker) => peopleAnswer(asker),
  ship: (_, asker) => shipAnswer(asker),
  ways: (_, asker) => waysAnswer(asker),
  rooms: (about, asker) => roomsAnswer(about, asker),
  way: (about, asker) => wayAnswer(about, asker),
  last: (about, asker) => lastAnswer(about, asker),
  help: (_, asker) => helpAnswer(asker),
} satisfies Partial<Record<CommandName, (about: string, asker: Asker, choosing: Asking) => Answer>>

export type QuestionName = keyof typeof ANSWERS
export const QUESTIONS = Object.keys(ANSWERS) as QuestionName[]
export const isQuestion = (name: string): name is QuestionName => Object.hasOwn(ANSWERS, name)

/** Signs between facts are not heard: a comma is. */
const heard = (text: string): string => text.replaceAll(' · ', ', ')

export function answerTo(name: QuestionName, about: string, asker: Asker, choosing: Asking): Answer {
  const say: (about: string, asker: Asker, choosing: Asking) => Answer = ANSWERS[name]
  const { text, items } = say(about, asker, choosing)
  return { text: heard(text), ...(items && { items: items.map(item => ({ ...item, text: heard(item.text) })) }) }
}

/** Every word that can be said, and what it does. */
export function helpAnswer({ t }: Asker): Answer {
  const { commands, does, help } = t.textTable
  const names = Object.keys(commands) as CommandName[]
  return {
    text: t.noteCard({ place: help, card: '' }).trim(),
    items: [
      { text: t.noteCard({ place: '1–9', card: does.number }) },
      ...names.map(name => ({
        text: t.noteCard({ place: commands[name].split(', ').slice(0, 2).join(', '), card: does[name] }),
      })),
    ],
  }
}
