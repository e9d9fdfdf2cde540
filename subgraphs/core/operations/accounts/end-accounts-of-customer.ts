import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#core/events.ts'
import { recordClosed } from '#core/ledger/closed-customers.ts'
import { ACCOUNT_COLUMNS, type AccountRow } from '#core/queries/accounts.ts'
import { CHANGES_FROM, type AccountStatus } from '#core/rules/account.ts'
import { restrictedByStaff } from '#core/rules/suspension.ts'
import { changeAccount } from './change-account.ts'
import { obstacleToClosing } from './close-account.ts'

const REASON = 'The customer was closed'

const LOCK = `select ${ACCOUNT_COLUMNS} from core.accounts account
  where workspace_id = $1 and customer_id = $2 and status <> 'CLOSED' order by id for no key update of account`

const CLOSED_FROM: readonly AccountStatus[] = CHANGES_FROM.CLOSED

/**
 * Closes remaining accounts of a closed customer. A customer with open accounts cannot be closed, so these were opened concurrently.
 * An empty account is closed; an account with money gets the restriction FULL until staff resolve it.
 */
export const endAccountsOfCustomer = command(
  async (tx, { customerId }: { customerId: string }): Promise<void> => {
    allow(tx.actor, { kinds: ['platform'] })
    await recordClosed(tx, customerId)
    const accounts = await tx.sql<AccountRow>(LOCK, [tx.actor.workspaceId, customerId, tx.now()])
    // An account is closed after its virtual accounts.
    const isVirtual = ({ virtualKind }: AccountRow): boolean => virtualKind !== null
    for (const account of [...accounts.filter(isVirtual), ...accounts.filter(each => !isVirtual(each))]) {
      if (
        CLOSED_FROM.includes(account.status as AccountStatus) &&
        (await obstacleToClosing(tx, account)) === undefined
      )
        await changeAccount(tx, account, {
          change: 'CLOSED',
          event: events.account_closed,
          status: 'CLOSED',
          reason: REASON,
        })
      else if (account.restriction !== 'FULL')
        await changeAccount(tx, account, {
          change: 'RESTRICTED',
          event: events.account_restricted,
          ...restrictedByStaff('FULL', account.staffRestriction !== null),
          reason: REASON,
        })
    }
  },
  { storage: 'one-time' },
)
