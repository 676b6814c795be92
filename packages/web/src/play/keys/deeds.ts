/** What the keys of the table do that can be changed, but for passing. */
import { HOME } from '../../rules/links/address.ts'
import { visitRules } from '../../rules/links/RulesLink.tsx'
import type { CameraControl } from '../board/useCamera.ts'
import type { OpenPanel, Panel, TableConnection, TableGame } from '../tableContext.ts'
import { mayHoldTurn } from '../turn/mayHoldTurn.ts'
import { mayHurry } from '../turn/mayHurry.ts'
import { mayTakeBack } from '../turn/TakeBack.tsx'
import type { KeyDeed } from '../turn/tableKeys.ts'

/** The table as it was when the key was pressed. */
interface AtTable extends OpenPanel {
  game: TableGame
  connection: TableConnection
  camera: CameraControl | null
}

const focus = (selector: string) => document.querySelector<HTMLElement | SVGElement>(selector)?.focus()

/** Where it stands on the table, or else in its drawer. */
function toPlace(which: Panel, element: string, { open, panel }: OpenPanel): void {
  const inPlace = document.querySelector<HTMLElement>(element)
  if (inPlace && inPlace.offsetParent !== null) inPlace.focus()
  else open(panel === which ? null : which)
}

const toggles =
  (which: Panel) =>
  ({ open, panel }: OpenPanel) =>
    open(panel === which ? null : which)

const DEEDS: Readonly<Record<Exclude<KeyDeed, 'pass'>, (at: AtTable) => void>> = {
  hand: () => focus('#hand button'),
  board: () => focus('.hit[tabindex="0"]'),
  people: () => focus('#players button'),
  log: at => toPlace('log', '.rail .loglist a', at),
  goal: at => {
    toPlace('notes', '.dock #notes', at)
    document.querySelector('.dock #notes')?.scrollTo({ top: 0 })
  },
  notes: at => {
    toPlace('notes', '.dock #notes', at)
    document.querySelector('.dock #notes .notes')?.scrollIntoView({ block: 'nearest' })
  },
  signs: toggles('legend'),
  rules: () => visitRules(HOME),
  talk: toggles('talk'),
  help: toggles('keys'),
  takeBack: ({ game, connection }) => mayTakeBack(game, connection) && connection.line.takeBack(),
  holdTurn: ({ game, connection }) => mayHoldTurn(game) && connection.line.holdTurn(),
  hurry: ({ game, connection }) => mayHurry(game) && connection.line.hurry(),
  me: ({ camera }) => {
    camera?.reset()
    focus('.room.here > .hit')
  },
  zoomIn: ({ camera }) => camera?.zoom(1.25),
  zoomOut: ({ camera }) => camera?.zoom(0.8),
  wholeBoard: ({ camera }) => camera?.reset(),
}

export const doDeed = (deed: keyof typeof DEEDS, at: AtTable): void => DEEDS[deed](at)
