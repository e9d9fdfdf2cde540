import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { administrator, type AdminCommand } from '#app/admin/command.ts'
import { adminCommands } from '#app/admin/commands.ts'
import { openRuntime } from '#app/admin/runtime.ts'
import { helpFor, unknownCommand } from '#app/admin/help.ts'
import { shownProgress } from '#app/admin/progress.ts'
import { readConfig } from '#app/config/config.ts'
import { createLog } from '#app/log.ts'
import { standardError } from '#app/observe/standard-error.ts'
import { sentenceOf } from '#app/error-message.ts'

/** Exit code for an unknown command or invalid arguments. */
const NOT_UNDERSTOOD = 2
/** Exit code for a command that failed; standard error contains the reason. */
const NOT_DONE = 1

/** `npm run admin -- …`: commands that administer the installation. */
export async function run(args: readonly string[]): Promise<void> {
  const found = commandOf(args)
  if (args.includes('--help') || args.includes('-h')) return console.log(helpFor(found?.command, args))
  const given = found && understood(found.command, found.rest)
  if (!found || !given) {
    console.error(helpFor(found?.command, args))
    const unknown = found ? undefined : unknownCommand(args)
    if (unknown !== undefined) console.error(`\n${unknown}`)
    process.exitCode = NOT_UNDERSTOOD
    return
  }
  process.exitCode = await done(found.command, given)
}

interface Given {
  readonly args: Readonly<Record<string, string>>
  readonly several: readonly string[]
  readonly options: Readonly<Record<string, string>>
}

async function done(command: AdminCommand, { args, several, options }: Given): Promise<number> {
  const progress = shownProgress(process.stderr.isTTY)
  try {
    const config = readConfig(process.env)
    if (command.confirmation && options['yes'] === undefined) {
      if (!process.stdin.isTTY) {
        console.error(
          `This command is irreversible and needs confirmation: add --yes to run it without a prompt.`,
        )
        return NOT_UNDERSTOOD
      }
      if (!(await agreed(command.confirmation(args)))) {
        console.error('Cancelled: nothing was changed.')
        return NOT_DONE
      }
    }
    const runtime = await openRuntime(
      config,
      createLog(config.logLevel, standardError(config)),
      command.needs,
    )
    let hasFailed = false
    try {
      const note = (line: string): void => {
        if (process.stderr.isTTY) console.error(line)
      }
      const report = await command.run({
        runtime,
        args,
        several,
        options,
        by: administrator(),
        progress,
        note,
      })
      progress.stop()
      hasFailed = report.hasFailed === true
      console.log(
        options['json'] === undefined
          ? report.text
          : JSON.stringify(
              report.json,
              (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
              2,
            ),
      )
    } finally {
      await runtime.close()
    }
    return hasFailed ? NOT_DONE : 0
  } catch (error) {
    progress.stop()
    console.error(sentenceOf(error))
    return NOT_DONE
  }
}

async function agreed(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim())
  } finally {
    lines.close()
  }
}

/** Arguments and options by name; undefined when they do not match the usage of the command. */
function understood(
  { usage, options = {}, confirmation: asks }: AdminCommand,
  words: readonly string[],
): Given | undefined {
  try {
    const flags = { json: { type: 'boolean' as const }, ...(asks && { yes: { type: 'boolean' as const } }) }
    const own = Object.fromEntries(
      Object.entries(options).map(([name, { isFlag }]) => [
        name,
        { type: isFlag ? ('boolean' as const) : ('string' as const) },
      ]),
    )
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      strict: true,
      options: { ...flags, ...own },
    })
    const names = [...usage.matchAll(/<([\w-]+)(?:…)?>/g)].map(([, name]) => name!)
    const takesSeveral = usage.endsWith('…>')
    if (takesSeveral ? positionals.length < names.length : positionals.length !== names.length)
      return undefined
    return {
      args: Object.fromEntries(names.map((name, index) => [name, positionals[index]!])),
      several: takesSeveral ? positionals.slice(names.length - 1) : [],
      options: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value === true ? 'yes' : (value as string)]),
      ),
    }
  } catch {
    return undefined
  }
}

function commandOf(args: readonly string[]): { command: AdminCommand; rest: readonly string[] } | undefined {
  for (const command of adminCommands) {
    const words = command.name.split(' ')
    if (words.every((word, index) => args[index] === word)) return { command, rest: args.slice(words.length) }
  }
  return undefined
}
