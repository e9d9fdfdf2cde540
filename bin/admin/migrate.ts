import { auditInstallation } from '#kernel/audit.ts'
import { ensureSigningKey } from '../../subgraphs/identity/administration/rotate-signing-key.ts'
import { ensureKeyCheck } from '../seal-key-check.ts'
import type { AdminCommand } from './command.ts'

export const migrateCommands: readonly AdminCommand[] = [
  {
    name: 'migrate', usage: '',
    description: 'Brings roles, schemas and tables to this version, and makes the first signing key.',
    more: ['Safe while the version before runs, unless its release notes say otherwise. Repeating it changes nothing.'],
    examples: ['migrate'],
    async run({ ground, by, note }) {
      note('Bringing the database to this version…')
      const ran = await ground.prepare()
      await ground.asOwner(async owner => {
        await ensureKeyCheck(owner, ground.keys)
        await ensureSigningKey(owner, ground.keys, new Date())
        if (ran.length > 0) await auditInstallation(owner, { act: 'installation.migrated', by, at: new Date(), data: { migrations: ran } })
      })
      return {
        text: ran.length === 0 ? 'Nothing to do: the database is at this version.' : `Ran ${ran.length} migrations:\n${ran.map(name => `  ${name}`).join('\n')}`,
        json: { migrations: ran },
      }
    },
  },
]
