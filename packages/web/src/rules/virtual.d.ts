/** Made at build time from docs/rules, see `build/rulebook.ts`. */
declare module 'virtual:rulebook/*' {
  const book: import('./book.ts').Book
  export default book
}
