// The entry point is plain JavaScript that old versions can parse, so that a Node version without TypeScript support still prints this error.
import { readFileSync } from 'node:fs'
import * as module from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { isProgramBuilt, PROGRAM_FOLDER } from '../app/built-program.js'

const [major = 0] = process.versions.node.split('.').map(Number)

if (major < 24) {
  console.error(
    `Node ${process.versions.node} is too old: run "npm start", which brings its own for most platforms, or install Node 24 or newer.`,
  )
  process.exit(1)
}
// Caches compiled modules between starts, which saves part of a second. Not in the system's temporary folder, where other users can write.
module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache'))
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
const { main } = await import(isProgramBuilt() ? new URL('main.js', PROGRAM_FOLDER).href : './main.ts')
await main(version, process.argv.slice(2))
