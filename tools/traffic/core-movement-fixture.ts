import type { CoreFixture, CoreTools } from './fixtures.ts'

const HAND_ON = `update core.transaction_progress set status = 'PROCESSING', processed_at = now(), due_at = now() + interval '1 hour' where transaction_id = $1`

const WAITING = {
  destination_account_num: '9000000007',
  destination_bank_code: '000013',
  destination_account_name: 'Chidi Okafor',
  amount: 5,
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
}
const ABROAD = {
  destination_account_num: 'GB33BUKB20201555555555',
  destination_bank_code: 'BUKBGB22',
  destination_account_name: 'Chidi Okafor',
  destination_bank_name: 'Barclays',
  destination_country: 'GB',
  amount: 5,
  currency: 'NGN',
  destination_currency: 'NGN',
  charge_bearer: 'SHA',
  purpose: 'SUPP',
  channel: 'MOBILE',
  narration: 'Rent',
}

/** Deposits, transfers and holds of core banking. */
export function coreMovements({
  fixture,
  created,
  sql,
}: CoreTools): Pick<
  CoreFixture,
  'deposit' | 'waitingTransfer' | 'transferAbroad' | 'handedOnTransfer' | 'hold'
> {
  return {
    async deposit() {
      const body = {
        account_id: await fixture().account(),
        amount: 5,
        channel: 'BRANCH',
        narration: 'Cash',
        initiated_by: await fixture().administrator(),
      }
      return created('/deposits', body)
    },
    async waitingTransfer() {
      const body = {
        source_account_id: await fixture().account(),
        ...WAITING,
        initiated_by: await fixture().administrator(),
      }
      return created('/transfers/nip', body)
    },
    async transferAbroad() {
      const body = {
        source_account_id: await fixture().account(),
        ...ABROAD,
        initiated_by: await fixture().administrator(),
      }
      return created('/transfers/international', body)
    },
    async handedOnTransfer() {
      const id = await fixture().waitingTransfer()
      await sql(HAND_ON, [id])
      return id
    },
    async hold() {
      const body = {
        amount: 5,
        reason: 'Hotel',
        type: 'AUTHORIZATION',
        expires_at: '2099-01-01T00:00:00.000Z',
      }
      return created(`/accounts/${await fixture().account()}/holds`, body)
    },
  }
}
