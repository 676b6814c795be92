/** 1 to n, for things that are counted rather than listed. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
