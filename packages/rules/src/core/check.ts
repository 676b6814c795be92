/** Checks a value from outside against its description. */
import type { CustomCheck, Shape, Sizes } from './describe.ts'

/** The faults of a value at this place, in words. None: it is as described. */
export type Check = (value: unknown, at: string) => string[]
export type CustomChecks = Readonly<Record<CustomCheck, Check>>

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
export const under = (at: string, key: string | number): string => (at ? `${at}.${key}` : String(key))
export const must = (holds: boolean, at: string, be: string): string[] => (holds ? [] : [`${at} must be ${be}`])

/** `size`: of the table, for the lengths of lists that depend on it. */
export function checkOf(shape: Shape, size: Sizes, customs: CustomChecks): Check {
  if (shape.part !== undefined && !size.has.includes(shape.part))
    return (value, at) => must(value === undefined, at, 'left out')
  if (shape.transient) return (value, at) => must(value === null, at, 'nothing between two turns')
  const check = plainCheckOf(shape, size, customs)
  return (value, at) => {
    if (value === null && shape.nullable) return []
    return value === undefined && shape.optional ? [] : check(value, at)
  }
}

function plainCheckOf(shape: Shape, size: Sizes, customs: CustomChecks): Check {
  switch (shape.kind) {
    case 'whole':
      return (value, at) => must(Number.isInteger(value), at, 'a whole number')
    case 'flag':
      return (value, at) => must(typeof value === 'boolean', at, 'true or false')
    case 'yes':
      return (value, at) => must(value === true, at, 'true or left out')
    case 'text':
      return (value, at) => must(typeof value === 'string', at, 'text')
    case 'oneOf':
      return (value, at) =>
        must(
          shape.values.some(one => one === value),
          at,
          `one of ${shape.values.join(', ')}`,
        )
    case 'custom':
      return customs[shape.check]
    case 'list': {
      const length = typeof shape.length === 'string' ? size[shape.length] : shape.length
      return checkList(checkOf(shape.item, size, customs), length)
    }
    case 'record':
      return checkRecord(shape.fields, size, customs)
  }
}

export const checkList =
  (item: Check, length?: number): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return [`${at} must be a list`]
    if (length !== undefined && value.length !== length)
      return [`${at} must have ${length} entries, not ${value.length}`]
    return value.flatMap((one, i) => item(one, under(at, i)))
  }

/** These fields and no others. */
export function checkRecord(fields: Readonly<Record<string, Shape>>, size: Sizes, customs: CustomChecks): Check {
  const checks = Object.entries(fields).map(([key, shape]) => ({ key, check: checkOf(shape, size, customs) }))
  return (value, at) => {
    if (!isObject(value)) return [`${at} must be an object`]
    return [
      ...checks.flatMap(({ key, check }) =>
        Object.hasOwn(value, key) || check(undefined, '').length === 0
          ? check(value[key], under(at, key))
          : [`field ${under(at, key)} is missing`],
      ),
      ...Object.keys(value).flatMap(key => (Object.hasOwn(fields, key) ? [] : [`field ${under(at, key)} is unknown`])),
    ]
  }
}
