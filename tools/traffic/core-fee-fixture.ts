import type { CoreFixture, CoreTools } from './fixtures.ts'

/** A fee with its own band of amounts; bands of different numbers do not overlap. */
export const feeBody = (number: number): Record<string, unknown> => ({
  transaction_type: 'PAYMENT',
  currency: 'KES',
  min_amount: number * 10 + 1,
  max_amount: number * 10 + 9.99,
  fee_type: 'FLAT',
  fee_value: 1.5,
  vat_rate: 7.5,
})

/** Fees of core banking. */
export function coreFees({
  fixture,
  core,
  created,
  remove,
}: CoreTools): Pick<CoreFixture, 'ensureBandSlot' | 'fee'> {
  return {
    async ensureBandSlot(type, currency) {
      const { fee_configs: inForce } = await core(
        '/fee-configs?limit=200',
        await fixture().staff(),
        undefined,
        'GET',
      )
      for (const fee of inForce)
        if (fee.currency === currency && fee.transaction_type === type) await remove(`/fee-configs/${fee.id}`)
    },
    async fee() {
      await fixture().ensureBandSlot('WITHDRAWAL', 'ZMW')
      return created('/fee-configs', {
        ...feeBody(fixture().next()),
        transaction_type: 'WITHDRAWAL',
        currency: 'ZMW',
      })
    },
  }
}
