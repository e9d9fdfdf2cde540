import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { Server as TlsServer } from 'node:tls'

/** What a process presents to those that connect to it. */
export interface TlsCredentials {
  readonly cert: Buffer
  readonly key: Buffer
}

/** Files in PEM: a certificate with its chain, and its private key. */
export interface TlsFiles {
  readonly certFile: string
  readonly keyFile: string
}

type Log = (fields: Readonly<Record<string, unknown>>, message: string) => void

const RELOAD_MS = 60_000

export const readCredentials = ({ certFile, keyFile }: TlsFiles): TlsCredentials => ({ cert: readFileSync(certFile), key: readFileSync(keyFile) })

/**
 * Loads a certificate that is renewed in place, so that no restart is needed; connections that are open keep the old one. A pair
 * that does not fit changes nothing and is tried again: the two files may be replaced one after the other.
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
      log({ error, ...files }, 'the renewed certificate could not be loaded; the previous one stays in use')
    }
  }, everyMs).unref()
  server.once('close', () => clearInterval(timer))
}
