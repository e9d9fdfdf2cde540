import { expect, test } from '@jest/globals'
import { keyring } from '#kernel/keyring.ts'
import { keyFault } from '../../bin/key-check.ts'
import { ensureKeyCheck } from '../../bin/seal-key-check.ts'
import { asOwner } from '../../bin/with-client.ts'
import { adminOf } from '../support/cluster.ts'
import { house } from '../support/world.ts'

const RIGHT = keyring(Buffer.alloc(32, 7))
const WRONG = keyring(Buffer.alloc(32, 8))

test('a database knows its ENCRYPTION_KEY, and another one is refused before anything is sealed with it', async () => {
  const { databaseName } = await house()
  await asOwner(adminOf(databaseName), async owner => {
    expect(await keyFault(owner, RIGHT)).toMatch(/does not say yet/)
    expect(await keyFault(owner, WRONG, 'may be new')).toBeUndefined()
    // What was sealed before there was a check speaks for the key as well.
    await expect(ensureKeyCheck(owner, WRONG)).rejects.toThrow('ENCRYPTION_KEY is not the one')

    await ensureKeyCheck(owner, RIGHT)
    await ensureKeyCheck(owner, RIGHT)

    expect(await keyFault(owner, RIGHT)).toBeUndefined()
    expect(await keyFault(owner, WRONG)).toMatch(/^ENCRYPTION_KEY is not the one that this database was filled under/)
    await owner.query('delete from identity.signing_keys')
    await expect(ensureKeyCheck(owner, WRONG)).rejects.toThrow('ENCRYPTION_KEY is not the one')
  })
})
