import { settledInTime } from '#kernel/concurrency/settled-in-time.ts'
import type { Context } from '#kernel/context.ts'
import { refuse as refuseAnything } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { railFor } from '#core/providers/configured.ts'
import { bankOf } from '#core/rules/banks.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface NameEnquired {
  readonly accountNumber: string
  readonly bankCode?: string | null
}

export interface NameFound {
  readonly accountNumber: string
  readonly bankCode: string | null
  readonly accountName: string
}

const OWN = `select account_name as "accountName" from core.accounts where workspace_id = $1 and account_number = $2 and status <> 'CLOSED'`

const FOUND = '00'
/** Dormant, no such account, name mismatch, no such bank, not found: the scheme has responded, without a name. */
const NO_ACCOUNT_CODES = new Set(['06', '07', '08', '16', '25'])

/** The name on an account, to prevent transfers to a wrong number: from the ledger for the tenant's accounts, from the payment scheme for other banks. */
export async function nameEnquiry(
  ctx: Context,
  { accountNumber, bankCode = null }: NameEnquired,
): Promise<NameFound> {
  admitRole(ctx.actor, 'teller')
  const accountName =
    bankCode === null ? await ownName(ctx, accountNumber) : await nameAtBank(ctx, accountNumber, bankCode)
  if (accountName === undefined) throw refuse('ACCOUNT_NOT_FOUND')
  return { accountNumber, bankCode, accountName }
}

async function ownName(
  { database, actor: { workspaceId } }: Context,
  accountNumber: string,
): Promise<string | undefined> {
  const [own] = await database.read<{ accountName: string }>(workspaceId, OWN, [workspaceId, accountNumber])
  return own?.accountName
}

async function nameAtBank(
  ctx: Context,
  accountNumber: string,
  bankCode: string,
): Promise<string | undefined> {
  const bank = bankOf(bankCode)
  if (!bank) throw refuse('BANK_UNKNOWN')
  const rail = railFor(ctx)
  if (!rail) throw refuse('RAIL_NOT_CONFIGURED')
  const reply = await settledInTime(() => rail.nameEnquiry(ctx, { accountNumber, bankCode: bank.nipCode }))
  if (reply?.code === FOUND && reply.accountName !== null) return reply.accountName
  if (reply && NO_ACCOUNT_CODES.has(reply.code)) return undefined
  throw refuseAnything('UNAVAILABLE', { message: 'The other bank does not respond.', retryAfterS: 5 })
}
