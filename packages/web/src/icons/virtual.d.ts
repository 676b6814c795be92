/** The address of a drawing with the icons of `names.ts`, made by `build/gameIcons.ts`. */
declare module 'virtual:game-icons' {
  const drawing: string
  export default drawing
}
