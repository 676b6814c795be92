/**
 * Why the server said no. The keys are the wire's refusals; text knows no wire, so web passes the refusal it received
 * to `refusalText`, and the compiler says there when one has no wording.
 */
import type { Message } from '../../message.ts'

export const refusals = {
  unknownTable: 'There’s no table with this code.',
  unknownGame: 'This game isn’t available.',
  unknownBoard: 'This game has no such board.',
  tableFull: 'Every seat at this table is taken.',
  seatsOpen: 'The game can start once every seat is taken.',
  alreadyStarted: 'This game has already started.',
  notStarted: 'This game hasn’t started yet.',
  notOver: 'This game is still being played.',
  notHost: 'Only the person who opened the table can do this.',
  wrongToken:
    'This browser doesn’t hold this seat. Open the link you got when you sat down. If it no longer works, someone else has the seat.',
  badRequest: 'The table didn’t understand that.',
  tooLarge: 'That’s too long.',
  tooFast: 'Too many messages at once. Wait a moment.',
  talkFull: 'The table talk is full. The game continues.',
  serverFull: 'This server has no room for new tables. Games in progress continue.',
  gameFull: 'This game has reached the limit of moves and take-backs.',
  rulesChanged: 'This game switched to newer rules partway through, so it can’t be saved as one file.',
  notFound: 'There’s nothing here.',
  illegal: 'That isn’t possible now.',
  stale: 'Too late: that question has already been answered.',
  notAsked: 'You’re not being asked right now.',
  unknownMode: 'This game has no such mode.',
  nonsense: 'These choices don’t go together.',
  unknownBot: 'There’s no such bot.',
  seatTaken: 'Someone has taken this seat.',
  notReady: 'The game can start once everyone is ready.',
  over: 'This game is over.',
  paused: 'The game is paused.',
  onlooker: 'You’re only watching.',
  foreignOrigin: 'This page may not use this server. Open the table at its own address.',
  cannotTakeBack:
    'You can’t take this back on your own: chance, another player or new information came after it. Ask everyone.',
  noProposal: 'This proposal is no longer open.',
  noWhisper: 'You can’t send a private word here right now.',
  whisperedEnough: 'You’ve sent as many private words as you can for now.',
  nobodyToAgree:
    'Someone else must agree to this, and nobody else is here. A bot can take the seat once its player has been away for ten minutes.',
  seesNothing: 'You see nothing new in this game, so you can’t propose changes to it.',
  nameTaken: 'Another player at this table has this name, or one that looks the same.',
  midTurn: 'Rules can only change between turns. Propose it again when this turn is over.',
  rulesDiffer: 'This game can’t switch to the new rules; it keeps its own.',
  rulesMissing:
    'This server doesn’t have the rules this game uses. The game is safe; tell the person who runs the server.',
  badFile: 'This file isn’t a game that can be replayed.',
  badHook: 'Messages can’t be sent to this address. It must be public and start with https.',
  storage: 'The table couldn’t save this, so it didn’t happen. Try again.',
  internal: 'Something went wrong at the table. Nothing was lost; try again.',
} as const satisfies Record<string, Message>

export type RefusalKey = keyof typeof refusals
