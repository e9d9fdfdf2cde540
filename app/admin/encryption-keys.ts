import type { Client } from 'pg'
import {
  destroyWorkspaceKeys,
  keyStatus,
  renewWorkspaceKeys,
  type KeyUse,
} from '#kernel/security/key-administration.ts'
import { one } from '#kernel/database/one.ts'
import { tableOf, workspaceOf, type AdminCommand } from './command.ts'

export const encryptionKeyCommands: readonly AdminCommand[] = [
  {
    name: 'encryption-key status',
    usage: '',
    description:
      'Shows how much data each key of ENCRYPTION_KEY encrypts, and what remains to be re-encrypted with the newest key.',
    more: [
      'To replace the key, prepend the new key to the old one, separated by a comma, and restart. The worker re-encrypts the data.',
      'With several processes, first deploy the new key to all of them after the old one. Remove the old key when this command permits it.',
    ],
    examples: ['encryption-key status', 'encryption-key status --json'],
    async run({ runtime }) {
      const { installationColumns } = await import('#app/subgraphs.ts')
      const status = await runtime.asOwner(owner => keyStatus(owner, runtime.keys, installationColumns))
      const keys = tableOf(['KEY', 'GIVEN', 'WORKSPACE KEYS', 'OTHER VALUES'], status.keys.map(cellsOf), '')
      const tasks = tableOf(
        ['BEING RESEALED', 'WORKSPACES', 'EXAMINED', 'RESEALED', 'NOT OPENED'],
        status.tasks.map(({ target, workspaces, examined, resealed, unopened }) => [
          target === '*' ? 'every column' : target,
          ...[workspaces, examined, resealed, unopened].map(String),
        ]),
        'No column is being re-encrypted.',
      )
      const end = !status.isDone
        ? 'Keep every key until the older ones are no longer used.'
        : status.keys.length > 1
          ? 'Every key but the first can be removed from ENCRYPTION_KEY.'
          : 'All data is encrypted with the newest key.'
      return { text: `${keys}\n\n${tasks}\n\n${end}`, json: status }
    },
  },
  {
    name: 'encryption-key renew',
    usage: '<tenant> <environment>',
    description: 'Creates a new key for a workspace and re-encrypts all its data with it.',
    more: [
      'Use it when an attacker may know both the old ENCRYPTION_KEY and the database. The new key becomes active after half a minute; "encryption-key status" shows the progress.',
    ],
    examples: ['encryption-key renew acme production'],
    async run({ runtime, args, by }) {
      const workspaceId = await workspaceOf(runtime, args)
      const { id } = await runtime.asOwner(async owner =>
        renewWorkspaceKeys(owner, runtime.keys, { workspaceId, at: await timeOf(owner), by }),
      )
      return {
        text: `New key ${id} of ${args['tenant']} (${args['environment']})`,
        json: { workspaceId, keyId: id },
      }
    },
  },
  {
    name: 'encryption-key destroy',
    usage: '<tenant> <environment>',
    description: 'Destroys the keys of a workspace, which permanently erases all its encrypted data.',
    more: [
      'Refused while API keys, staff, transfers, webhooks or monitoring are active in it. Names and amounts are not encrypted, and remain.',
      'Earlier backups still contain the keys, encrypted with ENCRYPTION_KEY: delete these backups, or replace ENCRYPTION_KEY and discard the old one.',
    ],
    examples: ['encryption-key destroy acme sandbox'],
    confirmation: ({ tenant, environment }) =>
      `Destroy the keys of ${tenant} (${environment})? All its encrypted data is lost permanently.`,
    async run({ runtime, args, by }) {
      const workspaceId = await workspaceOf(runtime, args)
      const { unfinished } = await import('#app/subgraphs.ts')
      await runtime.asOwner(async owner =>
        destroyWorkspaceKeys(owner, unfinished, { workspaceId, at: await timeOf(owner), by }),
      )
      return {
        text: `The keys of ${args['tenant']} (${args['environment']}) are destroyed; running processes drop them within seconds.`,
        json: { workspaceId },
      }
    },
  },
]

/** The time of the database, which decides when a new key becomes active. */
const timeOf = async (owner: Client): Promise<Date> =>
  one(await owner.query<{ at: Date }>('select clock_timestamp() as at')).at

const cellsOf = ({ id, isGiven, workspaceKeys, others }: KeyUse): string[] => [
  id ?? 'without id',
  id === null ? '-' : isGiven ? 'yes' : 'no',
  String(workspaceKeys),
  String(others),
]
