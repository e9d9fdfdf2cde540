import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'

/** Opening reads the customer's name before it writes the account; no request takes longer than this. */
const OPENING_MS = 60_000

const NAME = 'Erased customer'

// Accounts that a customer who came back has opened since are of another time, and keep their names.
const LOCK = `select id from core.accounts where workspace_id = $1 and customer_id = $2 and opened_at <= $3 order by id for no key update`

// The words by which the account is searched go with its key, by the trigger that keeps them.
const BLANK = `update core.accounts set account_name = '${NAME}', name_key = '' where workspace_id = $1 and id = any($2::uuid[])`

export interface EraseAccountNames {
  readonly customerId: string
  readonly erasedAt: Date
}

/**
 * Takes the name of an erased customer off its accounts, and out of the search for them; says of how many. Balances and entries stay,
 * and with them what a payment says of its payee: the law on money laundering wants those for five years.
 */
export const eraseAccountNames = command(async (tx, { customerId, erasedAt }: EraseAccountNames): Promise<number> => {
  allow(tx.actor, { kinds: ['platform'] })
  const { workspaceId } = tx.actor
  const accounts = await tx.sql<{ id: string }>(LOCK, [workspaceId, customerId, new Date(erasedAt.getTime() + OPENING_MS)])
  await tx.sql(BLANK, [workspaceId, accounts.map(({ id }) => id)])
  return accounts.length
}, { answer: 'one-time' })
