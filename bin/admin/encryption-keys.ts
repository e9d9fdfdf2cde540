import type { Client } from 'pg'
import { destroyWorkspaceKeys, keyStatus, renewWorkspaceKeys, type KeyUse } from '#kernel/key-administration.ts'
import { tableOf, workspaceOf, type AdminCommand } from './command.ts'

export const encryptionKeyCommands: readonly AdminCommand[] = [
  {
    name: 'encryption-key status', usage: '',
    description: 'Shows what is sealed under which key of ENCRYPTION_KEY, and what still has to come under the newest.',
    more: [
      'To replace the key: put the new one in front of the old one, with a comma between, and restart. The worker does the rest.',
      'With several processes, first give all of them the new key behind the old one. Take the old one out when this says so.',
    ],
    examples: ['encryption-key status', 'encryption-key status --json'],
    async run({ ground }) {
      const { installationColumns } = await import('../subgraphs.ts')
      const status = await ground.asOwner(owner => keyStatus(owner, ground.keys, installationColumns))
      const keys = tableOf(['KEY', 'GIVEN', 'WORKSPACE KEYS', 'OTHER VALUES'], status.keys.map(cellsOf), '')
      const tasks = tableOf(['BEING RESEALED', 'WORKSPACES', 'EXAMINED', 'RESEALED', 'NOT OPENED'],
        status.tasks.map(({ target, workspaces, examined, resealed, unopened }) => [target === '*' ? 'every column' : target, ...[workspaces, examined, resealed, unopened].map(String)]), 'No column is being resealed.')
      const end = !status.isDone ? 'Keep every key until nothing is under the older ones.' : status.keys.length > 1 ? 'Every key but the first can be taken out of ENCRYPTION_KEY.' : 'Everything is under the newest key.'
      return { text: `${keys}\n\n${tasks}\n\n${end}`, json: status }
    },
  },
  {
    name: 'encryption-key renew', usage: '<tenant> <environment>',
    description: 'Gives a workspace a new key of its own, and brings everything that it has sealed under it.',
    more: ['Needed where the old ENCRYPTION_KEY and the database may both be known to an attacker. It seals after half a minute; "encryption-key status" shows how far it is.'],
    examples: ['encryption-key renew acme production'],
    async run({ ground, args, by }) {
      const workspaceId = await workspaceOf(ground, args)
      const { id } = await ground.asOwner(async owner => renewWorkspaceKeys(owner, ground.keys, { workspaceId, at: await timeOf(owner), by }))
      return { text: `New key ${id} of ${args['tenant']} (${args['environment']})`, json: { workspaceId, keyId: id } }
    },
  },
  {
    name: 'encryption-key destroy', usage: '<tenant> <environment>',
    description: 'Destroys the keys of a workspace: whatever it has sealed is erased for good.',
    more: [
      'Refused while API keys, staff, transfers, webhooks or monitoring are active there. Names and amounts stand in clear, and stay.',
      'Backups made before still hold the keys, sealed under ENCRYPTION_KEY: delete them, or replace ENCRYPTION_KEY and forget the old one.',
    ],
    examples: ['encryption-key destroy acme sandbox'],
    asks: ({ tenant, environment }) => `Destroy the keys of ${tenant} (${environment})? Everything that is sealed there is lost and cannot be restored.`,
    async run({ ground, args, by }) {
      const workspaceId = await workspaceOf(ground, args)
      const { unfinished } = await import('../subgraphs.ts')
      await ground.asOwner(async owner => destroyWorkspaceKeys(owner, unfinished, { workspaceId, at: await timeOf(owner), by }))
      return { text: `The keys of ${args['tenant']} (${args['environment']}) are destroyed; running processes forget them within seconds.`, json: { workspaceId } }
    },
  },
]

/** The database's time, by which processes count when a new key begins to seal. */
const timeOf = async (owner: Client): Promise<Date> => (await owner.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]!.at

const cellsOf = ({ id, isGiven, workspaceKeys, others }: KeyUse): string[] => [id ?? 'from before ids', id === null ? '-' : isGiven ? 'yes' : 'no', String(workspaceKeys), String(others)]
