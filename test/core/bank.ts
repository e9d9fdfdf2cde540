import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import type { Role } from '#core/rules/rights.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import type { TransferExternally } from '#core/operations/transfers/transfer-externally.ts'
import { transferByNip } from '#core/operations/transfers/transfer-by-nip.ts'
import { accountById, availableMinor } from '#core/queries/accounts.ts'
import { transaction } from '#core/queries/transactions.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { activeLists } from '#test/compliance/active-lists.ts'
import { world, type World } from '#test/support/world.ts'

/** State of a customer's account. */
export interface AccountState {
  readonly balance: bigint
  readonly held: bigint
  readonly available: bigint
}

export interface Bank extends World {
  /** A new context for a staff member of the role; always the same member. */
  staff(role: Role, parts?: Partial<Context>): Context
  /** Creates an account with this balance. */
  account(balanceMinor?: bigint, columns?: Readonly<Record<string, unknown>>): Promise<string>
  /** Sets a fee and its VAT for transfers of a type. */
  fee(transferType: string, valueMinor: bigint, vatPpm: bigint): Promise<void>
  /** Sets a daily limit on transfers of all types. */
  dailyLimit(dailyMinor: bigint): Promise<void>
  order(sourceAccountId: string, given?: Partial<TransferExternally>): TransferExternally
  sent(sourceAccountId: string, given?: Partial<TransferExternally>): Promise<TransactionRow>
  accountState(accountId: string): Promise<AccountState>
  status(transactionId: string): Promise<string>
  found(transactionId: string): Promise<TransactionRow>
  rows<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<Row[]>
  /** The sum of all entries, and the accounts whose balance differs from their entries and holds. */
  proof(): Promise<{ entries: bigint; wrong: unknown[] }>
}

let accounts = 0

const PROOF = `select account.id, balance_minor, held_minor from core.accounts account where workspace_id = $1 and (
  balance_minor <> (select coalesce(sum(amount_minor), 0) from core.entries e where e.workspace_id = $1 and e.account_id = account.id)
  or entries <> (select count(*) from core.entries e where e.workspace_id = $1 and e.account_id = account.id)
  or held_minor <> (select coalesce(sum(remaining_minor), 0) from core.holds h where h.workspace_id = $1 and h.account_id = account.id)
  or holds_end_at is distinct from (select min(expires_at) from core.holds h where h.workspace_id = $1 and h.account_id = account.id and h.remaining_minor > 0))`

/** Creates a tenant with bank staff. */
export async function bank(): Promise<Bank> {
  const here = await world()
  await activeLists(here)
  const { database, workspaceId } = here
  const subjects = new Map<Role, string>()
  const staff: Bank['staff'] = (role, parts) => {
    if (!subjects.has(role)) subjects.set(role, newId())
    return here.as({ kind: 'staff', subjectId: subjects.get(role)!, roles: [role] }, parts)
  }
  const rows: Bank['rows'] = (text, values = []) => database.read(workspaceId, text, [workspaceId, ...values])
  const write = (text: string, values: readonly unknown[]): Promise<void> =>
    database.transaction(workspaceId, session => session.commit({ text, values: [workspaceId, ...values] }))
  const found = (id: string): Promise<TransactionRow> => transaction(staff('viewer'), id)
  const policyChanged = (): Promise<void> =>
    write('update core.policies set version = version + 1 where workspace_id = $1', [])
  const bankHere: Bank = {
    ...here,
    staff,
    rows,
    found,
    async account(balanceMinor = 0n, columns = {}) {
      const id = newId()
      await write(
        `insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, opened_at)
        values ($1, $2, $3, 'Ada Obi', 'ada obi', $2, $2, 1, 'SAVINGS', 'NGN', 'ACTIVE', now())`,
        [id, String(++accounts).padStart(10, '0')],
      )
      const teller = staff('teller')
      const amount = `${balanceMinor / 100n}.${String(balanceMinor % 100n).padStart(2, '0')}`
      if (balanceMinor > 0n)
        await deposit(teller, {
          accountId: id,
          amount,
          channel: 'BRANCH',
          narration: 'Cash',
          initiatedBy: teller.actor.subjectId,
        })
      for (const [column, value] of Object.entries(columns))
        await write(`update core.accounts set ${column} = $3 where workspace_id = $1 and id = $2`, [
          id,
          value,
        ])
      return id
    },
    async fee(transferType, valueMinor, vatPpm) {
      await write(
        `insert into core.fee_configs (workspace_id, id, transaction_type, transfer_type, currency, fee_type, value_minor, vat_ppm, version, created_by, created_at)
        values ($1, $2, 'TRANSFER', $3, 'NGN', 'FLAT', $4, $5, 1, 'test', now())`,
        [newId(), transferType, valueMinor, vatPpm],
      )
      await policyChanged()
    },
    async dailyLimit(dailyMinor) {
      await write(
        `insert into core.limits (workspace_id, id, transaction_type, currency, daily_minor, version, created_by, created_at)
        values ($1, $2, 'TRANSFER', 'NGN', $3, 1, 'test', now())`,
        [newId(), dailyMinor],
      )
      await policyChanged()
    },
    order: (sourceAccountId, given) => ({
      sourceAccountId,
      destinationAccountNum: '0123456789',
      destinationBankCode: '000013',
      destinationAccountName: 'Chidi Okafor',
      amount: '100.00',
      currency: 'NGN',
      channel: 'MOBILE',
      narration: 'Rent',
      initiatedBy: staff('teller').actor.subjectId,
      ...given,
    }),
    sent: (sourceAccountId, given) => transferByNip(staff('teller'), bankHere.order(sourceAccountId, given)),
    async accountState(accountId) {
      const row = (await accountById(staff('viewer'), accountId))!
      return { balance: row.balanceMinor, held: row.heldMinor, available: availableMinor(row) }
    },
    async status(id) {
      const { progress, postedStatus } = await found(id)
      return progress?.status ?? postedStatus
    },
    async proof() {
      const [{ sum } = { sum: '0' }] = await rows<{ sum: string | null }>(
        'select sum(amount_minor) as sum from core.entries where workspace_id = $1',
      )
      return { entries: BigInt(sum ?? 0), wrong: await rows(PROOF) }
    },
  }
  return bankHere
}

/** The result of `proof` if the ledger balances and every account equals its entries and holds. */
export const SOUND = { entries: 0n, wrong: [] }

/** How often a transfer was sent to the simulated rail. */
export const timesSent = async (at: Bank, reference: string): Promise<number> =>
  (
    await at.rows<{ times: number }>(
      'select times_sent as times from core.simulated_rail_transfers where workspace_id = $1 and reference = $2',
      [reference],
    )
  )[0]?.times ?? 0
