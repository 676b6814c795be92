/** Beacon: what lies in its box. A light on a rock in the sea; on the fifth day a boat takes everybody home. */
import { calm, card, item, objective, room, token } from '../../src/core/contentForms.ts'
import { draw, go, plain, search } from '../../src/core/effect.ts'

const common = [calm('beachcomb', 0, search(2)), calm('stroll', 0, go('self'))]
export const actions = {
  keeper: [...common, card('tea', 'any', 0, [draw(2)])],
  sailor: [...common, calm('gale', 1, go('self'), go('self'))],
  painter: [...common, card('sketch', 'any', 0, [draw(1, 'everyoneHere')])],
}
export const items = { red: [], yellow: [item('thermos', { copies: 4 }, draw(1))], green: [] }
export const tiles = [room('1', 'radioShack', 'yellow', {}, plain('signal')), room('1', 'boathouse', 'yellow', {})]
export const pier = room('special', 'pier', null, { noSearch: true })
export const tokens = [token('silence', 2, 2)]
const personal = objective('personal')
export const objectives = [personal('callHome', 1, { is: 'signal' }), personal('seeAll', 1, { is: 'allExplored' })]
