/** Limits that server and page share. */
export const LIMITS = {
  /** Bytes of one message or request body. */
  message: 4096,
  /** Bytes of a game's file. The longest game there may be takes a third of that. */
  upload: 1024 * 1024,
  /**
   * Entries of one game's log, and take backs among them. Games of five bots take 250 to 600 inputs; people trade, change
   * their minds and set standing answers besides.
   */
  game: { entries: 6000, backs: 300 },
  /** Further choices that one answer may carry: a whole hand is discarded in one message. */
  next: 24,
  /** Messages a client may send per window of seconds before it is told to slow down. */
  rate: { messages: 60, seconds: 5 },
  /** Characters of something said. */
  words: 500,
  talk: {
    /** Entries of the talk that one message carries: the newest after hello, older ones as they are asked for. */
    page: 100,
    /** Entries of one table's talk. When there are as many, players can say no more. */
    most: 5000,
    /** Further entries for proposals and for what the table says of itself, so that the game can go on. */
    reserve: 1000,
  },
  /** Private words of one seat. */
  whispers: { round: 12, game: 120 },
  /** Seconds an onlooker may be behind. */
  delay: 3600,
  /** Seconds of the turn clock. */
  clock: { min: 10, max: 14 * 24 * 3600 },
  /** Seconds after which a reaction that nobody gave is declined. */
  reactions: { min: 60, max: 14 * 24 * 3600 },
} as const
