import type { AdminCommand } from './command.ts'
import { auditCommands } from './audit.ts'
import { backupCommands } from './backups.ts'
import { ledgerCommands } from './ledger.ts'
import { cscaCommands } from './csca.ts'
import { demoCommands } from './demo.ts'
import { encryptionKeyCommands } from './encryption-keys.ts'
import { keyCommands } from './keys.ts'
import { migrateCommands } from './migrate.ts'
import { partnerCommands } from './partners.ts'
import { signingKeyCommands } from './signing-keys.ts'
import { staffCommands } from './staff.ts'
import { tenantCommands } from './tenants.ts'
import { watchlistCommands } from './watchlists.ts'

/** All administration commands, in the order of the help. Of two names that begin with the same word, the longer one must come first. */
export const adminCommands: readonly AdminCommand[] = [
  ...migrateCommands,
  ...tenantCommands,
  ...keyCommands,
  ...partnerCommands,
  ...staffCommands,
  ...signingKeyCommands,
  ...encryptionKeyCommands,
  ...backupCommands,
  ...ledgerCommands,
  ...auditCommands,
  ...watchlistCommands,
  ...cscaCommands,
  ...demoCommands,
]
