import { parseArgs } from 'node:util'
import { adminCommands, type AdminCommand } from './admin/commands.ts'
import { readConfig } from './config.ts'
import { openGround } from './admin/ground.ts'
import { createLog } from './log.ts'

/** `npm run admin -- …`: what is done to an installation rather than in it. */
export async function run(args: readonly string[]): Promise<void> {
  const found = commandOf(args)
  if (!found || args.includes('--help')) {
    console.log(usage(found?.command))
    process.exitCode = found || args.length === 0 || args[0] === '--help' ? 0 : 2
    return
  }
  try {
    const { command, rest } = found
    const { values, positionals } = parseArgs({
      args: [...rest], allowPositionals: true, strict: true,
      options: Object.fromEntries(Object.keys(command.options ?? {}).map(name => [name, { type: 'string' as const }])),
    })
    const names = [...command.usage.matchAll(/<([\w-]+)>/g)].map(([, name]) => name!)
    if (positionals.length !== names.length) throw new Error(usage(command))
    const config = readConfig(process.env)
    const ground = await openGround(config, createLog(config.logLevel))
    try {
      await command.run(ground, Object.fromEntries(names.map((name, index) => [name, positionals[index]!])), values as Record<string, string>)
    } finally {
      await ground.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
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
