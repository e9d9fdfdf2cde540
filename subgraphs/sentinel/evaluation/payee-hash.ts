import type { Keyring } from '#kernel/security/keyring.ts'

type Hashing = Pick<Keyring, 'hash'>

/** Keyed hash of a payer or payee, under which its transactions are found. `payeeKey` identifies the party in plain text. */
export const payeeHash = (keys: Hashing, workspaceId: string, payeeKey: string): string =>
  keys.hash(workspaceId, payeeKey, 'sentinel.payee')

/** Keyed hash of the id of a device. */
export const deviceHash = (keys: Hashing, workspaceId: string, deviceId: string): string =>
  keys.hash(workspaceId, deviceId, 'sentinel.device')
