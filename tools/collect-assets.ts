import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { COLLECTED_FOLDER, installedFiles, type CollectedIndex } from '#gateway/portal/package-files.ts'

/**
 * Copies the browser files of the API reference and the explorer, so that an image can serve them without the
 * packages that contain them.
 */
const installed = installedFiles()
const explorer = join(dirname(createRequire(import.meta.url).resolve('ruru/static')), '../static')
const names = [
  'scalar.js',
  ...(await readdir(explorer)).filter(name => !name.endsWith('.map')).map(name => `explorer/${name}`),
]

await rm(COLLECTED_FOLDER, { recursive: true, force: true })
await mkdir(new URL('explorer/', COLLECTED_FOLDER), { recursive: true })
const files: Record<string, string> = {}
let bytes = 0
for (const name of names) {
  const file = await installed.read(name)
  if (!file) throw new Error(`${name} is not in the package that should ship it.`)
  const content = file.encoding === 'br' ? file.content : brotliCompressSync(file.content)
  await writeFile(new URL(`${name}.br`, COLLECTED_FOLDER), content)
  files[name] = file.type
  bytes += content.length
}
const index: CollectedIndex = { version: installed.version, files }
await writeFile(new URL('index.json', COLLECTED_FOLDER), `${JSON.stringify(index, null, 2)}\n`)
console.log(`${names.length} files, ${Math.round(bytes / 1024)} KiB compressed, in dist/portal.`)
