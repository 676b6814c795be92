/** Action decks: ten cards per character, five that everybody has and five of their own. */
import type { ActionCard } from '../../../core/content.ts'
import { calm, card, demolition, fight, interruption, rest, searches } from '../../../core/contentForms.ts'
import {
  breakDown,
  choose,
  computer,
  door,
  draw,
  fire,
  fix,
  go,
  look,
  plain,
  roomAction,
  search,
  shoot,
} from '../../../core/effect.ts'
import type { Character } from './characters.ts'

const common: ActionCard[] = [searches, rest, demolition, interruption]

const repair = choose([fix()], [plain('engine')])
const basicRepairs = calm('basicRepairs', 2, repair)
const repairs = calm('repairs', 1, repair)
const computerSkills = calm('computerSkills', 0, choose([door('toggle')], [roomAction('computer')]))
const suppressiveFire = fight('suppressiveFire', { fx: 'spendAmmo', count: 1 }, go('either', { attacks: false }))

export const actions = {
  captain: [
    ...common,
    basicRepairs,
    calm('order', 0, go('other')),
    card('motivation', 'any', 0, [draw(1, 'everyoneHere')]),
    suppressiveFire,
    card('reload', 'any', 0, [{ fx: 'ammo', of: 'sixShooter', count: 1 }]),
  ],
  pilot: [
    ...common,
    repairs,
    computerSkills,
    calm('piloting', 0, choose([roomAction('cockpitOrComputer')], [computer(), look('coordinates')])),
    calm('knowledgeOfTheShip', 0, choose([door('toggle')], [look('tile')])),
    calm('oldFriend', 0, roomAction('noComputer')),
  ],
  scientist: [
    ...common,
    repairs,
    computerSkills,
    calm('riskAssessment', 0, computer(true), plain('riskAssessment')),
    calm('blockingAccess', 0, computer(), choose([roomAction('computer')], [breakDown('computer')])),
    calm('intranet', 1, computer(true), roomAction('anyComputer')),
  ],
  scout: [
    ...common,
    basicRepairs,
    calm('scavenging', 1, search(2, 'ignored')),
    calm('reconnaissance', 1, go('self', { noise: false })),
    suppressiveFire,
    fight('adrenaline', choose([shoot(), draw(1)], [go('self'), draw(1)])),
  ],
  soldier: [
    ...common,
    basicRepairs,
    fight('coveringFire', { fx: 'spendAmmo', count: 1 }, go('both', { attacks: false })),
    fight('takingAim', shoot({ energy: true, reroll: true })),
    fight('fullAuto', shoot({ spend: 'all' })),
    card('nervesOfSteel', 'reaction', 0, [{ fx: 'spare', on: 'surprise' }]),
  ],
  mechanic: [
    ...common,
    calm('fastRepairs', 0, repair),
    computerSkills,
    calm('ingenuity', 0, choose([fix()], [plain('engine')], [{ fx: 'craft', wild: true }])),
    calm('technicalCorridors', 1, plain('ducts'), plain('pass')),
    calm('pyrotechnics', 1, choose([plain('loseItem'), fire('place')], [fire('remove')])),
  ],
} satisfies Record<Character, ActionCard[]>
