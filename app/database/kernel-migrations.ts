import type { MigrationSource } from '#kernel/database/migration.ts'
import { audit } from '#kernel/migrations/audit.ts'
import { events } from '#kernel/migrations/events.ts'
import { keys } from '#kernel/migrations/keys.ts'
import { readiness } from '#kernel/migrations/readiness.ts'
import { requests } from '#kernel/migrations/requests.ts'

/** Migrations of the kernel, which every process needs, whichever domains it runs. */
export const kernelMigrations: readonly MigrationSource[] = [audit, events, requests, keys, readiness]
