/**
 * Why the server said no. The keys are the wire's refusals; text knows no wire, so web passes the refusal it received
 * to `refusalText`, and the compiler says there when one has no wording.
 */
import type { Message } from '../../message.ts'

export const refusals = {
  unknownTable: 'There is no table with this code.',
  unknownGame: 'This game is not available.',
  unknownBoard: 'This game has no such board.',
  tableFull: 'Every seat at this table is taken.',
  seatsOpen: 'The game can start once every seat is taken.',
  alreadyStarted: 'This game has already started.',
  notStarted: 'This game has not started yet.',
  notOver: 'This game is still being played.',
  notHost: 'Only the person who opened the table can do this.',
  wrongToken:
    'This browser does not hold this seat. Open the link you got when you sat down. If it no longer works, somebody else has the seat.',
  badRequest: 'The table did not understand this.',
  tooLarge: 'That is too long.',
  tooFast: 'Too many messages at once. Wait a moment.',
  talkFull: 'This table has said as much as it can keep. The game goes on.',
  serverFull: 'This server has no room for new tables. Games that are being played go on.',
  gameFull: 'This game has as many moves and take backs as one game can have.',
  rulesChanged: 'This game went over to newer rules on the way, so it cannot be saved as one file.',
  notFound: 'There is nothing here.',
  illegal: 'That is not possible now.',
  stale: 'Too late: that question has already been answered.',
  notAsked: 'You are not being asked right now.',
  unknownMode: 'This game has no such mode.',
  nonsense: 'These choices do not go together.',
  unknownBot: 'There is no such bot.',
  seatTaken: 'Somebody has taken this seat.',
  notReady: 'The game can start once everybody is ready.',
  over: 'This game is over.',
  paused: 'The game is paused.',
  onlooker: 'You are only watching.',
  foreignOrigin: 'This page may not use this server. Open the table at its own address.',
  cannotTakeBack:
    'This cannot be taken back alone: chance, another player or something new lies between. Ask everybody.',
  noProposal: 'This is no longer proposed.',
  noWhisper: 'You cannot pass a private word here now.',
  whisperedEnough: 'You have passed as many private words as you may for now.',
  nobodyToAgree:
    'Somebody else must agree to this, and nobody else is here. A bot can take the seat once its player has been away for ten minutes.',
  seesNothing: 'You see nothing new of this game, so you cannot propose to change it.',
  nameTaken: 'Another player at this table has this name, or one that looks the same.',
  midTurn: 'Rules can only change between two turns. Propose it again when this turn is over.',
  rulesDiffer: 'The new rules cannot go on with this game. It continues by its own.',
  rulesMissing: 'This server lacks the rules this game is played by. The game is safe; tell whoever runs the server.',
  badFile: 'This file is not a game that can be played again.',
  badHook: 'Messages cannot be sent to this address. It must be public and begin with https.',
  storage: 'The table could not save this, so it did not happen. Try again.',
  internal: 'Something went wrong at the table. Nothing was lost; try again.',
} as const satisfies Record<string, Message>

export type RefusalKey = keyof typeof refusals
