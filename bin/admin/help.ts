import type { AdminCommand } from './command.ts'
import { distanceOf, nearestOf, typingErrors, unknownWord } from '../nearest.ts'
import { adminCommands } from './commands.ts'

const EXIT_CODES = 'Exit codes: 0 done, 1 not done (one sentence says why), 2 words that no command takes.'
const WIDTH = 52

/** What is printed for one command, for all that begin with one word, or for everything. */
export function helpFor(command: AdminCommand | undefined, words: readonly string[]): string {
  if (command) return helpOf(command)
  const group = adminCommands.filter(({ name }) => name.startsWith(`${words[0]} `))
  const shown = group.length > 0 ? group : adminCommands
  return [
    `Usage: npm run admin -- ${group.length > 0 ? words[0] : 'COMMAND'} …`,
    ...shown.map(each => `  ${`${each.name} ${each.usage}`.padEnd(WIDTH)} ${each.description}`),
    '',
    'COMMAND --help tells more about each. --json prints for scripts; --yes answers the question of what cannot be taken back.',
    EXIT_CODES,
  ].join('\n')
}

function helpOf({ name, usage, description, more = [], options = {}, asks, examples }: AdminCommand): string {
  const rows: [string, string][] = [
    ...Object.entries(options).map(([option, { description, isFlag }]): [string, string] => [`--${option}${isFlag ? '' : ' …'}`, description]),
    ...(asks ? [['--yes', 'do it without being asked'] as [string, string]] : []),
    ['--json', 'print JSON, for scripts'],
  ]
  return [
    `Usage: npm run admin -- ${[name, usage, '[options]'].filter(Boolean).join(' ')}`,
    description, ...more, '',
    ...rows.map(([option, text]) => `  ${option.padEnd(18)} ${text}`), '',
    ...examples.map(example => `  npm run admin -- ${example}`), '',
    EXIT_CODES,
  ].join('\n')
}

/** What was typed in place of a command: its first word, or both where the first one begins a command. */
const typedIn = (words: readonly string[]): string => {
  const typed = words.filter(word => !word.startsWith('-'))
  return typed.slice(0, adminCommands.some(({ name }) => name.startsWith(`${typed[0]} `)) ? 2 : 1).join(' ')
}

/** Names a command that there is not, and the nearest one; undefined where no command was typed. */
export function unknownCommand(words: readonly string[]): string | undefined {
  const typed = typedIn(words)
  return typed === '' ? undefined : unknownWord('command', typed, nearest(words))
}

/** The command that was probably meant; undefined where nothing is near. */
export function nearest(words: readonly string[]): string | undefined {
  const typed = words.filter(word => !word.startsWith('-')).slice(0, 2)
  if (typed.length === 0) return undefined
  // A command of one word is held against the first one alone.
  const [one, two] = [1, 2].map(count => nearestOf(typed.slice(0, count).join(' '), adminCommands.map(({ name }) => name).filter(name => name.split(' ').length === count), typingErrors))
  if (one === undefined || two === undefined) return one ?? two
  return distanceOf(typed[0]!, one) < distanceOf(typed.join(' '), two) ? one : two
}
