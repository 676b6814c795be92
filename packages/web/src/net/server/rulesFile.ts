/** Where an edition of the rules can be had as a module. */
export const rulesFile = (hash: string): string => `/api/rules/${encodeURIComponent(hash)}.mjs`
