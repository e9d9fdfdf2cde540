import type { AdminCommand } from './command.ts'
import { distanceOf, nearestOf, typingErrors, unknownWord } from '#app/config/nearest.ts'
import { adminCommands } from './commands.ts'

const EXIT_CODES =
  'Exit codes: 0 success, 1 failure (the reason is on standard error), 2 unknown command or invalid arguments.'
const WIDTH = 52

/** Help for one command, for all commands that begin with one word, or for all commands. */
export function helpFor(command: AdminCommand | undefined, words: readonly string[]): string {
  if (command) return helpOf(command)
  const group = adminCommands.filter(({ name }) => name.startsWith(`${words[0]} `))
  const shown = group.length > 0 ? group : adminCommands
  return [
    `Usage: npm run admin -- ${group.length > 0 ? words[0] : 'COMMAND'} …`,
    ...shown.map(each => `  ${`${each.name} ${each.usage}`.padEnd(WIDTH)} ${each.description}`),
    '',
    'COMMAND --help explains one command. --json prints JSON for scripts; --yes confirms an irreversible command.',
    EXIT_CODES,
  ].join('\n')
}

function helpOf({
  name,
  usage,
  description,
  more = [],
  options = {},
  confirmation,
  examples,
}: AdminCommand): string {
  const rows: [string, string][] = [
    ...Object.entries(options).map(([option, { description, isFlag }]): [string, string] => [
      `--${option}${isFlag ? '' : ' …'}`,
      description,
    ]),
    ...(confirmation ? [['--yes', 'run without asking for confirmation'] as [string, string]] : []),
    ['--json', 'print JSON, for scripts'],
  ]
  return [
    `Usage: npm run admin -- ${[name, usage, '[options]'].filter(Boolean).join(' ')}`,
    description,
    ...more,
    '',
    ...rows.map(([option, text]) => `  ${option.padEnd(18)} ${text}`),
    '',
    ...examples.map(example => `  npm run admin -- ${example}`),
    '',
    EXIT_CODES,
  ].join('\n')
}

/** The words typed as the command: the first word, or the first two when a command begins with the first. */
const commandTextOf = (words: readonly string[]): string => {
  const typed = words.filter(word => !word.startsWith('-'))
  return typed.slice(0, adminCommands.some(({ name }) => name.startsWith(`${typed[0]} `)) ? 2 : 1).join(' ')
}

/** Error for an unknown command, with the most similar one; undefined when no command was typed. */
export function unknownCommand(words: readonly string[]): string | undefined {
  const typed = commandTextOf(words)
  return typed === '' ? undefined : unknownWord('command', typed, nearest(words))
}

/** The command with the most similar name; undefined when none is similar enough. */
export function nearest(words: readonly string[]): string | undefined {
  const typed = words.filter(word => !word.startsWith('-')).slice(0, 2)
  if (typed.length === 0) return undefined
  // A command of one word is compared with the first word only.
  const [one, two] = [1, 2].map(count =>
    nearestOf(
      typed.slice(0, count).join(' '),
      adminCommands.map(({ name }) => name).filter(name => name.split(' ').length === count),
      typingErrors,
    ),
  )
  if (one === undefined || two === undefined) return one ?? two
  return distanceOf(typed[0]!, one) < distanceOf(typed.join(' '), two) ? one : two
}
