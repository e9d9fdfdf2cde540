import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, createServer, type Server as TlsServer } from 'node:tls'
import type { AddressInfo } from 'node:net'
import { readConfig } from '#app/config/config.ts'
import { reloadCredentials } from '#gateway/tls.ts'
import { certificate, expiredCertificate, key } from '#test/kernel/outbound/certificates.ts'
import { until } from '#test/start/support/installation.ts'
import { ask, listening, logged, remote, schemaOf } from './processes.ts'

const notes = schemaOf('type Query { a: Int }', { Query: { a: () => 1 } })

let folder: string
let files: { certFile: string; keyFile: string }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tls-'))
  files = { certFile: join(folder, 'tls.crt'), keyFile: join(folder, 'tls.key') }
  writeFileSync(files.certFile, certificate)
  writeFileSync(files.keyFile, key)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const authority = Buffer.from(certificate)

test('a call reaches a subgraph whose certificate its authority has signed', async () => {
  const url = await listening(notes, {}, 'notes', { tls: files })

  expect(url).toMatch(/^https:/)
  expect((await ask(remote([url], { authority }), '{ a }')).data).toEqual({ a: 1 })
})

test('a call is not sent to a server with a certificate of another authority, nor in plain text', async () => {
  const url = await listening(notes, {}, 'notes', { tls: files })
  const attempts = [remote([url]), remote([url.replace('https', 'http')], { authority })]

  for (const attempt of attempts)
    await expect(ask(attempt, '{ a }')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(logged.length).toBeGreaterThan(0)
})

test('a certificate renewed in place is used without a restart, and an invalid one is ignored', async () => {
  const server = createServer({ cert: certificate, key })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const problems: string[] = []
  reloadCredentials(
    server as unknown as Server,
    files,
    (_, message) => {
      problems.push(message)
    },
    10,
  )
  const presented = (): Promise<string> => validTo(server)
  const before = await presented()

  writeFileSync(files.certFile, 'not a certificate')
  await until(() => problems.length > 0)
  const during = await presented()
  writeFileSync(`${files.certFile}.new`, expiredCertificate)
  renameSync(`${files.certFile}.new`, files.certFile)
  await until(async () => (await presented()) !== before)
  const after = await presented()
  server.close()

  expect([before, during, after].map(date => new Date(date).getUTCFullYear())).toEqual([2100, 2100, 2001])
})

async function validTo(server: TlsServer): Promise<string> {
  const socket = connect({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    rejectUnauthorized: false,
  })
  await once(socket, 'secureConnect')
  const { valid_to: date } = socket.getPeerCertificate()
  socket.destroy()
  return date
}

const SERVED = {
  DATABASE_URL: 'postgresql://app@localhost/x',
  ENCRYPTION_KEY: 'nFnFVyUBTEDwbxGHTzRpNXWbAhqtBkt9PdF0C1BYB8o=',
  INTERNAL_KEY: 'r8nG0d5tJ2xvbr0Yv0kU2c8y3D3bSg8c5JX4yqJrK2E=',
  PUBLIC_URL: 'https://api.example.com',
}

test('a certificate without its key, with another key, or missing ends the start with a message', () => {
  const read = (env: Record<string, string>): unknown => readConfig({ ...SERVED, ...env }, 'subgraph')

  expect(() => read({ TLS_CERT_FILE: files.certFile })).toThrow(
    'TLS_CERT_FILE must be set together with TLS_KEY_FILE.',
  )
  expect(() => read({ TLS_CERT_FILE: files.certFile, TLS_KEY_FILE: `${files.keyFile}.missing` })).toThrow(
    'TLS_CERT_FILE must be a readable PEM certificate that matches the private key in TLS_KEY_FILE.',
  )
  expect(() => read({ TLS_CA_FILE: files.keyFile })).toThrow(
    'TLS_CA_FILE must be a readable file of PEM certificates.',
  )
  expect(
    read({ TLS_CERT_FILE: files.certFile, TLS_KEY_FILE: files.keyFile, TLS_CA_FILE: files.certFile }),
  ).toMatchObject({ tls: { server: files, authority } })
})
