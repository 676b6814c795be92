/** An open trade: who deals with whom, and my moves in it. */
export const dealWords = {
  dealsWith: 'with {name}',
  dealsWithYou: 'with you',
  nothingYet: 'nothing offered yet',
  partner: 'Trade with',
  somebodyElse: 'Trade with somebody else',
  put: 'Offer',
  takeOff: 'Take off the table',
  show: 'Show only to the other player',
  accept: 'Accept. You get: {gets}. You give: {gives}.',
  nothing: 'nothing',
  agreed: 'You agree. Now {name} has to agree.',
  done: 'Deal done. {what}',
  spent: 'You’ve made all the changes one Trade allows. You can still agree to what’s on the table, or stop.',
} as const
