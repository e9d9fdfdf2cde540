import type { CoreFixture, CoreTools } from '../fixtures.ts'

/** Standing instructions, sweeps and virtual accounts of core banking. */
export function coreLiquidity({
  fixture,
  core,
  created,
}: CoreTools): Pick<
  CoreFixture,
  | 'standingInstruction'
  | 'pausedInstruction'
  | 'sweep'
  | 'pausedSweep'
  | 'virtualAccount'
  | 'suspendedVirtualAccount'
  | 'escrow'
> {
  return {
    async standingInstruction() {
      const body = {
        source_account_id: await fixture().account(),
        destination_account_id: await fixture().account(),
        amount_type: 'FIXED',
        amount: 1.5,
        currency: 'NGN',
        frequency: 'MONTHLY',
        start_date: '2099-01-31',
        narration: 'Rent',
        on_failure: 'SKIP',
      }
      return created('/standing-instructions', body)
    },
    async pausedInstruction() {
      const id = await fixture().standingInstruction()
      await core(`/standing-instructions/${id}/pause`, await fixture().staff())
      return id
    },
    async sweep() {
      const body = { target_account_id: await fixture().account(), method: 'FIXED', amount: 1.5 }
      return created(`/accounts/${await fixture().ownAccount()}/sweeps`, body)
    },
    async virtualAccount() {
      const body = { kind: 'SUB_ACCOUNT', account_name: 'Ikeja' }
      return created(`/accounts/${await fixture().ownAccount()}/virtual-accounts`, body)
    },
    async suspendedVirtualAccount() {
      const id = await fixture().virtualAccount()
      await core(`/virtual-accounts/${id}/suspend`, await fixture().staff())
      return id
    },
    async escrow() {
      const route = `/accounts/${await fixture().ownAccount()}/virtual-accounts`
      const id = await created(route, { kind: 'ESCROW', account_name: 'Order' })
      await created('/deposits', {
        account_id: id,
        amount: 5,
        channel: 'BRANCH',
        narration: 'Cash',
        initiated_by: await fixture().administrator(),
      })
      return id
    },
    async pausedSweep() {
      const id = await fixture().sweep()
      await core(`/sweeps/${id}/pause`, await fixture().staff())
      return id
    },
  }
}
