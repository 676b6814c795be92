/** The Cargo Sending System: three pods, and the tokens that say which of them leave. LOCK-CSS. */

import { bit, isPublic, knows, layOpen, onlyFor, reveal, sharedZone } from '../../core/pieces.ts'
import { boardOf, faceOf, nameOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import { type Handlers, next, type Task } from '../../core/task.ts'
import type { Name, Option, Seat, Section, Tell } from '../../core/types.ts'
import { discardHand } from '../../mechanics/cards.ts'
import { inOrder } from '../../mechanics/crew.ts'
import type { Primitives } from '../../mechanics/effects.ts'
import { see } from '../../mechanics/looks.ts'
import { checkCrew } from '../../mechanics/wounds.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    intoPod: { who: Seat; pod: Section }
    launchCss: object
    /** Look at a token; `move`: and perhaps move it. */
    chooseCss: { who: Seat; move: boolean }
    moveCss: { who: Seat; from: number }
  }
}

declare module '../../core/types.ts' {
  interface ChoiceTypes {
    /** A space of the time track: the token on it, or where one goes. */
    timeSpace: { space: number }
  }
  interface AskTypes {
    css: true
    cssMove: true
  }
  interface WhyTypes {
    noCssToken: true
    podTaken: true
  }
  interface EventTypes {
    entersCss: { who: Seat; pod: Section }
    cssTurned: { space: number; card: Name }
    cssLost: { space: number; card: Name }
    cssLaunched: { crew: Seat[]; back: Seat[] }
    peekedCss: { who: Seat; space: number }
    cssMoved: { who: Seat; from: number; to: number }
  }
  interface NoteTypes {
    css: true
  }
  interface FateTypes {
    /** In a cargo pod that has not been launched: out of play until it is. */
    inPod: true
  }
  interface EffectTypes {
    /** Look at one cargo token of the time track. */
    peekCss: object
    /** The same, and it may be moved by one space. */
    moveCss: object
    enterCss: { pod: Section }
    /** The next cargo token ahead of the Time token is turned up and gone. */
    loseCss: object
  }
}

/** LOCK-CSS-01: the rooms that serve the pods. */
export const CARGO_POD_ROOMS: readonly Name[] = ['cargoSendingSystemA', 'cargoSendingSystemB', 'cargoSendingSystemC']

const podOf = (g: GameState, pod: Section): number => g.pods.findIndex(({ section }) => section === pod)
const isTaken = (g: GameState, pod: Section): boolean =>
  g.crew.some(crew => crew.fate === 'inPod' && crew.pod === podOf(g, pod))

/** LOCK-CSS-02: does this round end with a launch? */
export const isLaunchRound = (g: GameState): boolean => facilityOf(g).css[g.time] >= 0

const spaceOf = (g: GameState, index: number): number => boardOf(g).data.tracks.time[index].n
const indexOf = (g: GameState, space: number): number => boardOf(g).data.tracks.time.findIndex(({ n }) => n === space)

/** LOCK-RULING-21: places of the tokens that are still to be turned up. */
const faceDown = (g: GameState): number[] =>
  facilityOf(g).css.flatMap((token, index) => (token >= 0 && !isPublic(g, token) ? [index] : []))

/** LOCK-ROOM-CSSCONTROL-01..03, LOCK-RULING-22: one space either way, not off the track and not onto its last space. */
function movesFrom(g: GameState, from: number): number[] {
  const { css } = facilityOf(g)
  if (from === g.time) return []
  return [from - 1, from + 1].filter(to => css[to] === -1 && spaceOf(g, to) > 0)
}

const podsOn = (g: GameState, token: number): readonly Section[] => {
  const face = faceOf(g, token)
  return face.kind === 'css' ? face.css.pods : []
}

/** A token moved in the open is still known to whoever has seen it. */
function followNotes(g: GameState, token: number, from: string, to: string): void {
  const card = nameOf(g, token)
  g.notes.forEach((notes, seat) => {
    if (!knows(g, seat, token)) return
    g.notes[seat] = notes.map(note =>
      note.what === 'css' && note.at === from && note.card === card ? { ...note, at: to } : note,
    )
  })
}

function turnUp(g: GameState, token: number, tell: Tell | undefined): void {
  const learned = reveal(g, token)
  tell?.({ e: 'cssTurned', space: spaceOf(g, g.time), card: nameOf(g, token), rule: 'LOCK-EVENT-01', learned })
}

export const cargoPodTasks: Handlers<'intoPod' | 'launchCss' | 'chooseCss' | 'moveCss'> = {
  /** LOCK-CSS-03, LOCK-CSS-04: out of play until the launch. */
  intoPod(g, { who, pod }, tell) {
    const crew = g.crew[who]
    crew.fate = 'inPod'
    crew.pod = podOf(g, pod)
    tell?.({ e: 'entersCss', who, pod, rule: 'LOCK-CSS-03' })
  },

  /** LOCK-CSS-05..09, LOCK-RULING-23: who is not sent off is back in the room, with a wound. */
  launchCss(g, _, tell) {
    const token = facilityOf(g).css[g.time]
    if (token < 0) return
    turnUp(g, token, tell)
    const inside = inOrder(g).filter(seat => g.crew[seat].fate === 'inPod')
    if (inside.length === 0) return
    const pods = podsOn(g, token)
    const away = inside.filter(seat => pods.includes(g.pods[g.crew[seat].pod].section))
    const back = inside.filter(seat => !away.includes(seat))
    for (const seat of inside) {
      g.crew[seat].fate = away.includes(seat) ? 'launched' : 'aboard'
      g.crew[seat].pod = -1
    }
    tell?.({ e: 'cssLaunched', crew: away, back, rule: 'LOCK-CSS-06' })
    checkCrew(g)
    next(g, ...back.map((who): Task => ({ do: 'seriousWound', who })))
  },

  /** LOCK-INFO-08: which token is looked at is public, what it shows is not. */
  chooseCss: {
    ask: 'css',
    rule: 'LOCK-INFO-08',
    options: g => faceDown(g).map(index => ({ do: 'timeSpace', space: spaceOf(g, index) })),
    answer(g, { who, move }, choice, tell) {
      if (choice.do !== 'timeSpace') return
      const from = indexOf(g, choice.space)
      const card = see(g, who, facilityOf(g).css[from], 'css', String(choice.space))
      tell?.({
        e: 'peekedCss',
        who,
        space: choice.space,
        rule: 'LOCK-INFO-08',
        only: onlyFor(who, { card }),
        learned: bit(who),
      })
      if (move && movesFrom(g, from).length > 0) next(g, { do: 'moveCss', who, from })
    },
  },

  moveCss: {
    ask: 'cssMove',
    rule: 'LOCK-ROOM-CSSCONTROL-01',
    options: (g, { from }): Option[] => [
      { do: 'decline' },
      ...movesFrom(g, from).map((to): Option => ({ do: 'timeSpace', space: spaceOf(g, to) })),
    ],
    answer(g, { who, from }, choice, tell) {
      if (choice.do !== 'timeSpace') return
      const { css } = facilityOf(g)
      const to = indexOf(g, choice.space)
      css[to] = css[from]
      css[from] = -1
      followNotes(g, css[to], String(spaceOf(g, from)), String(choice.space))
      tell?.({ e: 'cssMoved', who, from: spaceOf(g, from), to: choice.space, rule: 'LOCK-ROOM-CSSCONTROL-01' })
    },
  },
}

export const cargoPodEffects: Primitives<'enterCss' | 'moveCss' | 'peekCss' | 'loseCss'> = {
  /** LOCK-CSS-02, LOCK-RULING-18 */
  enterCss: {
    why: (g, _, { pod }) => (!isLaunchRound(g) ? 'noCssToken' : isTaken(g, pod) ? 'podTaken' : null),
    /** LOCK-CSS-03, LOCK-RULING-19, LOCK-RULING-20: whatever the end of the turn does is suffered in the room. */
    run(g, { by }, { pod }, tell) {
      discardHand(g, by, 'LOCK-CSS-03', tell)
      next(g, { do: 'passNow', who: by, rule: 'LOCK-CSS-03' }, { do: 'burn', who: by }, { do: 'intoPod', who: by, pod })
    },
  },
  moveCss: {
    why: g => (faceDown(g).length > 0 ? null : 'noCssToken'),
    run: (g, { by }) => next(g, { do: 'chooseCss', who: by, move: true }),
  },
  peekCss: {
    why: g => (faceDown(g).length > 0 ? null : 'noCssToken'),
    run: (g, { by }) => next(g, { do: 'chooseCss', who: by, move: false }),
  },
  /** LOCK-INTRUDERS-05: turned up for all, and out of the game. */
  loseCss: {
    why: () => null,
    run(g, _, __, tell) {
      const { css } = facilityOf(g)
      const at = css.findIndex((token, index) => token >= 0 && index > g.time)
      if (at < 0) return
      const [token] = css.splice(at, 1, -1)
      const learned = layOpen(g, token, sharedZone(g, 'removed'))
      tell?.({ e: 'cssLost', space: spaceOf(g, at), card: nameOf(g, token), rule: 'LOCK-EVENT-14', learned })
    },
  },
}
