import {
  listSigningKeys,
  rotateSigningKey,
  type ListedSigningKey,
} from '#identity/administration/rotate-signing-key.ts'
import { dayOf, tableOf, type AdminCommand } from './command.ts'

export const signingKeyCommands: readonly AdminCommand[] = [
  {
    name: 'signing-key rotate',
    usage: '',
    description: 'Creates a new signing key; tokens signed with the old key stay valid until they expire.',
    more: ['The new key becomes active two minutes after it is published. No restart is needed.'],
    examples: ['signing-key rotate'],
    async run({ runtime, by }) {
      const { kid, activatesAt } = await runtime.asOwner(owner =>
        rotateSigningKey(owner, runtime.keys, new Date(), by),
      )
      return { text: `New signing key ${kid}`, json: { kid, activatesAt } }
    },
  },
  {
    name: 'signing-key list',
    usage: '',
    description: 'Lists the signing keys, newest first, with the period in which each is valid.',
    examples: ['signing-key list'],
    async run({ runtime }) {
      const keys = await runtime.asOwner(owner => listSigningKeys(owner))
      const now = new Date()
      return {
        text: tableOf(
          ['KEY', 'STATE', 'SIGNS FROM', 'ACCEPTED UNTIL'],
          keys.map(key => [key.kid, stateOf(key, now), dayOf(key.activatesAt), dayOf(key.retiresAt)]),
          'There is no signing key: run "migrate".',
        ),
        json: keys.map(key => ({ ...key, state: stateOf(key, now) })),
      }
    },
  },
]

function stateOf({ activatesAt, retiresAt }: ListedSigningKey, now: Date): string {
  if (retiresAt !== null && retiresAt <= now) return 'retired'
  if (activatesAt > now) return 'published'
  return retiresAt === null ? 'signing' : 'accepted'
}
