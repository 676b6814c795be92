/** What the stage shows only in one game: no two games have an event of their own in common. */
export { CargoToken, Contingency } from '../lockdown/art/LockdownArt.tsx'
export { lockdownHeadline as ownHeadline } from '../lockdown/stage/lockdownHeadline.ts'
export { lockdownScenes as ownScenes } from '../lockdown/stage/lockdownScenes.tsx'
export { BecomingScene } from '../nemesis/intruderPlayer/BecomingScene.tsx'
export { COMMAND_ICON } from '../nemesis/intruderPlayer/commandIcon.ts'
