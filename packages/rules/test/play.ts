/** Whole games for tests. */
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
  toInput,
} from '../src/testing.ts'
