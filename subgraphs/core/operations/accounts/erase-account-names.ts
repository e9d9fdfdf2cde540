import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { eraseLoanTexts } from '#core/operations/loans/erase-loan-texts.ts'

/** Opening an account reads the customer's name before it writes the account. No request takes longer than this. */
const OPENING_MS = 60_000

const NAME = 'Erased customer'

// Accounts opened later by a returning customer keep their names.
const LOCK = `select id from core.accounts where workspace_id = $1 and customer_id = $2 and opened_at <= $3 order by id for no key update`

// A trigger removes the search tokens of the account when its key is cleared.
const BLANK = `update core.accounts set account_name = '${NAME}', name_key = '' where workspace_id = $1 and id = any($2::uuid[])`

// The documents of statements contain the name. Locked first, so that no worker adds a chunk.
const LOCK_STATEMENTS =
  'select id from core.statements where workspace_id = $1 and account_id = any($2::uuid[]) order by id for update'
const DELETE_CHUNKS =
  'delete from core.statement_chunks where workspace_id = $1 and statement_id = any($2::uuid[])'
const DELETE_STATEMENTS = 'delete from core.statements where workspace_id = $1 and id = any($2::uuid[])'

export interface EraseAccountNames {
  readonly customerId: string
  readonly erasedAt: Date
}

/**
 * Removes the name of an erased customer from its accounts and their search tokens, the accounts' statements, and the texts of its
 * loans; returns the number of accounts. Balances, entries and the payee data of payments remain: anti-money-laundering law requires them
 * for five years.
 */
export const eraseAccountNames = command(
  async (tx, { customerId, erasedAt }: EraseAccountNames): Promise<number> => {
    allow(tx.actor, { kinds: ['platform'] })
    const { workspaceId } = tx.actor
    const until = new Date(erasedAt.getTime() + OPENING_MS)
    const accounts = await tx.sql<{ id: string }>(LOCK, [workspaceId, customerId, until])
    const accountIds = accounts.map(({ id }) => id)
    await tx.sql(BLANK, [workspaceId, accountIds])
    const statements = await tx.sql<{ id: string }>(LOCK_STATEMENTS, [workspaceId, accountIds])
    const statementIds = statements.map(({ id }) => id)
    await tx.sql(DELETE_CHUNKS, [workspaceId, statementIds])
    await tx.sql(DELETE_STATEMENTS, [workspaceId, statementIds])
    await eraseLoanTexts(tx, { customerId, until })
    return accounts.length
  },
  { storage: 'one-time' },
)
