/** The crew, in the order of the box. */
export const characters = ['captain', 'pilot', 'scientist', 'scout', 'soldier', 'mechanic'] as const

export type Character = (typeof characters)[number]
