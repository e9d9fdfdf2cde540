import { one } from '#kernel/database/one.ts'
import type { Headers, Json } from './exchange.ts'
import type { Sql, TenantFixture, RemittanceFixture } from './fixtures.ts'

interface Tools {
  readonly sql: Sql
  readonly label: string
  rest(path: string, headers: Headers, body?: unknown, method?: string): Promise<Json>
  graph(query: string, headers: Headers, variables?: object): Promise<Json>
  /** Deletes an object, which a concurrent call may have deleted first. */
  remove(path: string, headers: Headers): Promise<void>
}

const SUBSCRIPTIONS_MAX = 40

/** A valid quote, recipient and transfer reasons for the demonstration's corridors. */
export const QUOTE = {
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  destinationCountry: 'NG',
}
export const RECIPIENT = {
  firstName: 'Chidi',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '011',
  accountNumber: '0000014579',
}
export const REASONS = {
  transferReason: 'family_support',
  sourceOfFunds: 'salary',
  relationshipToRecipient: 'parent',
}

const WALLET = `insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, opened_at)
  select id, gen_random_uuid(), '99' || lpad(floor(random() * 100000000)::text, 8, '0'), 'Wallet', 'wallet', $2, gen_random_uuid(), 1, 'DOMICILIARY', 'USD', 'ACTIVE', now()
  from identity.workspaces where tenant_id = $1 and environment = 'sandbox' returning id`

const PUBLISH = 'mutation M($i: PublishAgreementInput!) { publishAgreement(input: $i) { id } }'
const FAIL = `update webhooks.deliveries set status = 'FAILED', due_at = null, ended_at = now() where id = $1`

export function remittanceFixture(
  fixture: () => TenantFixture,
  { rest, graph, remove, sql, label }: Tools,
): RemittanceFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  return {
    quote: async () => mine((await rest('/quotes', await fixture().session(), QUOTE)).quoteId),
    async recipient() {
      const lastName = mine(`Okafor ${fixture().tenant.code} ${label} ${fixture().next()}`)
      return mine((await rest('/recipients', await fixture().session(), { ...RECIPIENT, lastName })).id)
    },
    async transfer(sourceOfFunds = 'salary') {
      const body = {
        quoteId: await fixture().quote(),
        recipientId: await fixture().recipient(),
        ...REASONS,
        sourceOfFunds,
      }
      return mine((await rest('/transfers', await fixture().session(), body)).id)
    },
    async agreement() {
      const i = {
        type: 'DISCLOSURE',
        version: `${label}-${fixture().next()}`,
        locale: 'en',
        title: 'Agreement',
        content: mine(`Text ${label} ${fixture().next()}`),
      }
      return mine((await graph(PUBLISH, await fixture().staff(), { i })).id)
    },
    async wallet() {
      const made = one(await sql(WALLET, [fixture().tenant.id, await fixture().user()]))
      return mine(made['id'] as string)
    },
    async freeSlot() {
      // A concurrent call may delete the same subscription first, which is harmless.
      const { subscriptions } = await rest('/webhooks/subscriptions', fixture().key, undefined, 'GET')
      if (subscriptions.length >= SUBSCRIPTIONS_MAX)
        for (const { id } of subscriptions.slice(SUBSCRIPTIONS_MAX / 2))
          await remove(`/webhooks/subscriptions/${id}`, fixture().key)
    },
    async subscription() {
      await fixture().freeSlot()
      const { id } = await rest('/webhooks/subscriptions', fixture().key, {
        name: mine(`Hook ${fixture().tenant.code} ${label} ${fixture().next()}`),
        url: 'https://hooks.example/in',
        events: ['recipient.updated'],
      })
      return mine(id)
    },
    delivery: async () =>
      mine((await rest(`/webhooks/subscriptions/${await fixture().subscription()}/test`, fixture().key)).id),
    async failedDelivery() {
      const id = await fixture().delivery()
      await sql(FAIL, [id])
      return id
    },
  }
}
