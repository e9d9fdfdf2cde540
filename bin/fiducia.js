// The entry point is plain JavaScript that old versions can read, so that a Node too old for TypeScript still says what is wrong.
import { existsSync } from 'node:fs'
import * as module from 'node:module'
import { join } from 'node:path'
import process from 'node:process'

const [major = 0] = process.versions.node.split('.').map(Number)
const [command, ...rest] = process.argv.slice(2)
const commands = { start: './start.ts', serve: './serve.ts', admin: './admin.ts' }

if (major < 24) {
  console.error(`Node ${process.versions.node} is too old: run "npm start", which brings its own for most platforms, or install Node 24 or newer.`)
  process.exit(1)
} else if (!Object.hasOwn(commands, command)) {
  console.error(`Usage: node bin/fiducia.js ${Object.keys(commands).join(' | ')}`)
  process.exit(2)
} else {
  if (existsSync('.env')) process.loadEnvFile('.env')
  // Libraries check more of what they are given where this is not said; nothing of ours asks for it.
  process.env.NODE_ENV ??= 'production'
  // Compiled modules are kept between starts, which saves a good part of a second; here, for others can write to a folder of temporary files.
  module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache'))
  const { run } = await import(commands[command])
  await run(rest)
}
