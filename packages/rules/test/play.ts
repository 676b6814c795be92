/** Whole games for tests. */
export { answer } from '../src/index.ts'
export {
  eager,
  type Moment,
  type Policy,
  pick,
  playGame,
  policyFor,
  random,
  rngFor,
  setupFor,
} from '../src/testing.ts'
