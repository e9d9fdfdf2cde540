import { expect, test } from '@jest/globals'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyError } from '#app/database/needed-keys.ts'
import { ensureEncryptionKeyCheck } from '#app/database/encryption-key-check.ts'
import { asOwner, withClient } from '#test/support/clients.ts'
import { adminOf, LOGINS, loginOf } from '#test/support/cluster.ts'
import { ENCRYPTION_KEY, keyNamed, TEST_KEYS } from '#test/support/keys.ts'
import { testPlatform, world } from '#test/support/world.ts'

const RIGHT = TEST_KEYS
const WRONG = installationKeys(keyNamed('wrong'))

test('a database recognises its ENCRYPTION_KEY and refuses another before anything is encrypted with it', async () => {
  const { databaseName } = await testPlatform()
  await asOwner(adminOf(databaseName), async owner => {
    expect(await keyError(owner, RIGHT)).toMatch(/does not record yet/)
    expect(await keyError(owner, WRONG, 'may be new')).toBeUndefined()
    // Values encrypted before the check existed also prove which key is right.
    await expect(ensureEncryptionKeyCheck(owner, WRONG)).rejects.toThrow(
      'ENCRYPTION_KEY does not match this database',
    )

    await ensureEncryptionKeyCheck(owner, RIGHT)
    await ensureEncryptionKeyCheck(owner, RIGHT)

    expect(await keyError(owner, RIGHT)).toBeUndefined()
    expect(await keyError(owner, WRONG)).toMatch(/^ENCRYPTION_KEY does not match this database/)
    await owner.query('delete from identity.signing_keys')
    await expect(ensureEncryptionKeyCheck(owner, WRONG)).rejects.toThrow(
      'ENCRYPTION_KEY does not match this database',
    )
  })
})

test('a missing key is refused with its id, both by the owner and by the worker across all workspaces', async () => {
  const { databaseName } = await world()
  const newer = installationKeys(keyNamed('newer'))
  const both = installationKeys(keyNamed('newer'), ENCRYPTION_KEY)
  const words = new RegExp(
    `the key ${TEST_KEYS.ids[0]} is missing, .* Append each missing key after the newest one`,
  )
  await asOwner(adminOf(databaseName), async owner => {
    await ensureEncryptionKeyCheck(owner, both)
    // Simulates a rotation after which one workspace's keys are still under the older key.
    await owner.query('update kernel.key_checks set sealed = $1', [
      newer.seal('Fiducia sealed this.', 'kernel.key_checks:encryption'),
    ])
    await owner.query('delete from identity.signing_keys')

    expect(await keyError(owner, newer)).toMatch(words)
    expect(await keyError(owner, both)).toBeUndefined()
  })
  await withClient(loginOf(LOGINS.worker, databaseName), async worker => {
    expect(await keyError(worker, newer)).toMatch(words)
    expect(await keyError(worker, both)).toBeUndefined()
  })
})
