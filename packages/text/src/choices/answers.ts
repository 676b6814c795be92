/** Yes, no, enough, and one of several effects. */
import { effectText } from '../effects.ts'
import { gameEnough, gameYesOrNo } from '../games/choices.ts'
import { type Asked, asLabel, type ChoiceOf, type Enough, type Labels, type YesOrNo } from './label.ts'

const rolling = { accept: 'rollAgain', decline: 'keepRoll' } as const

const yesOrNo: YesOrNo = {
  window: { accept: 'accept', decline: 'doNotReact' },
  attackWindow: { accept: 'accept', decline: 'suffer' },
  dodge: { accept: 'accept', decline: 'doNotReact' },
  reroll: rolling,
  noiseReroll: rolling,
  spendAmmo: { accept: 'spendMore', decline: 'spendNoMore' },
  advantage: { accept: 'accept', decline: 'discardNothing' },
  light: { accept: 'useLamp', decline: 'noLamp' },
  event: { accept: 'eventUnder', decline: 'eventOnTop' },
  searchKeep: { accept: 'accept', decline: 'keepNothing' },
  forcedDiscard: { accept: 'accept', decline: 'discardNothing' },
  leaveToken: { accept: 'leaveToken', decline: 'turnToken' },
  trade: { accept: 'ready', decline: 'tradeDone' },
  ...gameYesOrNo,
}

const enough: Enough = {
  passDiscard: 'keepRest',
  anyDiscard: 'keepRest',
  doorsOf: 'doorsDone',
  lastDrop: 'endTurn',
  trade: 'tradeDone',
  ...gameEnough,
}

function answer(choice: ChoiceOf<'accept' | 'decline'>, asked: Asked): string {
  const { ask, about, lang } = asked
  const { purpose, whom, parts } = about
  const accepts = choice.do === 'accept'
  if (ask === 'may' && purpose === 'escort' && whom !== undefined)
    return asked.say(accepts ? 'goAlong' : 'stayBehind', { whom })
  const special = ask && yesOrNo[ask]
  if (special) return asked.say(special[choice.do], choice)
  // The question is about an effect: to accept is to do what it says.
  if (accepts) return parts?.[0] ? asLabel(effectText(parts[0], lang)) : asked.say('accept', choice)
  return asked.say(parts ? 'leaveIt' : 'decline', choice)
}

export const answers = {
  accept: answer,
  decline: answer,
  done: (choice, asked) => asked.say((asked.ask && enough[asked.ask]) ?? 'done', choice),
  part: ({ part }, { about, lang, say }) => {
    const effects = about.parts?.[part]
    return effects ? asLabel(effectText(effects, lang)) : say('part', { part: part + 1 })
  },
} satisfies Partial<Labels>
