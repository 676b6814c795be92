/** Filled at build time from @iconify-json/game-icons with the shapes of `names.ts`, see `build/gameIcons.ts`. */
declare module 'virtual:game-icons' {
  const shapes: Record<import('./names.ts').GameIcon, string>
  export default shapes
}
