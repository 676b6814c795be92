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
