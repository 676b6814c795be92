/**
 * What a card does, as data. The rules run these expressions (mechanics/effects.ts) and the text package words them,
 * so a card's wording cannot drift from what it does. `choose` is a player's OR, `when` a condition nobody decides.
 */

import type { Component } from './content.ts'
import type { Colour, IntruderKind, Name, ObjectKind, Section } from './types.ts'

export type Effect =
  // ------------------------------------------------ joints
  /** Do exactly one of these, each a list done in order. */
  | { fx: 'choose'; of: readonly (readonly Effect[])[] }
  /** Do this, or leave it. */
  | { fx: 'may'; do: readonly Effect[] }
  /** This if the test holds, otherwise that. */
  | { fx: 'when'; test: Test; do: readonly Effect[]; else: readonly Effect[] }
  /** On a character in the room, the user's choice, self included. */
  | { fx: 'patient'; of: readonly Effect[] }
  /** Only where this holds; `why` it cannot be done otherwise. */
  | { fx: 'need'; test: Test }

  // ------------------------------------------------ cards
  | { fx: 'draw'; count: number; who: 'self' | 'everyoneHere' }
  /** Discard any number, Contamination included, and draw that many and some more. */
  | { fx: 'redraw'; more: number }
  /** `most`: only of somebody who holds at most that many cards. */
  | { fx: 'discardHand'; who: 'self' | 'other'; most?: number }
  | { fx: 'drawPerWound' }
  /** Every other character in the room discards an action card of its own choice. */
  | { fx: 'othersDiscard'; count: number }
  | { fx: 'pass' }
  /** Deck and discard pile, with or without the hand, make a new deck. */
  | { fx: 'reshuffleOwn'; hand: boolean }
  | { fx: 'unlimited' }
  /** Everybody passes, the Player Phase ends, no intruder attacks in the Event Phase. */
  | { fx: 'endPhase' }
  /** Only as a reaction: the action, or the Interruption, it answers does not happen. */
  | { fx: 'cancel' }
  /**
   * Only as a reaction: the attack does nothing to this character. `dark`: only in darkness; `price`: one of these
   * objects is discarded; `slimes`: everybody in the room is slimed.
   */
  | { fx: 'spare'; on: 'surprise' | 'attack'; dark?: true; price?: readonly ObjectKind[]; slimes?: true }
  /** Only as a reaction: what darkness adds, of an event or of anything, does not touch this character. */
  | { fx: 'ignoreDark'; of: 'event' | 'any' }
  /** Only as a reaction: another character in the room is attacked instead, before or after the card is seen. */
  | { fx: 'redirect'; at: 'before' | 'after'; price?: readonly ObjectKind[] }
  /** Only as a reaction: another attack card is drawn. */
  | { fx: 'redrawAttack' }
  /** Only as a reaction: no noise roll in the bag's development, in darkness. */
  | { fx: 'skipBagNoise' }

  // ------------------------------------------------ wounds and contamination
  | { fx: 'lightWound'; count: number }
  | { fx: 'seriousWound'; count: number }
  | { fx: 'kill' }
  | { fx: 'dress'; count: number | 'all' }
  | { fx: 'healSerious'; count: number }
  /** `unhurt`: whoever has no light wound may use it too, for what else it brings. */
  | { fx: 'healLight'; count: number | 'all'; unhurt?: true }
  | { fx: 'contaminate'; count: number }
  /** Read contamination cards: hand, or deck, discard pile and hand. */
  | {
      fx: 'scan'
      zone: 'hand' | 'everywhere'
      clean: 'keep' | 'remove'
      infected: 'infect' | 'remove' | 'ignore'
      /** Knowledge gained if at least one card was removed. */
      reward?: number
    }
  /** Draw cards, in the open or not, and read the Contamination among them; an infected one infests. */
  | { fx: 'drawAndScan'; draw: number; open: boolean; keep: boolean }
  /** Contamination of the hand: discarded, or removed unread. */
  | { fx: 'discardContamination' }
  | { fx: 'removeContamination'; count: number }
  /** Read one contamination card of the hand and remove it; an infected one is replaced by a new card. */
  | { fx: 'scanOne' }
  | { fx: 'larva'; how: 'remove' | 'give' }
  | { fx: 'slime'; how: 'give' | 'remove' }
  | { fx: 'signal' }

  // ------------------------------------------------ moving
  /** Leave the room: oneself, one other, or both together. Escaping is going while In Combat. */
  | {
      fx: 'go'
      /** `along`: oneself, and perhaps another who is not asked. */
      who: 'self' | 'other' | 'either' | 'both' | 'along'
      noise: boolean
      attacks: boolean
      /** The door behind is closed. */
      shut?: true
      /** The exploration token of the room may be left alone. */
      leaveToken?: true
    }
  /** `explored`: only into explored rooms. `anywhere`: also from a room whose slot has no entrance. */
  | { fx: 'ducts'; explored?: true; anywhere?: true }
  /** An attack as if by an Adult in darkness, without a miniature. */
  | { fx: 'adultAttack' }
  /** To any other room of this colour. */
  | { fx: 'leap'; colour: Colour }

  // ------------------------------------------------ intruders and combat
  | { fx: 'noiseRoll' }
  | { fx: 'shoot'; energy: boolean; reroll: boolean; spend: 'one' | 'all' }
  | { fx: 'ammo'; of: 'energy' | 'flamethrower' | 'sixShooter' | 'nailDriver'; count: number | 'fill' }
  /** `of`: from this weapon, not one of choice. */
  | { fx: 'spendAmmo'; count: number; of?: Name }
  /** Uses of this item: one spent, or all back. */
  | { fx: 'uses'; of: Name; count: 'spend' | 'fill' }
  /** Give up an Energy Charge to fill the weapon the Autoloader hangs on. */
  | { fx: 'autoload' }
  /** Everything in a chosen room, here or next to it: injuries, serious wounds, perhaps fire. */
  | {
      fx: 'throw'
      target: number
      others: number
      eggs: number
      fire: boolean
      /** What characters there suffer; without it a serious wound. */
      crew?: 'light'
      malfunction?: true
    }
  | { fx: 'injureOne'; injuries: number; retreat: boolean }
  | { fx: 'retreatOne' }
  /** All intruders of the neighbouring rooms go into one of them; those in Combat attack first. */
  | { fx: 'decoy' }
  | { fx: 'takeEgg' }
  /** `calm`: without the attack that follows; `attackAgain` is that attack. */
  | { fx: 'transform'; calm?: true }
  | { fx: 'attackAgain' }
  | { fx: 'summon' }
  /** The combat die as if shooting, for an intruder here. */
  | { fx: 'rollAsShoot' }
  /** Contamination, injuries, and an attack if the intruder is still there. */
  | { fx: 'desperate'; injuries: number }
  /** Injury of an intruder: one, and one for every two points of Knowledge. */
  | { fx: 'vivisect' }
  /** A Carcass of an intruder here, which is not harmed. */
  | { fx: 'sample' }
  /** An injury of an intruder here in place of a melee attack. */
  | { fx: 'glow' }
  /** An intruder here goes into a neighbouring room of choice. */
  | { fx: 'driveOut' }
  /** The attacker follows, if this was an attack on somebody escaping with an undressed serious wound. */
  | { fx: 'chase' }

  // ------------------------------------------------ the board
  /** Lower the item counter, draw items of the room's colour, keep one, the rest face down under the deck. */
  | { fx: 'search'; draw: number; counter: 'needed' | 'ignored' | 'unused' }
  | { fx: 'look'; at: 'tile' | 'tileAndToken' | 'coordinates' | 'engine' | 'engines'; count: number }
  /** Open a closed door or close an open one; destroy a closed one; `mend` may close a destroyed one. */
  | { fx: 'door'; how: 'toggle' | 'destroy' | 'mend'; any?: true }
  /** Any of the doors of a chosen room. */
  | { fx: 'doorsOf' }
  /** All doors of a chosen room. */
  | { fx: 'closeDoors' }
  /** Up to so many noise markers, around this room or in the whole section, placed or taken away. */
  | { fx: 'noise'; how: 'place' | 'remove'; where: 'here' | 'section'; count: number }
  | { fx: 'malfunction'; how: 'place' | 'remove'; at: 'here' | 'computer' }
  | { fx: 'fire'; how: 'place' | 'remove' }
  /** Put out the fire of a chosen room and drive its intruders out. */
  | { fx: 'douse' }
  /** Put out the fire here or in a neighbouring room that no closed door shuts off. */
  | { fx: 'spray' }
  | { fx: 'vent' }
  /** Look at both tokens of the engine here and put them back in either order. */
  | { fx: 'engine' }
  | { fx: 'riskAssessment' }
  /** Only in a room with a working computer; or anywhere, with the Holo Computer. */
  | { fx: 'computer'; holo: boolean }
  | {
      fx: 'roomAction'
      where:
        | 'computer'
        | 'noComputer'
        | 'cockpitOrComputer'
        | 'anyComputer'
        | 'whiteOrRed'
        | 'whiteOrYellow'
        | 'whiteOrGreen'
        /** Also where there is a Malfunction. */
        | 'broken'
    }
  | { fx: 'setDestination' }
  /** `how`: only this; without it whichever is possible. */
  | { fx: 'selfDestruct'; how?: 'start' | 'stop' }
  | { fx: 'togglePod'; where: 'any' | 'here' }
  | { fx: 'enterPod'; section: Section }
  | { fx: 'hibernate' }
  | { fx: 'analyse'; where: 'laboratory' | 'here' | 'carried' }
  | { fx: 'peekObjective'; of: 'anyone' | 'signalled'; all?: true }

  // ------------------------------------------------ the facility
  | { fx: 'knowledge'; count: number | 'weaknesses' }
  | { fx: 'activateKnowledge' }
  /** Look at the two top cards: one back on top, the other under the deck. */
  | { fx: 'arrange'; deck: 'event' | 'attack' }
  /** Look at one contingency of anybody, or at all those of a character in one's section. */
  | { fx: 'peekContingency'; of: 'any' | 'section' }
  | { fx: 'takeContingency' }
  /** Look at one cargo token of the time track. */
  | { fx: 'peekCss' }
  /** The same, and it may be moved by one space. */
  | { fx: 'moveCss' }
  /**
   * Options of the open computer card: one, or any number of them. `waive`: what is not needed — power, the computer, or
   * one of the two.
   */
  | { fx: 'computerAction'; waive?: 'power' | 'computer' | 'either'; all?: true }
  | { fx: 'power'; how: 'flipHere' | 'swap' }
  | { fx: 'backup' }
  /** Call the elevator and ride it, without power. */
  | { fx: 'ride' }
  | { fx: 'rover' }
  /** What can be done from here with the Rover, for nothing. */
  | { fx: 'drive' }
  | { fx: 'openGate' }
  | { fx: 'startAlert' }
  | { fx: 'enterCss'; pod: Section }
  | { fx: 'lockIn' }
  | { fx: 'defence' }

  // ------------------------------------------------ the Surface
  /** Action cards of one's own choice. */
  | { fx: 'discard'; count: number }
  | { fx: 'encounter' }
  /** Noise in every Area that has none, or in one of choice. */
  | { fx: 'noiseInAreas'; count: 'all' | 1 }
  /** Noise in the Area one is in; where there is noise already, an Encounter. */
  | { fx: 'stirArea' }
  /** Ammo and uses, of things of one's own choice. */
  | { fx: 'drain'; count: number }

  // ------------------------------------------------ items
  | { fx: 'craft'; wild: boolean }
  /** Everybody in the room may craft an item, each from one component of its own. */
  | { fx: 'repository' }
  /** `of`: only such an item. */
  | { fx: 'loseItem'; of?: { component: Component } | { id: Name } | 'weapon' }
  | { fx: 'loseObject'; kinds: readonly ObjectKind[] }
  /** Lower the item counter of this room. */
  | { fx: 'itemCounter' }
  /** One of these crafted items. */
  | { fx: 'takeCrafted'; of: readonly Name[] }
  | { fx: 'attach'; to: 'energyWeapon'; ammo: number }
  | { fx: 'tape' }

  // ------------------------------------------------ events: nobody in particular acts
  | { fx: 'protectEggs' }
  | { fx: 'hatch' }
  /** `dark`: where there is no power, of everything. */
  | { fx: 'healIntruders'; count: number; dark?: 'all' }
  | {
      fx: 'malfunctions'
      in:
        | 'withIntruders'
        | 'burning'
        | 'lowest'
        | 'yellowComputers'
        | 'green'
        | 'withMe'
        | 'lowestPoweredComputer'
        | 'poweredComputers'
        | 'elevators'
    }
  | { fx: 'lurk' }
  | { fx: 'eclosion'; draw: number }
  /** `in`: there; without it in the Hibernatorium. */
  | { fx: 'flammable'; in?: Name }
  /** `chase`: who has come is on the heels of whoever is there. */
  | { fx: 'hunt'; chase?: true }
  | { fx: 'burnItems' }
  | { fx: 'spreadFire' }
  | { fx: 'noiseAround'; what: 'slimed' | 'nest' | 'wounded' | 'me' }
  /** `pool`: where there is noise already, the pools of markers lose one each. */
  | { fx: 'noiseInDucts'; pool?: true }
  | { fx: 'openDoors' }
  | { fx: 'ejectPod' }
  /** `breaks`: what does not work yet breaks first. */
  | { fx: 'coolantLeak'; breaks?: true }
  /** `me`: to this character, with cards or without. */
  | { fx: 'bloodTrace'; me?: true }
  | { fx: 'fireIn'; tiles: readonly Name[] }
  /** Fire in every explored computer room that has power. */
  | { fx: 'fireInComputers' }
  | { fx: 'burnCss' }
  | { fx: 'kickstopper' }
  | { fx: 'leaveShell'; draw: number }
  /** `me`: this character, with cards or without. */
  | { fx: 'panic'; me?: true }
  /** `cuts`: where the Time token is inactive already, the highest power token goes out. */
  | { fx: 'powerSurge'; cuts?: true }
  /** The next cargo token ahead of the Time token is turned up and gone. */
  | { fx: 'loseCss' }
  | { fx: 'adultJoins' }

  // ------------------------------------------------ what whoever plays the Intruders decides
  /** A character rolls for noise. */
  | { fx: 'pursuit' }
  /** Of so many Event cards one is resolved. */
  | { fx: 'planning'; draw: number }
  /** One intruder loses injuries. */
  | { fx: 'healOne'; count: number }
  /** Intruders of this character's room attack; `of`: only those who have just come hunting. */
  | { fx: 'allAttack'; of?: 'hunters' }

export type Fx = Effect['fx']
export type EffectOf<K extends Fx> = Extract<Effect, { fx: K }>

/** A question about the state, for conditions, quests and objectives; asked for one seat. */
export type Test =
  | { is: 'all'; of: readonly Test[] }
  | { is: 'any'; of: readonly Test[] }
  | { is: 'seriousWounds'; min: number }
  | { is: 'inRoom'; tile: string }
  | { is: 'signal' }
  | { is: 'allExplored' }
  | { is: 'destination'; at: 'earth' | 'mars' }
  | { is: 'soleSurvivor' }
  | { is: 'playerDead'; player: number }
  | { is: 'othersSurvive'; min: number }
  | { is: 'nestDestroyed' }
  | { is: 'shipDestroyed' }
  | { is: 'killed'; kind: IntruderKind }
  | { is: 'weakness'; object: ObjectKind }
  | { is: 'weaknesses'; min: number }
  | { is: 'leftWith'; object: 'egg' | 'corpse.blue' }
  | { is: 'leftByPod' }
  | { is: 'items'; min: number }
  | { is: 'objectIn'; object: 'corpse.blue'; tile: string }
  | { is: 'not'; test: Test }
  | { is: 'knowledge'; min: number }
  | { is: 'knowledgeActive' }
  /** Whoever sent the Signal has an active Knowledge token. */
  | { is: 'senderLearned' }
  | { is: 'dark' }
  | { is: 'powered' }
  | { is: 'inCombat' }
  | { is: 'noCards' }
  | { is: 'undressedSerious' }
  /** A character in the room, or this one, has a larva. */
  | { is: 'host' }
  | { is: 'isHost' }
  | { is: 'atEntrance' }
  | { is: 'carries'; object: ObjectKind }
  | { is: 'colour'; colour: Colour }
  | { is: 'inNest' }
  | { is: 'leftBy'; how: 'css' | 'isolation' | 'bunker' }
  /** All of these characters that are in play. */
  | { is: 'survivorsDead'; of: readonly Name[] }
  | { is: 'learnedDead'; min: number }
  | { is: 'sectionsExplored'; of: readonly number[] }
  | { is: 'intact' }
  | { is: 'selfDestructOn' }
  | { is: 'exactlySurvive'; others: number }
  /** Power tokens that give power. */
  | { is: 'powerOn'; min: number }
  /** The Time token shows its active side. */
  | { is: 'backupOn' }

export type TestOf<K extends Test['is']> = Extract<Test, { is: K }>

export const choose = (...of: (readonly Effect[])[]): Effect => ({ fx: 'choose', of })
export const may = (...list: Effect[]): Effect => ({ fx: 'may', do: list })
export const when = (test: Test, list: readonly Effect[], otherwise: readonly Effect[] = []): Effect => ({
  fx: 'when',
  test,
  do: list,
  else: otherwise,
})
export const patient = (...of: Effect[]): Effect => ({ fx: 'patient', of })
export const search = (draw: number, counter: 'needed' | 'ignored' | 'unused' = 'needed'): Effect => ({
  fx: 'search',
  draw,
  counter,
})
export const look = (at: EffectOf<'look'>['at'], count = 1): Effect => ({ fx: 'look', at, count })
export const door = (how: EffectOf<'door'>['how']): Effect => ({ fx: 'door', how })
export const breakDown = (at: 'here' | 'computer' = 'here'): Effect => ({ fx: 'malfunction', how: 'place', at })
export const fix = (): Effect => ({ fx: 'malfunction', how: 'remove', at: 'here' })
export const fire = (how: 'place' | 'remove'): Effect => ({ fx: 'fire', how })
export const draw = (count: number, who: 'self' | 'everyoneHere' = 'self'): Effect => ({ fx: 'draw', count, who })
export const lightWound = (count: number): Effect => ({ fx: 'lightWound', count })
export const seriousWound = (count: number): Effect => ({ fx: 'seriousWound', count })
export const contaminate = (count: number): Effect => ({ fx: 'contaminate', count })
export const dress = (count: number | 'all'): Effect => ({ fx: 'dress', count })
export const healLight = (count: number | 'all'): Effect => ({ fx: 'healLight', count })
export const healSerious = (count: number): Effect => ({ fx: 'healSerious', count })
export const scan = (
  zone: 'hand' | 'everywhere',
  clean: 'keep' | 'remove',
  infected: EffectOf<'scan'>['infected'],
): Effect => ({
  fx: 'scan',
  zone,
  clean,
  infected,
})
export const go = (who: EffectOf<'go'>['who'], how: Partial<Omit<EffectOf<'go'>, 'fx' | 'who'>> = {}): Effect => ({
  fx: 'go',
  who,
  noise: true,
  attacks: true,
  ...how,
})
export const shoot = (how: { energy?: boolean; reroll?: boolean; spend?: 'one' | 'all' } = {}): Effect => ({
  fx: 'shoot',
  energy: how.energy ?? false,
  reroll: how.reroll ?? false,
  spend: how.spend ?? 'one',
})
export const roomAction = (where: EffectOf<'roomAction'>['where']): Effect => ({ fx: 'roomAction', where })
export const need = (test: Test): Effect => ({ fx: 'need', test })
export const computer = (holo = false): Effect => ({ fx: 'computer', holo })
/** An effect without particulars. */
export const plain = <K extends Fx>(fx: { fx: K } extends Effect ? K : never): Effect => ({ fx }) as Effect

export const all = (...of: Test[]): Test => ({ is: 'all', of })
export const any = (...of: Test[]): Test => ({ is: 'any', of })
export const not = (test: Test): Test => ({ is: 'not', test })

/** The parts of a card's test that stand side by side: the end's report says which hold. */
export const partsOf = (test: Test): readonly Test[] => (test.is === 'all' ? test.of : [test])
/** NEM-MODE-COOP-03 */
export const asksForSignal = (test: Test): boolean => partsOf(test).some(({ is }) => is === 'signal')
