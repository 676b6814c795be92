/** The crew, in the order of the box. */
import type { Cover } from '../../../core/cover.ts'
import { options } from '../options.ts'

export const characters = ['captain', 'pilot', 'scientist', 'scout', 'soldier', 'mechanic'] as const

export const cover: Cover = { boards: ['nemesis-base', 'nemesis-alt'], characters, seats: { min: 1, max: 5 }, options }

export type Character = (typeof characters)[number]
