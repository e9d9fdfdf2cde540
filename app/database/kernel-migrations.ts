import type { MigrationSource } from '#kernel/database/migration.ts'
import { audit } from '#kernel/migrations/audit.ts'
import { callNonces } from '#kernel/migrations/call-nonces.ts'
import { heartbeat } from '#kernel/migrations/heartbeat.ts'
import { initial } from '#kernel/migrations/initial.ts'
import { keyCheck } from '#kernel/migrations/key-check.ts'
import { ledger } from '#kernel/migrations/ledger.ts'
import { limitWindows } from '#kernel/migrations/limit-windows.ts'
import { outboxPosition } from '#kernel/migrations/outbox-position.ts'
import { reactionsByName } from '#kernel/migrations/reactions-by-name.ts'
import { relay } from '#kernel/migrations/relay.ts'
import { relayHolds } from '#kernel/migrations/relay-holds.ts'
import { sealedOutcomes } from '#kernel/migrations/sealed-outcomes.ts'
import { workspaceKeys } from '#kernel/migrations/workspace-keys.ts'

/** Migrations of the kernel, which every process needs, whichever domains it runs. */
export const kernelMigrations: readonly MigrationSource[] = [
  initial,
  relay,
  outboxPosition,
  relayHolds,
  reactionsByName,
  sealedOutcomes,
  limitWindows,
  heartbeat,
  keyCheck,
  audit,
  ledger,
  callNonces,
  workspaceKeys,
]
