import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { Server as TlsServer } from 'node:tls'

/** Certificate and private key that a process presents to its clients. */
export interface TlsCredentials {
  readonly cert: Buffer
  readonly key: Buffer
}

/** PEM files: a certificate with its chain, and its private key. */
export interface TlsFiles {
  readonly certFile: string
  readonly keyFile: string
}

type Log = (fields: Readonly<Record<string, unknown>>, message: string) => void

const RELOAD_MS = 60_000

export const readCredentials = ({ certFile, keyFile }: TlsFiles): TlsCredentials => ({
  cert: readFileSync(certFile),
  key: readFileSync(keyFile),
})

/**
 * Reloads a certificate that is renewed in place, without a restart; open connections keep the old certificate. A pair that does
 * not match is ignored and read again later, because the two files may be replaced one after the other.
 */
export function reloadCredentials(server: Server, files: TlsFiles, log: Log, everyMs = RELOAD_MS): void {
  if (!(server instanceof TlsServer)) return
  let current = readCredentials(files)
  const timer = setInterval(() => {
    try {
      const next = readCredentials(files)
      if (next.cert.equals(current.cert) && next.key.equals(current.key)) return
      server.setSecureContext(next)
      current = next
    } catch (error) {
      log(
        { error, ...files },
        'the renewed certificate could not be loaded; the previous certificate stays in use',
      )
    }
  }, everyMs).unref()
  server.once('close', () => clearInterval(timer))
}
