import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { createPackageFiles, type PackageFiles } from './package-files.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** An immutable file in the content encodings requested so far. */
export interface Asset {
  readonly type: string
  readonly etag: string
  bytes(encoding: Encoding): Promise<Buffer>
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}
/** Quality 6 takes a tenth of the time of the maximum, with nearly the same size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressBrotli = promisify(brotliDecompress)

/** Creates an asset from plain or already compressed bytes. */
export function assetOf(
  type: string,
  content: string | Buffer,
  given: 'identity' | 'br' = 'identity',
): Asset {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const encodings = new Map<Encoding, Promise<Buffer>>([[given, Promise.resolve(bytes)]])
  const plain = (): Promise<Buffer> => encodings.get('identity') ?? decompressBrotli(bytes)
  const encode = (encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'br') return plain().then(text => compressBrotli(text, BROTLI))
    return encoding === 'gzip' ? plain().then(text => compressGzip(text)) : plain()
  }
  return {
    type,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    bytes(encoding) {
      const known = encodings.get(encoding)
      if (known) return known
      const pending = encode(encoding)
      encodings.set(encoding, pending)
      pending.catch(() => encodings.delete(encoding))
      return pending
    },
  }
}

const OWN = [
  'frame.css',
  'portal.css',
  'portal.js',
  'sign-in.js',
  'reference.js',
  'demo-requests.js',
  'reference.css',
  'explorer.js',
  'explorer.css',
] as const
const ownUrl = (name: string): URL => new URL(`./assets/${name}`, import.meta.url)

/** The assets of the portal. Files of packages are read on demand, because they are several megabytes together. */
export interface Assets {
  /** Changes whenever an asset changes, and is part of their paths. */
  readonly version: string
  find(name: string): Promise<Asset | undefined>
}

export function createAssets(): Assets {
  const packages = createPackageFiles()
  const assets = new Map<string, Promise<Asset | undefined>>()
  return {
    version: versionOf(packages),
    find(name) {
      let found = assets.get(name)
      if (!found) {
        found = load(packages, name)
        // Unknown names are not cached: clients can invent any number of them.
        void found.then(
          asset => asset ?? assets.delete(name),
          () => assets.delete(name),
        )
        assets.set(name, found)
      }
      return found
    },
  }
}

function versionOf(packages: PackageFiles): string {
  const hash = createHash('sha256').update(packages.version)
  for (const name of OWN) hash.update(readFileSync(ownUrl(name)))
  return hash.digest('hex').slice(0, 12)
}

async function load(packages: PackageFiles, name: string): Promise<Asset | undefined> {
  if (OWN.some(each => each === name)) return assetOf(typeOf(name), await readFile(ownUrl(name)))
  const file = await packages.read(name)
  return file && assetOf(file.type, file.content, file.encoding)
}

const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf('.') + 1)]!
