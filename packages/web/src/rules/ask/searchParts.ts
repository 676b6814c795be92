/** What is loaded when somebody is about to ask. */
export { SearchResults } from './SearchResults.tsx'
export { prepareSearch } from './useSearch.ts'
