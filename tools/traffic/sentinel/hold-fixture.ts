import type { Json } from '#tools/traffic/exchange.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import type { SentinelHoldFixture } from './fixtures.ts'

interface Tools {
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

const PLACE = `mutation M($profileId: UUID!, $i: PlaceProtectiveHoldInput!) { placeProtectiveHold(profileId: $profileId, input: $i) { id } }`

export const holdFixture = (fixture: () => TenantFixture, { graph }: Tools): SentinelHoldFixture => ({
  async protectiveHold() {
    const i = { scope: 'ACCOUNT', accountId: 'checking-1', reason: 'Coached on the telephone' }
    const profileId = await fixture().elderProfile()
    const { id } = await graph(PLACE, await fixture().staff(), { profileId, i })
    fixture().own.add(id as string)
    return id as string
  },
})
