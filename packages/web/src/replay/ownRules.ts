/** The rules that came with this page, apart from what every table needs of them. */
export { clone, create, faceFor, step, takenBack, view } from '@coldwake/rules'
