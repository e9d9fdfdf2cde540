import { createHash } from 'node:crypto'
import { installationKeys, type InstallationKeys } from '#kernel/security/installation-keys.ts'
import { keyring, type Keyring } from '#kernel/security/keyring.ts'
import { newSecrets, sealSecrets, type StoredWorkspaceKey } from '#kernel/security/workspace-keys.ts'

/** A pseudo-random key that is the same in every process of a test. */
export const keyNamed = (name: string): Buffer =>
  createHash('sha256').update(`a key of the tests: ${name}`).digest()

export const ENCRYPTION_KEY = keyNamed('encryption')
export const INTERNAL_KEY = keyNamed('internal')
export const TEST_KEYS = installationKeys(ENCRYPTION_KEY)

/** A keyring without a database; it creates a workspace's keys on the first call of `ready`. */
export function memoryKeyring(
  installation: InstallationKeys = TEST_KEYS,
  stored = new Map<string, StoredWorkspaceKey[]>(),
  now = (): Date => new Date(),
): Keyring {
  return keyring(installation, {
    now,
    async read(workspaceId) {
      const found = stored.get(workspaceId) ?? [
        { ...sealSecrets(installation, workspaceId, newSecrets()), version: 1, createdAt: now() },
      ]
      stored.set(workspaceId, found)
      return [...found]
    },
    changes: async () => JSON.stringify([...stored]),
  })
}
