/** Yes, no, enough, and one of several effects. */
import { effectText } from '../effects.ts'
import { gameAnswers } from '../games/choices.ts'
import { type Answers, type Asked, asLabel, type ChoiceOf, type Labels } from './label.ts'

const rolling = { accept: 'rollAgain', decline: 'keepRoll' } as const

const called: Answers = {
  window: { decline: 'doNotReact' },
  attackWindow: { decline: 'suffer' },
  dodge: { decline: 'doNotReact' },
  reroll: rolling,
  noiseReroll: rolling,
  spendAmmo: { accept: 'spendMore', decline: 'spendNoMore' },
  advantage: { decline: 'discardNothing' },
  light: { accept: 'useLamp', decline: 'noLamp' },
  event: { accept: 'eventUnder', decline: 'eventOnTop' },
  searchKeep: { decline: 'keepNothing' },
  forcedDiscard: { decline: 'discardNothing' },
  leaveToken: { accept: 'leaveToken', decline: 'turnToken' },
  trade: { accept: 'ready', decline: 'tradeDone', done: 'tradeDone' },
  passDiscard: { done: 'keepRest' },
  anyDiscard: { done: 'keepRest' },
  doorsOf: { done: 'doorsDone' },
  lastDrop: { done: 'endTurn' },
  ...gameAnswers,
}

function answer(choice: ChoiceOf<'accept' | 'decline' | 'done'>, asked: Asked): string {
  const { ask, about } = asked
  const { purpose, whom, parts } = about
  const accepts = choice.do === 'accept'
  if (ask === 'may' && purpose === 'escort' && whom !== undefined)
    return asked.say(accepts ? 'goAlong' : 'stayBehind', { whom })
  const special = ask && called[ask]?.[choice.do]
  if (special) return asked.say(special, choice)
  // The question is about an effect: to accept is to do what it says.
  if (accepts && parts?.[0]) return asLabel(effectText(parts[0], asked.lang))
  return asked.say(choice.do === 'decline' && parts ? 'leaveIt' : choice.do, choice)
}

export const answers = {
  accept: answer,
  decline: answer,
  done: answer,
  part: ({ part }, { about, lang, say }) => {
    const effects = about.parts?.[part]
    return effects ? asLabel(effectText(effects, lang)) : say('part', { part: part + 1 })
  },
} satisfies Partial<Labels>
