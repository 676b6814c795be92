/** The commands: play, simulate, soak, duel, replay, print logs and cards, run scenarios and lessons; and an operator's backups, migrations and reports. */
import { readArgs, UsageError } from './args.ts'
import { backup, backupHelp, migrate, restore } from './backup.ts'
import { cards, cardsHelp } from './cards.ts'
import { duel, duelHelp } from './duel.ts'
import { replay } from './gameFiles.ts'
import { lessonHelp, lessons } from './lesson.ts'
import { log, logHelp } from './log.ts'
import { play, playHelp } from './play.ts'
import { report, reportHelp } from './report.ts'
import { scenarioHelp, scenarios } from './scenario.ts'
import { simulate, simulateHelp } from './simulate.ts'
import { soak, soakHelp } from './soak.ts'
import { tournament, tournamentHelp } from './tournament.ts'
import { train, trainHelp } from './train/command.ts'

const HELP = `Usage: npm run -s cli -- COMMAND

${playHelp}
${simulateHelp}
${soakHelp}
${tournamentHelp}
${duelHelp}
${trainHelp}
replay FILE…
  plays exported games again and says whether they end in the same state
${logHelp}
${scenarioHelp}
${lessonHelp}
${cardsHelp}
${backupHelp}
${reportHelp}`

function files(command: string, args: string[]): string[] {
  const { positionals } = readArgs(args, {})
  if (positionals.length === 0) throw new UsageError(`${command} needs at least one FILE`)
  return positionals
}

const commands: Record<string, (args: string[]) => boolean | Promise<boolean>> = {
  play,
  simulate,
  soak,
  tournament,
  duel,
  train,
  replay: args =>
    files('replay', args)
      .map(replay)
      .every(same => same),
  log,
  scenario: scenarios,
  lesson: lessons,
  cards,
  backup,
  restore,
  migrate,
  report,
}

/** Runs one command line; the number is the exit code. */
export async function main(argv: string[]): Promise<number> {
  const [name = 'help', ...args] = argv
  if (name === 'help' || argv.includes('--help') || argv.includes('-h')) {
    console.log(HELP)
    return 0
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new UsageError(`unknown command ${name}; there are ${Object.keys(commands).join(', ')}`)
    return (await command(args)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return 2
  }
}
