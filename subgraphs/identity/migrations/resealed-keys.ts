import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** Lets the worker re-encrypt the private parts of signing keys under a newer ENCRYPTION_KEY. */
export const resealedKeys = migration(
  '20261128090010_identity_resealed_keys',
  `
  grant update (sealed_private_jwk) on identity.signing_keys to ${ROLES.worker};`,
)
