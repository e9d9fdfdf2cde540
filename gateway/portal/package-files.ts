import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Browser files of the API reference and the explorer, which development packages ship. */
export interface PackageFiles {
  /** Changes with the files. */
  readonly version: string
  read(name: string): Promise<PackageFile | undefined>
}

export interface PackageFile {
  readonly type: string
  readonly content: string | Buffer
  readonly encoding: 'identity' | 'br'
}

/** Index that `npm run assets` writes with the collected files. */
export interface CollectedIndex {
  readonly version: string
  /** Media type by name; each file is compressed with Brotli and stored under its name. */
  readonly files: Readonly<Record<string, string>>
}

/** Container images have no development packages: they serve the files that their build collected here. */
export const COLLECTED_FOLDER = new URL('../../dist/portal/', import.meta.url)

const SCRIPT = 'text/javascript; charset=utf-8'
const PACKAGES = ['ruru', '@scalar/fastify-api-reference'] as const
const require = createRequire(import.meta.url)

/** Reads from the installed packages, otherwise from the collected folder; without either the pages have no bundles. */
export function createPackageFiles(): PackageFiles {
  if (isInstalled()) return installedFiles()
  const index = new URL('index.json', COLLECTED_FOLDER)
  return existsSync(index)
    ? collectedFiles(JSON.parse(readFileSync(index, 'utf8')) as CollectedIndex)
    : { version: 'none', read: async () => undefined }
}

function isInstalled(): boolean {
  try {
    for (const name of PACKAGES) require.resolve(name)
    return true
  } catch {
    return false
  }
}

export const installedFiles = (): PackageFiles => ({
  version: PACKAGES.map(packageVersion).join(' '),
  async read(name) {
    if (name === 'scalar.js') return { type: SCRIPT, content: await scalarBundle(), encoding: 'identity' }
    return name.startsWith('explorer/') ? explorerFile(name.slice('explorer/'.length)) : undefined
  },
})

const collectedFiles = ({ version, files }: CollectedIndex): PackageFiles => ({
  version,
  async read(name) {
    const type = Object.hasOwn(files, name) ? files[name] : undefined
    return type === undefined
      ? undefined
      : { type, content: await readFile(new URL(`${name}.br`, COLLECTED_FOLDER)), encoding: 'br' }
  },
})

/** Version of an installed package. Its exports may hide package.json, so the file is found relative to the entry point. */
function packageVersion(name: string): string {
  const { version } = JSON.parse(
    readFileSync(join(dirname(require.resolve(name)), '../package.json'), 'utf8'),
  ) as { version: string }
  return `${name}@${version}`
}

/** The package of the explorer contains its files compressed with Brotli, by name. */
async function explorerFile(name: string): Promise<PackageFile | undefined> {
  const { getStaticFile } = await import('ruru/static')
  const file = await getStaticFile({
    staticPath: '/',
    urlPath: `/${name}`,
    acceptEncoding: 'br',
    disallowDevAssets: true,
  })
  return file ? { type: file.headers['content-type']!, content: file.content, encoding: 'br' } : undefined
}

const BUNDLE = 'var standalone_default = "'

/**
 * The browser bundle of the API reference. The package contains it as a string literal in a module; reading it takes a quarter of
 * the time of importing the module, which also loads a parser and a plugin that are not needed.
 */
async function scalarBundle(): Promise<string> {
  const module = await readFile(require.resolve('@scalar/fastify-api-reference'), 'utf8')
  const from = module.indexOf(BUNDLE)
  if (from < 0)
    throw new Error('@scalar/fastify-api-reference no longer contains its bundle at the expected position.')
  const start = from + BUNDLE.length - 1
  const literal = module.slice(start, module.indexOf('\n', start) - 1)
  return JSON.parse(withEscapes(literal)) as string
}

/** Escapes control characters, which JSON requires and JavaScript does not. */
function withEscapes(literal: string): string {
  // eslint-disable-next-line no-control-regex
  return literal.replace(/[\u0000-\u001f]/g, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
