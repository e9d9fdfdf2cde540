import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { allow } from '#kernel/principal.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { Recipient } from '#remittance/entities/recipient.ts'
import type { PayoutAccount } from '#remittance/rules/account-key.ts'
import { accountHash, openRecipient } from '#remittance/sealed-details.ts'
import type { RecipientRow } from './recipients.ts'

const LIST = 'recipients-with-account'

const WITH_ACCOUNT = `select ${columnsOf(Recipient, 'recipient')} from remittance.recipients recipient
  where workspace_id = $1 and account_hash = $2 and (created_at, id) < ($3, $4)
  order by created_at desc, id desc limit $5`

export interface RecipientsWithAccount {
  readonly account: { readonly [Name in keyof PayoutAccount]?: string | null }
  readonly first: number
  readonly after?: string | null
}

/** All recipients of the workspace with this account, of every customer and including deleted ones, newest first; for staff. */
export async function recipientsWithAccount(
  ctx: Context,
  { account, first, after }: RecipientsWithAccount,
): Promise<Connection<RecipientRow>> {
  allow(ctx.actor, { kinds: ['staff'], scope: 'remittance:read' })
  const { country = null, bankCode = null, accountNumber = null, iban = null, phone = null } = account
  const named: PayoutAccount = { country, bankCode, accountNumber, iban, phone }
  const issues = issuesOf(named)
  if (issues.length > 0) throw invalid(issues)

  const { workspaceId } = ctx.actor
  const { at, id } = after
    ? decodeCursor(ctx, LIST, after)
    : { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
  const rows = await ctx.database.read<Row<typeof Recipient>>(workspaceId, WITH_ACCOUNT, [
    workspaceId,
    accountHash(ctx.keys, workspaceId, named),
    at,
    id,
    first + 1,
  ])
  return connection(
    ctx,
    LIST,
    rows.map(row => openRecipient(ctx.keys, row)),
    { first, after },
    row => ({ at: row.createdAt, id: row.id }),
  )
}

function issuesOf({ country, bankCode, accountNumber, iban, phone }: PayoutAccount): ValidationIssue[] {
  const given = Object.entries({ iban, accountNumber, phone })
    .filter(([, value]) => value !== null)
    .map(([field]) => field)
  if (given.length === 0)
    return [{ field: 'account.accountNumber', reason: 'must be given, unless iban or phone is given' }]
  const [, ...more] = given
  return [
    ...more.map(field => ({ field: `account.${field}`, reason: `must not be combined with ${given[0]}` })),
    ...(accountNumber !== null && country === null
      ? [{ field: 'account.country', reason: 'is required with accountNumber' }]
      : []),
    ...(accountNumber === null && bankCode !== null
      ? [{ field: 'account.bankCode', reason: 'must not be given without accountNumber' }]
      : []),
  ]
}
