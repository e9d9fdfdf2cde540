// The entry point is plain JavaScript that old versions can read, so that a Node too old for TypeScript still says what is wrong.
import { existsSync, readFileSync } from 'node:fs'
import * as module from 'node:module'
import { join } from 'node:path'
import process from 'node:process'

const [major = 0] = process.versions.node.split('.').map(Number)
const [command, ...rest] = process.argv.slice(2)
const commands = { start: './start.ts', serve: './serve.ts', admin: './admin.ts' }

if (major < 24) {
  console.error(`Node ${process.versions.node} is too old: run "npm start", which brings its own for most platforms, or install Node 24 or newer.`)
  process.exit(1)
} else if (command === '--version' || (Object.hasOwn(commands, command) && rest[0] === '--version')) {
  console.log(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')).version)
} else if (!Object.hasOwn(commands, command)) {
  const names = Object.keys(commands)
  console.error(`Usage: node bin/fiducia.js ${names.join(' | ')} | --version`)
  if (command !== undefined) {
    const { nearestOf, typingErrors, unknownWord } = await import('./nearest.ts')
    console.error(`\n${unknownWord('command', command, nearestOf(command, names, typingErrors))}`)
  }
  process.exit(2)
} else {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { misspeltVariables } = await import('./variables.ts')
  for (const line of misspeltVariables(process.env)) console.error(line)
  // Libraries check more of what they are given where this is not said; nothing of ours asks for it.
  process.env.NODE_ENV ??= 'production'
  // Compiled modules are kept between starts, which saves a good part of a second; here, for others can write to a folder of temporary files.
  module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache'))
  const { run } = await import(commands[command])
  await run(rest)
}
