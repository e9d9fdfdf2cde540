import type { CoreFixture, CoreTools } from './fixtures.ts'

/** Number of accounts in the pool, and how often each is used before the pool is replaced. */
const [ROUND, USES] = [8, 20]

/** Returns one of a few objects in turn, and creates new ones after `USES` rounds. */
export function rotate(make: () => Promise<string>): () => Promise<string> {
  const round: Promise<string>[] = []
  let uses = 0
  return () => {
    if (uses === ROUND * USES) [uses, round.length] = [0, 0]
    const at = uses++ % ROUND
    return (round[at] ??= make())
  }
}

/** Accounts of core banking. */
export function coreAccounts({
  fixture,
  core,
  created,
  mine,
  sql,
  code,
}: CoreTools): Pick<
  CoreFixture,
  | 'emptyAccount'
  | 'frozenAccount'
  | 'dormantAccount'
  | 'account'
  | 'ownAccount'
  | 'fixedDeposit'
  | 'runningTerm'
> {
  // Cached, because hundreds of requests use the same customer.
  let holder: Promise<string> | undefined
  const opened = async (account_type: string): Promise<string> => {
    holder ??= fixture().customer()
    const body = {
      customer_id: await holder,
      account_type,
      currency: 'NGN',
      account_name: mine(`Account ${code} ${fixture().next()}`),
    }
    return created('/accounts', body)
  }
  const funded = async (account_id: string): Promise<string> => {
    await core('/deposits', await fixture().staff(), {
      account_id,
      amount: 1000,
      channel: 'BRANCH',
      narration: 'Cash',
      initiated_by: await fixture().administrator(),
    })
    return account_id
  }
  return {
    emptyAccount: () => opened('SAVINGS'),
    async frozenAccount() {
      const id = await fixture().emptyAccount()
      await core(`/accounts/${id}/freeze`, await fixture().staff(), { reason: 'Order of the court' })
      return id
    },
    async dormantAccount() {
      const id = await fixture().emptyAccount()
      await sql(`update core.accounts set status = 'DORMANT' where id = $1`, [id])
      return id
    },
    account: rotate(() => fixture().ownAccount()),
    ownAccount: async () => funded(await fixture().emptyAccount()),
    fixedDeposit: async () => funded(await opened('FIXED_DEPOSIT')),
    async runningTerm() {
      const id = await fixture().fixedDeposit()
      await core(`/accounts/${id}/term`, await fixture().staff(), {
        tenor_days: 90,
        maturity_instruction: 'PAYOUT',
        payout_account_id: await fixture().account(),
      })
      return id
    },
  }
}
