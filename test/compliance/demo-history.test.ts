import { expect, test } from '@jest/globals'
import { contextOf } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { platformPrincipal } from '#kernel/principal.ts'
import { fillDemo } from '#app/demo.ts'
import { subgraphs } from '#app/subgraphs.ts'
import type { MonitoredTransactionRow } from '#compliance/entities/monitoring/monitored-transaction.ts'
import { RULE_PACK } from '#compliance/demo/monitoring/rule-pack.ts'
import { evaluateRules } from '#compliance/evaluation/evaluate-rules.ts'
import { gatherInputs } from '#compliance/evaluation/gather-inputs.ts'
import { readHistory } from '#compliance/evaluation/history/read-history.ts'
import { ruleSetOf } from '#compliance/evaluation/rule-set.ts'
import { decryptTransaction } from '#compliance/evaluation/seal-transaction.ts'
import { TRANSACTION_COLUMNS } from '#compliance/evaluation/store-transaction.ts'
import { storedTransaction } from '#compliance/evaluation/stored-transaction.ts'
import { activeRules } from '#compliance/monitoring-rules/active-rules.ts'
import { asOwner } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld } from '#test/support/world.ts'

const DEMO_TENANT = '11111111-1111-4111-8111-111111111111'
const KEY = { authorization: 'Bearer sk_sandbox_demo' }

test('the demo history is filled once, and triggers every rule of the pack when it is in force', async () => {
  const { app, platform, database, databaseName } = await demoWorld()
  const get = async <Body>(url: string): Promise<Body> =>
    (await app.inject({ url: `/api/v1${url}`, headers: KEY })).json()
  const fill = (): Promise<void> =>
    fillDemo(work => asOwner(adminOf(databaseName), work), platform, subgraphs, { withHistory: true })
  interface Listed {
    readonly rules: readonly { id: string; code: string; status: string }[]
    readonly cases: readonly { status: string; disposition: string | null; customer_id: string }[]
  }
  const read = async () => ({
    rules: (await get<Listed>('/monitoring/rules?limit=100')).rules,
    cases: (await get<Listed>('/cases')).cases,
    closed: (await get<Listed>('/cases?status=CLOSED')).cases,
  })

  await fill()
  const first = await read()
  await fill()
  expect(await read()).toEqual(first)
  expect(first.rules.map(({ code }) => code).sort()).toEqual(RULE_PACK.map(({ code }) => code).sort())
  expect(new Set(first.rules.map(({ status }) => status))).toEqual(new Set(['DISABLED']))
  const statuses = [...first.cases, ...first.closed].map(each => `${each.customer_id} ${each.status}`)
  expect([...new Set(statuses)].sort()).toEqual([
    'demo-customer-6 PENDING_APPROVAL',
    'demo-saver OPEN',
    'demo-trader CLOSED',
  ])

  for (const { id } of first.rules)
    await app.inject({ method: 'PUT', url: `/api/v1/monitoring/rules/${id}/enable`, headers: KEY })
  const [workspace] = await database.asWorker<{ id: string }>(
    `select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox'`,
    [DEMO_TENANT],
  )
  const { id: workspaceId } = workspace!
  await platform.source.keys.ready(workspaceId)
  const ctx = contextOf(platform.source, {
    actor: platformPrincipal({ workspaceId, tenantId: DEMO_TENANT, environment: 'sandbox' }, 'test'),
    requestId: newId(),
  })
  const set = ruleSetOf(await activeRules(ctx))
  const rows = await database.read<MonitoredTransactionRow>(
    workspaceId,
    `select ${TRANSACTION_COLUMNS} from compliance.monitored_transactions transaction where workspace_id = $1`,
    [workspaceId],
  )
  const hits = new Map<string, number>()
  for (const row of rows) {
    const transaction = storedTransaction(ctx.keys, row)!
    const { phone, address } = decryptTransaction(ctx.keys, row)!
    const { inputs, screening } = await gatherInputs(ctx, { ...transaction, phone, address }, set)
    const history = await readHistory(
      (text, values = []) => database.read(workspaceId, text, values),
      {
        workspaceId,
        transaction,
        keys: { ...row, account: null },
        sequence: row.sequence,
        isReplay: true,
        inputs: { subjectSince: null, blacklistHits: inputs.blacklistHits, screening },
      },
      set.needs,
    )
    for (const { rule } of evaluateRules(set, transaction, history, inputs).triggered)
      hits.set(rule.code, (hits.get(rule.code) ?? 0) + 1)
  }
  expect(RULE_PACK.filter(({ code }) => !hits.has(code)).map(({ code }) => code)).toEqual([])
  expect(rows.length).toBeGreaterThan(250)
})
