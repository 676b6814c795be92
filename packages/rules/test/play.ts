/** Whole games for tests. */
export { answer } from '../src/index.ts'
export {
  type Moment,
  pick,
  playGame,
  policyFor,
  random,
  rngFor,
} from '../src/testing.ts'
