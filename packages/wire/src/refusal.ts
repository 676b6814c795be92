/** The reasons why a server refuses a request. */
export type Refusal =
  | 'unknownTable'
  | 'unknownGame'
  | 'unknownBoard'
  | 'unknownMode'
  /** The chosen settings do not go together; `detail` says why. */
  | 'nonsense'
  | 'unknownBot'
  | 'tableFull'
  | 'seatTaken'
  | 'seatsOpen'
  | 'notReady'
  | 'alreadyStarted'
  | 'notStarted'
  | 'notOver'
  | 'over'
  | 'paused'
  | 'notHost'
  | 'wrongToken'
  /** Onlookers only look. */
  | 'onlooker'
  | 'badRequest'
  | 'tooLarge'
  | 'tooFast'
  /** The table's talk has as many entries as it may have. The game goes on. */
  | 'talkFull'
  /** The game's log has as many entries, or as many take backs, as it may have. */
  | 'gameFull'
  | 'notFound'
  | 'foreignOrigin'
  /** The choice is not among the options of the open question. */
  | 'illegal'
  /** The question quoted is no longer open. */
  | 'stale'
  | 'notAsked'
  /** Chance, another player or new knowledge came in between: only everybody together can take it back. */
  | 'cannotTakeBack'
  /** The proposal is no longer open. */
  | 'noProposal'
  /** No private word can be passed: `detail` is a `NoWhisper` of the rules. */
  | 'noWhisper'
  /** This seat has passed as many private words as it may in this round, or in this game. */
  | 'whisperedEnough'
  /** It needs somebody else's consent, and nobody else is there. */
  | 'nobodyToAgree'
  /** Dead players who see nothing new of the game cannot propose to change it. */
  | 'seesNothing'
  /** Another player at the table has this name, or one that looks the same. */
  | 'nameTaken'
  /** Rules change between two turns only. */
  | 'midTurn'
  /** These rules cannot go on with the game; `detail` says what is missing. */
  | 'rulesDiffer'
  /** The game went over to newer rules on the way, so it cannot be one file. */
  | 'rulesChanged'
  /** The server does not have the rules that this game is played by; `detail` is their hash. */
  | 'rulesMissing'
  /** The file is no game of ours, or its end is not what its inputs lead to. */
  | 'badFile'
  /** An address that messages may not be sent to. */
  | 'badHook'
  /** The store is full: no new tables are made. Running games go on. */
  | 'serverFull'
  /** The log could not be written; nothing was accepted. */
  | 'storage'
  | 'internal'

/** Every refusal, over HTTP and socket, has this shape. `detail` names the field where there is one. */
export interface Refused {
  refused: Refusal
  detail?: string
}
