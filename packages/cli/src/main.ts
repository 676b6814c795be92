/** The program behind `npm run cli`. */
import { main } from './commandLine.ts'

process.exitCode = await main(process.argv.slice(2))
