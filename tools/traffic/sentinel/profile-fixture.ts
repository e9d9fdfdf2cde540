import { newId } from '#kernel/id.ts'
import type { Json } from '#tools/traffic/exchange.ts'
import type { Tenant, TenantFixture } from '#tools/traffic/fixtures.ts'
import type { SentinelProfileFixture } from './fixtures.ts'

interface Tools {
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

const ENROL = 'mutation M($i: CreateElderProfileInput!) { createElderProfile(input: $i) { id customerId } }'
const ADD_CONTACT =
  'mutation M($id: UUID!, $i: TrustedContactInput!) { addTrustedContact(profileId: $id, input: $i) { id } }'

export function profileFixture(
  fixture: () => TenantFixture,
  tenant: Tenant,
  { graph }: Tools,
): SentinelProfileFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  const enrolled = async (): Promise<{ readonly id: string; readonly customerId: string }> => {
    const i = {
      customerId: mine(`elder-${tenant.code}-${newId()}`),
      customerName: `Eleanor Whitfield ${tenant.code}`,
      dateOfBirth: '1941-03-09',
      enrollmentReason: 'SELF_REQUEST',
    }
    const profile = await graph(ENROL, await fixture().staff(), { i })
    return { id: mine(profile.id), customerId: i.customerId }
  }
  return {
    elderProfile: async () => (await enrolled()).id,
    elderCustomer: async () => (await enrolled()).customerId,
    async trustedContact() {
      const { id } = await enrolled()
      const i = { name: `Ruth Whitfield ${tenant.code}`, relation: 'daughter', email: 'ruth@example.com' }
      const contact = await graph(ADD_CONTACT, await fixture().staff(), { id, i })
      return { profileId: id, contactId: mine(contact.id) }
    },
  }
}
