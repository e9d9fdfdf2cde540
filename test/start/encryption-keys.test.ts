import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { call, recipient, session } from './support/client.ts'
import { installation, until, type Installation } from './support/installation.ts'

let here: Installation
beforeEach(() => {
  here = installation({ wasStartedBefore: true })
})
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

interface Status {
  readonly isDone: boolean
  readonly keys: readonly { readonly id: string; readonly workspaceKeys: number; readonly others: number }[]
}

test('an operator can add a new encryption key, wait until the old one is unused, and remove it without losing data', async () => {
  const secrets = join(here.dataDir, 'secrets.json')
  const storedSecrets = (): { encryptionKey: string } =>
    JSON.parse(readFileSync(secrets, 'utf8')) as { encryptionKey: string }
  const under = (encryptionKey: string): void =>
    writeFileSync(secrets, JSON.stringify({ ...storedSecrets(), encryptionKey }))
  const first = await here.start()
  await first.ready()
  const user = await session(first.url)
  const id = await recipient(first.url, user)
  const read = (url: string): ReturnType<typeof call> =>
    call(`${url}/api/v1/remittance/recipients/${id}`, { headers: user })
  const before = (await read(first.url)).body
  await first.stop()

  const fresh = randomBytes(32).toString('base64')
  under(`${fresh},${storedSecrets().encryptionKey}`)
  const second = await here.start()
  await second.ready()
  let status = {} as Status
  const isDone = await until(async () => {
    status = JSON.parse((await here.run(['admin', 'encryption-key', 'status', '--json'])).out) as Status
    return status.isDone
  })
  await second.stop()
  under(fresh)
  const third = await here.start()
  await third.ready()
  const after = await read(third.url)
  await third.stop()

  expect(isDone).toBe(true)
  expect(status.keys.map(({ workspaceKeys, others }) => workspaceKeys + others > 0)).toEqual([true, false])
  expect([after.status, after.body]).toEqual([200, before])
}, 240_000)
