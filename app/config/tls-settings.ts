import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readCredentials, type TlsFiles } from '#gateway/tls.ts'
import type { Part } from './part.ts'

/** TLS settings between separate processes. */
export interface TlsSettings {
  /** Certificate and key that this process presents; undefined serves plain HTTP. */
  readonly server: TlsFiles | undefined
  /** PEM certificates of the authorities that must sign subgraph certificates; undefined uses the authorities that Node trusts. */
  readonly authority: Buffer | undefined
}

type Text = (name: string) => string | undefined
type Check = (name: string, isRight: boolean, must?: string) => void

/**
 * Reads TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE, and checks the contents of the files. They are not read for a platform
 * in one process: `npm start` uses no network between its parts, and administration connects to no other process.
 */
export function tlsSettings(part: Part, text: Text, check: Check): TlsSettings {
  if (part === 'all') return { server: undefined, authority: undefined }
  const [certFile, keyFile, caFile] = [text('TLS_CERT_FILE'), text('TLS_KEY_FILE'), text('TLS_CA_FILE')]
  check(
    'TLS_CERT_FILE',
    (certFile === undefined) === (keyFile === undefined),
    'set together with TLS_KEY_FILE',
  )
  const server = certFile !== undefined && keyFile !== undefined ? { certFile, keyFile } : undefined
  if (server)
    check(
      'TLS_CERT_FILE',
      succeeds(() => isKeyPair(server)),
    )
  if (caFile !== undefined)
    check(
      'TLS_CA_FILE',
      succeeds(() => Boolean(new X509Certificate(readFileSync(caFile)))),
    )
  return {
    server,
    authority:
      caFile !== undefined && succeeds(() => Boolean(readFileSync(caFile)))
        ? readFileSync(caFile)
        : undefined,
  }
}

function isKeyPair(files: TlsFiles): boolean {
  const { cert, key } = readCredentials(files)
  return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))
}

function succeeds(attempt: () => boolean): boolean {
  try {
    return attempt()
  } catch {
    return false
  }
}
