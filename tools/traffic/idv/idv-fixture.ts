import { newId } from '#kernel/id.ts'
import type { Json } from '#tools/traffic/exchange.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import type { IdvFixture } from './fixtures.ts'
import { GREY_PICTURE as PICTURE } from '#app/portal/demo-requests/grey-picture.ts'

interface Tools {
  readonly label: string
  sql(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

const CREATE =
  'mutation M($i: CreateVerificationInput!) { createVerification(input: $i) { verification { id } } }'
const ADD =
  'mutation M($id: ID!, $i: AddVerificationImageInput!) { addVerificationImage(id: $id, input: $i) { imageId } }'
const COMPLETE = 'mutation M($id: ID!) { completeVerification(id: $id) { isProcessing } }'
const ALERTS = 'query Q($id: ID!) { fraudAlerts(verificationId: $id) { nodes { alertId } } }'
const SET_URL = 'mutation M($i: SetIdvSettingsInput!) { setIdvSettings(input: $i) { webhookUrl } }'
const TARGET = 'mutation M { rotateWebhookTargetSecret(service: IDV) { id } }'
const FAILED = `with delivery as (
    insert into webhooks.deliveries (workspace_id, id, subscription_id, service, event_id, event_name, resource_type, resource_id, sequence,
      occurred_at, is_test, status, attempts, retries, created_at, ended_at)
    select workspace_id, $2, id, service, $2, 'fraud_alert.created', 'fraud_alert', $2, 1, now(), false, 'FAILED', 6, 6, now(), now()
    from webhooks.subscriptions where id = $1 returning *)
  insert into webhooks.delivery_bodies (workspace_id, id, subscription_id, event_id, body)
  select workspace_id, id, subscription_id, event_id, 'unread' from delivery`

/** Objects of identity verification, of people whose prefix forces the outcome. */
export function idvFixture(fixture: () => TenantFixture, { label, sql, graph }: Tools): IdvFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  const run = async (query: string, variables: object): Promise<Json> =>
    graph(query, await fixture().staff(), variables)
  const opened = async (outcome = 'approve'): Promise<string> => {
    const externalId = mine(`test-${outcome}-${label}-${fixture().tenant.code}-${fixture().next()}`)
    const { verification } = await run(CREATE, { i: { externalId } })
    return mine(verification.id as string)
  }
  const filled = async (outcome?: string): Promise<string> => {
    const id = await opened(outcome)
    for (const type of ['DOCUMENT_FRONT', 'SELFIE'])
      mine((await run(ADD, { id, i: { type, content: PICTURE } })).imageId as string)
    return id
  }
  const completed = async (outcome: string): Promise<string> => {
    const id = await filled(outcome)
    await run(COMPLETE, { id })
    return id
  }
  return {
    verification: () => opened(),
    filledVerification: () => filled(),
    verificationInReview: () => completed('review'),
    verifiedVerification: () => completed('approve'),
    async fraudAlert() {
      const { nodes } = await run(ALERTS, { id: await completed('spoof') })
      return mine(nodes[0].alertId as string)
    },
    async idvDelivery() {
      await run(SET_URL, { i: { webhookUrl: 'https://hooks.example/in' } })
      const id = mine(newId())
      await sql(FAILED, [(await run(TARGET, {})).id, id])
      return id
    },
  }
}
