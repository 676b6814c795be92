/** What lies over a small board leaves my own room, and what may be chosen, in sight. */
import { expect, test } from 'vitest'
import { CHIP, figuresOnScreen, placeChips, placeMap } from '../src/play/board/beyond/placeChips.ts'
import { overlap } from '../src/play/board/camera.ts'

const PHONE = { width: 390, height: 249 }

test('no chip lies over my room or over another chip, wherever my room is', () => {
  const screen = PHONE
  const found: string[] = []
  for (let x = -250; x <= 250; x += 50)
    for (let y = -150; y <= 150; y += 50) {
      const seen = { camera: { x, y, scale: 0.55 }, screen }
      const mine = figuresOnScreen({ x: 0, y: 0 }, seen)
      const far = [-900, -700, 700, 900].map((dx, at) => ({ room: { x: x + dx, y: y + at * 40 } }))
      const chips = placeChips(far, seen, [mine]).map(({ x, y }) => ({ x, y, ...CHIP }))
      if (chips.some(chip => overlap(chip, mine) > 0)) found.push(`my room is hidden at ${x} ${y}`)
      if (chips.some((chip, at) => chips.slice(at + 1).some(other => overlap(chip, other) > 0)))
        found.push(`chips lie over each other at ${x} ${y}`)
      const outside = chips.filter(
        chip => chip.x < 0 || chip.y < 0 || chip.x > 390 - CHIP.width || chip.y > 249 - CHIP.height,
      )
      if (outside.length > 0) found.push(`a chip is outside at ${x} ${y}`)
    }
  expect(found).toEqual([])
})

test('where every place at its edge would hide my room, there is no chip', () => {
  const seen = { camera: { x: 0, y: 0, scale: 0.55 }, screen: PHONE }
  const everything = { x: 0, y: 0, ...PHONE }
  expect(placeChips([{ room: { x: -900, y: 0 } }], seen, [everything])).toEqual([])
})

test('the map of the board folds into a button where it would hide my room or a choice', () => {
  const middle = { x: 150, y: 90, width: 90, height: 70 }
  expect(placeMap(PHONE, [], [middle])).toMatchObject({ width: 96, height: 62 })
  // Every corner and every side has a choice in it, with a little room left in one corner.
  const around = [
    { x: 60, y: 0, width: 330, height: 60 },
    { x: 0, y: 60, width: 70, height: 189 },
    { x: 300, y: 60, width: 90, height: 189 },
  ]
  const folded = placeMap(PHONE, [], around)
  expect(folded).toMatchObject({ width: 44, height: 44 })
  expect(around.every(box => overlap(folded, box) === 0)).toBe(true)
})
