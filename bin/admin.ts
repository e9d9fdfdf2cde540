import { parseArgs } from 'node:util'
import { adminCommands, type AdminCommand } from './admin/commands.ts'
import { readConfig } from './config.ts'
import { openGround } from './admin/ground.ts'
import { createLog } from './log.ts'
import { sentenceOf } from './sentence.ts'

/** `npm run admin -- …`: what is done to an installation rather than in it. */
export async function run(args: readonly string[]): Promise<void> {
  const found = commandOf(args)
  if (args.includes('--help')) return console.log(usage(found?.command))
  const given = found && understood(found.command, found.rest)
  if (!found || !given) {
    console.error(usage(found?.command))
    process.exitCode = 2
    return
  }
  try {
    const config = readConfig(process.env)
    const ground = await openGround(config, createLog(config.logLevel))
    try {
      await found.command.run(ground, given.args, given.options)
    } finally {
      await ground.close()
    }
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}

/** Arguments and options by name; undefined where they are not those of the command. */
function understood({ usage, options = {} }: AdminCommand, words: readonly string[]): { args: Record<string, string>; options: Record<string, string> } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words], allowPositionals: true, strict: true,
      options: Object.fromEntries(Object.keys(options).map(name => [name, { type: 'string' as const }])),
    })
    const names = [...usage.matchAll(/<([\w-]+)>/g)].map(([, name]) => name!)
    if (positionals.length !== names.length) return undefined
    return { args: Object.fromEntries(names.map((name, index) => [name, positionals[index]!])), options: values as Record<string, string> }
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

function usage(command?: AdminCommand): string {
  if (!command) return ['Usage: npm run admin -- COMMAND', ...adminCommands.map(each => `  ${`${each.name} ${each.usage}`.padEnd(44)} ${each.says}`)].join('\n')
  const options = Object.entries(command.options ?? {}).map(([name, says]) => `  --${name.padEnd(14)} ${says}`)
  return [`Usage: npm run admin -- ${command.name} ${command.usage}`, command.says, ...options].join('\n')
}
