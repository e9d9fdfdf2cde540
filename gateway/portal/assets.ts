import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes that do not change while the process runs, in the encodings that were asked for so far. */
export interface Asset {
  readonly type: string
  readonly etag: string
  bytes(encoding: Encoding): Promise<Buffer>
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8', ttf: 'font/ttf', txt: 'text/plain; charset=utf-8',
}
/** Good enough for what is compressed once and sent often, and a tenth of the work of the best. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

const require = createRequire(import.meta.url)
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressBrotli = promisify(brotliDecompress)

/** An asset of plain bytes, or of bytes that came compressed already. */
export function assetOf(type: string, content: string | Buffer, given: 'identity' | 'br' = 'identity'): Asset {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const kept = new Map<Encoding, Promise<Buffer>>([[given, Promise.resolve(bytes)]])
  const plain = (): Promise<Buffer> => kept.get('identity') ?? decompressBrotli(bytes)
  const made = (encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'br') return plain().then(text => compressBrotli(text, BROTLI))
    return encoding === 'gzip' ? plain().then(text => compressGzip(text)) : plain()
  }
  return {
    type,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    bytes(encoding) {
      const known = kept.get(encoding)
      if (known) return known
      const making = made(encoding)
      kept.set(encoding, making)
      making.catch(() => kept.delete(encoding))
      return making
    },
  }
}

const OWN = ['frame.css', 'portal.css', 'portal.js', 'sign-in.js', 'reference.js', 'reference.css', 'explorer.js', 'explorer.css'] as const
const own = (name: string): URL => new URL(`./assets/${name}`, import.meta.url)

/** The assets of the portal. Those of packages are read when the first page needs them: together they are several megabytes. */
export interface Assets {
  /** Changes with any of the assets, and so stands in their paths. */
  readonly version: string
  find(name: string): Promise<Asset | undefined>
}

export function openAssets(): Assets {
  const kept = new Map<string, Promise<Asset | undefined>>()
  return {
    version: versionOf(),
    find(name) {
      let found = kept.get(name)
      if (!found) {
        found = load(name)
        // A name that leads nowhere is not kept: anybody can invent names.
        void found.then(asset => asset ?? kept.delete(name), () => kept.delete(name))
        kept.set(name, found)
      }
      return found
    },
  }
}

function versionOf(): string {
  const hash = createHash('sha256')
  for (const name of OWN) hash.update(readFileSync(own(name)))
  for (const name of ['ruru', '@scalar/fastify-api-reference']) hash.update(packageVersion(name))
  return hash.digest('hex').slice(0, 12)
}

/** Version of an installed package; its own exports may hide its package.json, which lies beside the folder of its entry. */
function packageVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(require.resolve(name)), '../package.json'), 'utf8')) as { version: string }
  return version
}

async function load(name: string): Promise<Asset | undefined> {
  if (OWN.some(each => each === name)) return assetOf(typeOf(name), await readFile(own(name)))
  if (name === 'scalar.js') return assetOf(TYPES['js']!, await scalarBundle())
  return name.startsWith('explorer/') ? explorerFile(name.slice('explorer/'.length)) : undefined
}

const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf('.') + 1)]!

/** The explorer's package keeps its files compressed with Brotli, by name. */
async function explorerFile(name: string): Promise<Asset | undefined> {
  const { getStaticFile } = await import('ruru/static')
  const file = await getStaticFile({ staticPath: '/', urlPath: `/${name}`, acceptEncoding: 'br', disallowDevAssets: true })
  return file ? assetOf(file.headers['content-type']!, file.content, 'br') : undefined
}

const BUNDLE = 'var standalone_default = "'

/**
 * The API reference's browser bundle. Its package keeps it as one text literal in its module; reading that costs a quarter of
 * importing the module, which brings a parser and a plugin along that nobody here uses.
 */
async function scalarBundle(): Promise<string> {
  const module = await readFile(require.resolve('@scalar/fastify-api-reference'), 'utf8')
  const from = module.indexOf(BUNDLE)
  if (from < 0) throw new Error('@scalar/fastify-api-reference does not hold its bundle where it used to.')
  const start = from + BUNDLE.length - 1
  const literal = module.slice(start, module.indexOf('\n', start) - 1)
  return JSON.parse(withEscapes(literal)) as string
}

/** JSON wants control characters escaped, JavaScript does not. */
function withEscapes(literal: string): string {
  // eslint-disable-next-line no-control-regex
  return literal.replace(/[\u0000-\u001f]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
