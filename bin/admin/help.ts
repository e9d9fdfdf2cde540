import type { AdminCommand } from './command.ts'
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
    ...shown.map(each => `  ${`${each.name} ${each.usage}`.padEnd(WIDTH)} ${each.says}`),
    '',
    'COMMAND --help tells more about each. --json prints for scripts; --yes answers the question of what cannot be taken back.',
    EXIT_CODES,
  ].join('\n')
}

function helpOf({ name, usage, says, more = [], options = {}, asks, examples }: AdminCommand): string {
  const rows: [string, string][] = [
    ...Object.entries(options).map(([option, { says, isFlag }]): [string, string] => [`--${option}${isFlag ? '' : ' …'}`, says]),
    ...(asks ? [['--yes', 'do it without being asked'] as [string, string]] : []),
    ['--json', 'print JSON, for scripts'],
  ]
  return [
    `Usage: npm run admin -- ${[name, usage, '[options]'].filter(Boolean).join(' ')}`,
    says, ...more, '',
    ...rows.map(([option, text]) => `  ${option.padEnd(18)} ${text}`), '',
    ...examples.map(example => `  npm run admin -- ${example}`), '',
    EXIT_CODES,
  ].join('\n')
}

/** The command that was probably meant; undefined where nothing is near. */
export function nearest(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined
  const typed = words.filter(word => !word.startsWith('-')).slice(0, 2)
  const distances = adminCommands.map(({ name }) => {
    const parts = name.split(' ')
    return { name, distance: distanceOf(typed.slice(0, parts.length).join(' '), name) }
  })
  const best = distances.reduce((one, other) => (other.distance < one.distance ? other : one))
  return best.distance <= Math.max(2, Math.floor(best.name.length / 3)) ? best.name : undefined
}

/** How many letters have to be put in, taken out or changed to make one word of the other (Levenshtein). */
export function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}
