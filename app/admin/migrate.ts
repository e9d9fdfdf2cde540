import { auditInstallation } from '#kernel/audit.ts'
import { ensureSigningKey } from '#identity/administration/rotate-signing-key.ts'
import { ensureEncryptionKeyCheck } from '#app/database/encryption-key-check.ts'
import type { AdminCommand } from './command.ts'

export const migrateCommands: readonly AdminCommand[] = [
  {
    name: 'migrate',
    usage: '',
    description: 'Migrates roles, schemas and tables to this version, and creates the first signing key.',
    more: [
      'Safe while the previous version is running, unless the release notes say otherwise. The command can be repeated safely.',
    ],
    examples: ['migrate'],
    async run({ runtime, by, note }) {
      note('Migrating the database to this version…')
      const ran = await runtime.prepare()
      await runtime.asOwner(async owner => {
        await ensureEncryptionKeyCheck(owner, runtime.keys)
        await ensureSigningKey(owner, runtime.keys, new Date())
        if (ran.length > 0)
          await auditInstallation(owner, {
            act: 'installation.migrated',
            by,
            at: new Date(),
            data: { migrations: ran },
          })
      })
      return {
        text:
          ran.length === 0
            ? 'No pending migrations: the database is up to date.'
            : `Ran ${ran.length} migrations:\n${ran.map(name => `  ${name}`).join('\n')}`,
        json: { migrations: ran },
      }
    },
  },
]
