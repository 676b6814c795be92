/** What is loaded together: my goal in a line, the ways out, and what serves me. */
export { GoalLine } from '../objectives/GoalLine.tsx'
export { ServesGoal } from '../objectives/ServesGoal.tsx'
export { WaysOut } from './WaysOut.tsx'
