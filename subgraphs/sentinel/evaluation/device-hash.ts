import type { Keyring } from '#kernel/security/keyring.ts'

/** Keyed hash of the id of a device. */
export const deviceHash = (keys: Pick<Keyring, 'hash'>, workspaceId: string, deviceId: string): string =>
  keys.hash(workspaceId, deviceId, 'sentinel.device')
