import { randomInt, randomUUID } from 'node:crypto'
import type { CoreFixture, CoreTools } from './fixtures.ts'

/** Branches of core banking, and what names their accounts. */
export function coreBranches({
  fixture,
  core,
  created,
  mine,
  code,
  sql,
}: CoreTools): Pick<CoreFixture, 'branch' | 'branchAccount' | 'numberOf' | 'ownNumber'> {
  let remote: Promise<string> | undefined
  return {
    branch: () =>
      created('/branches', {
        code: `B${randomUUID().slice(0, 8).toUpperCase()}`,
        name: mine(`Branch ${code}`),
      }),
    branchAccount: () =>
      (remote ??= (async () =>
        created('/accounts', {
          customer_id: await fixture().customer(),
          account_type: 'SAVINGS',
          currency: 'NGN',
          account_name: mine(`Branch account ${code}`),
          branch_id: await fixture().branch(),
        }))()),
    async ownNumber() {
      const number = `5${String(randomInt(1e9)).padStart(9, '0')}`
      await sql('update core.accounts set account_number = $2 where id = $1', [
        await fixture().ownAccount(),
        number,
      ])
      return number
    },
    // Account numbers of two tenants may be equal, so none is the tenant's own.
    numberOf: async id =>
      (await core(`/accounts/${id}`, await fixture().staff(), undefined, 'GET')).account_number as string,
  }
}
