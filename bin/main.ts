import { existsSync } from 'node:fs'
import { nearestOf, typingErrors, unknownWord } from '#app/config/nearest.ts'
import { misspeltVariables } from '#app/config/variables.ts'

const commands: Readonly<Record<string, () => Promise<{ run(args: readonly string[]): Promise<void> }>>> = {
  start: () => import('./start.ts'),
  serve: () => import('./serve.ts'),
  admin: () => import('./admin.ts'),
}

/** Runs one command of the program. `version` is printed on request. */
export async function main(version: string, [command, ...rest]: readonly string[]): Promise<void> {
  const names = Object.keys(commands)
  if (command === '--version' || (names.includes(command!) && rest[0] === '--version'))
    return console.log(version)
  if (!names.includes(command!)) {
    console.error(`Usage: node bin/fiducia.js ${names.join(' | ')} | --version`)
    if (command !== undefined)
      console.error(`\n${unknownWord('command', command, nearestOf(command, names, typingErrors))}`)
    process.exitCode = 2
    return
  }
  if (existsSync('.env')) process.loadEnvFile('.env')
  for (const line of misspeltVariables(process.env)) console.error(line)
  // Libraries run extra development checks unless this is set; our own code does not read it.
  process.env['NODE_ENV'] ??= 'production'
  const { run } = await commands[command!]!()
  await run(rest)
}
