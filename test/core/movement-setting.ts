import type { Context, IdempotencyClaim } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import type { Role } from '#core/rules/rights.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import type { TransferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { world, type World } from '#test/support/world.ts'

/** Creates a new context for each request of a caller. */
export type Caller = (parts?: Partial<Context>) => Context

export interface MovementSetting extends World {
  /** A staff member with a role. */
  staff(role: Role): Caller
  readonly teller: Caller
  readonly admin: Caller
  readonly tellerId: string
  /** An account with a deposited balance. */
  account(balance?: string, given?: Readonly<Record<string, unknown>>): Promise<string>
  order(
    sourceAccountId: string,
    destinationAccountId: string,
    given?: Partial<TransferInternally>,
  ): TransferInternally
  /** Balance of an account in minor units. */
  balance(id: string): Promise<bigint>
}

let numbers = 0

export const claim = (key: string, fingerprint = 'the same'): IdempotencyClaim => ({
  key,
  subject: 'staff:teller',
  fingerprint,
})

/** Creates a tenant with tellers and an administrator. */
export async function movementSetting(): Promise<MovementSetting> {
  const here = await world()
  const { database, workspaceId } = here
  const staff = (role: Role): Caller => {
    const subjectId = newId()
    return parts =>
      here.as(
        { kind: 'staff', subjectId, roles: [role], scopes: [role === 'viewer' ? 'core:read' : 'core:write'] },
        parts,
      )
  }
  const teller = staff('teller')
  const tellerId = teller().actor.subjectId

  return {
    ...here,
    staff,
    teller,
    tellerId,
    admin: staff('admin'),
    async account(balance = '0.00', given = {}) {
      const id = newId()
      const row = {
        workspace_id: workspaceId,
        id,
        account_number: String(++numbers).padStart(10, '0'),
        account_name: 'Ada Obi',
        name_key: 'ada obi',
        customer_id: newId(),
        product_id: newId(),
        product_version: 1,
        account_type: 'SAVINGS',
        currency: 'NGN',
        status: 'ACTIVE',
        opened_at: new Date(),
        ...given,
      }
      await database.transaction(workspaceId, session =>
        session.commit({
          text: `insert into core.accounts (${Object.keys(row).join(', ')}) values (${Object.keys(row)
            .map((_, index) => `$${index + 1}`)
            .join(', ')})`,
          values: Object.values(row),
        }),
      )
      if (/[1-9]/.test(balance))
        await deposit(teller(), {
          accountId: id,
          amount: balance,
          channel: 'BRANCH',
          narration: 'Opening',
          initiatedBy: tellerId,
        })
      return id
    },
    order: (sourceAccountId, destinationAccountId, given = {}) => ({
      sourceAccountId,
      destinationAccountId,
      destinationAccountName: 'Ada Obi',
      amount: '10.00',
      currency: 'NGN',
      channel: 'API',
      narration: 'Rent',
      initiatedBy: tellerId,
      ...given,
    }),
    async balance(id) {
      const [row] = await database.read<{ balance: bigint }>(
        workspaceId,
        'select balance_minor as balance from core.accounts where workspace_id = $1 and id = $2',
        [workspaceId, id],
      )
      return row!.balance
    },
  }
}
