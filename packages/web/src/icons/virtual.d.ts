/** The address of a drawing with all icons, made by `build/gameIcons.ts`. */
declare module 'virtual:game-icons' {
  const drawing: string
  export default drawing
}

/** The paths of the icons that the home page shows, made by `build/gameIcons.ts`. */
declare module 'virtual:home-icons' {
  const shapes: Readonly<Record<string, readonly import('./shapePath.ts').ShapePath[]>>
  export default shapes
}
