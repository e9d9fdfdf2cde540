// The entry point is plain JavaScript that old versions can parse, so that a Node version without TypeScript support still prints this error.
import { existsSync, readFileSync } from 'node:fs'
import * as module from 'node:module'
import { join } from 'node:path'
import process from 'node:process'

const [major = 0] = process.versions.node.split('.').map(Number)
const [command, ...rest] = process.argv.slice(2)
const commands = { start: './start.ts', serve: './serve.ts', admin: './admin.ts' }

if (major < 24) {
  console.error(
    `Node ${process.versions.node} is too old: run "npm start", which brings its own for most platforms, or install Node 24 or newer.`,
  )
  process.exit(1)
} else if (command === '--version' || (Object.hasOwn(commands, command) && rest[0] === '--version')) {
  console.log(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')).version)
} else if (!Object.hasOwn(commands, command)) {
  const names = Object.keys(commands)
  console.error(`Usage: node bin/fiducia.js ${names.join(' | ')} | --version`)
  if (command !== undefined) {
    const { nearestOf, typingErrors, unknownWord } = await import('#app/config/nearest.ts')
    console.error(`\n${unknownWord('command', command, nearestOf(command, names, typingErrors))}`)
  }
  process.exit(2)
} else {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { misspeltVariables } = await import('#app/config/variables.ts')
  for (const line of misspeltVariables(process.env)) console.error(line)
  // Libraries run extra development checks unless this is set; our own code does not read it.
  process.env.NODE_ENV ??= 'production'
  // Caches compiled modules between starts, which saves part of a second. Not in the system's temporary folder, where other users can write.
  module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache'))
  const { run } = await import(commands[command])
  await run(rest)
}
