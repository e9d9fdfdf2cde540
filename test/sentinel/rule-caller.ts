import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { createApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { administrator } from '#test/identity/given.ts'
import { world, type World } from '#test/support/world.ts'
import { bearer, exchanging, posting, type ExchangeResponse } from '#tools/traffic/exchange.ts'

export interface RuleCaller {
  readonly here: World
  call(method: string, path: string, body?: unknown): Promise<ExchangeResponse>
}

/** A new workspace with a key of elder protection. */
export async function newWorkspace(scopes?: readonly string[]): Promise<RuleCaller> {
  const here = await world()
  const { secret } = await createApiKey(administrator(here), {
    service: 'sentinel',
    name: 'Rules',
    ...(scopes && { scopes }),
  })
  const exchange = exchanging(here.app)
  return {
    here,
    call: (method, path, body) =>
      exchange(posting(`/sentinel/api/v1${path}`, bearer(secret, here.tenantId), body, method)),
  }
}

/** A valid rule with a new code. */
export const giftCards = (more: object = {}): Record<string, unknown> => ({
  code: `GIFT-${newId()}`,
  rule_type: 'GIFT_CARD',
  severity: 'HIGH',
  weight: 0.8,
  ...more,
})

export type Rules = readonly Readonly<Record<string, unknown>>[]

/** A page of the workspace's rules. */
export const rulesOf = async ({ call }: RuleCaller, query = 'limit=200'): Promise<Rules> =>
  (await call('GET', `/rules?${query}`)).body.rules as Rules
/** A synthetic member of staff who may change rules. */
export const writer = ({ here }: RuleCaller): Context =>
  here.as({ kind: 'staff', scopes: ['sentinel:write'] })
