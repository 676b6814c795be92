/** The name of the rules that came with this page, see `build/rulesEdition.ts`. */
declare module 'virtual:rules-edition' {
  export const hash: string
}
