import type { CoreFixture, CoreTools } from '#tools/traffic/fixtures.ts'

/** Documents of customers, and holders of accounts. */
export function coreCustomers({
  fixture,
  core,
  created,
}: CoreTools): Pick<CoreFixture, 'customerDocument' | 'signatory'> {
  return {
    async customerDocument() {
      const customerId = await fixture().bankCustomer()
      const documentId = await created(`/customers/${customerId}/documents`, {
        type: 'PASSPORT',
        number: 'A00001234',
        issuing_country: 'NG',
      })
      return { customerId, documentId }
    },
    async signatory() {
      const [accountId, customerId] = [await fixture().ownAccount(), await fixture().bankCustomer()]
      const body = { customer_id: customerId, role: 'SIGNATORY' }
      await core(`/accounts/${accountId}/holders`, await fixture().staff(), body)
      return { accountId, customerId }
    },
  }
}
