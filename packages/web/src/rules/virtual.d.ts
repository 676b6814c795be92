/** Made at build time from docs/rules, see `build/rulebook.ts`. */
declare module 'virtual:rulebook/*' {
  const book: import('./book.ts').Book
  export default book
}

/** The worked examples of a game as situations, see `build/trials.ts`. */
declare module 'virtual:trials/*' {
  const trials: readonly import('./trial/trial.ts').Trial[]
  export default trials
}

/** A table to look at, see `build/tableViews.ts`. */
declare module 'virtual:board/*' {
  const table: import('@coldwake/rules/facts').TableView
  export default table
}
declare module 'virtual:setups/*' {
  const setUps: readonly import('../games/rulebooks/setUps.ts').SetUp[]
  export default setUps
}
