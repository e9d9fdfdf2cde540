import type { Tx } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import type { LinkTarget } from './open-case.ts'

/** Ids of what a case is about, by kind. */
export interface GivenLinks {
  readonly alertIds?: readonly string[] | null
  readonly transactionIds?: readonly string[] | null
  readonly screeningIds?: readonly string[] | null
  readonly subjectIds?: readonly string[] | null
  readonly paymentIds?: readonly string[] | null
}

/** The given links, without duplicates. */
export function linksOf({
  alertIds,
  transactionIds,
  screeningIds,
  subjectIds,
  paymentIds,
}: GivenLinks): LinkTarget[] {
  const of = (kind: LinkTarget['kind'], ids: readonly string[] | null | undefined): LinkTarget[] =>
    [...new Set(ids ?? [])].map(id => ({ kind, id }))
  return [
    ...of('ALERT', alertIds),
    ...of('TRANSACTION', transactionIds),
    ...of('SCREENING', screeningIds),
    ...of('SUBJECT', subjectIds),
    ...of('PAYMENT', paymentIds),
  ]
}

const CHECKED = [
  {
    kind: 'ALERT',
    field: 'alertIds',
    text: `select id::text from compliance.alerts where workspace_id = $1 and id = any($2::uuid[]) and status <> 'SHADOW'`,
  },
  {
    kind: 'SCREENING',
    field: 'screeningIds',
    text: 'select id::text from compliance.screenings where workspace_id = $1 and id = any($2::uuid[])',
  },
  {
    kind: 'SUBJECT',
    field: 'subjectIds',
    text: 'select id::text from compliance.subjects where workspace_id = $1 and id = any($2::uuid[])',
  },
  {
    kind: 'PAYMENT',
    field: 'paymentIds',
    text: 'select distinct payment_id::text as id from compliance.payment_screenings where workspace_id = $1 and payment_id = any($2::uuid[])',
  },
] as const

const TRANSACTION_ID_MAX = 255

/** Refuses ids of alerts, screenings, subjects and payments that the workspace does not have. */
export async function checkLinks(tx: Tx, links: readonly LinkTarget[]): Promise<void> {
  const hasWrongLength = links.some(
    ({ kind, id }) => kind === 'TRANSACTION' && (id.length === 0 || id.length > TRANSACTION_ID_MAX),
  )
  if (hasWrongLength)
    throw invalid([
      { field: 'transactionIds', reason: `must have 1 to ${TRANSACTION_ID_MAX} characters each` },
    ])
  for (const { kind, field, text } of CHECKED) {
    const ids = links.filter(link => link.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    const found = await tx.sql<{ id: string }>(text, [tx.actor.workspaceId, ids])
    const unknown = ids.find(id => !found.some(each => each.id === id.toLowerCase()))
    if (unknown !== undefined) throw invalid([{ field, reason: `contains ${unknown}, which does not exist` }])
  }
}

const JOIN = `update compliance.alerts set case_id = $2
  where workspace_id = $1 and id = any($3::uuid[]) and case_id is null and status <> 'SHADOW'`

/** Alerts without a case now belong to this one; the others only appear in it. */
export async function joinAlerts(tx: Tx, caseId: string, links: readonly LinkTarget[]): Promise<void> {
  const ids = links.filter(({ kind }) => kind === 'ALERT').map(({ id }) => id)
  if (ids.length > 0) await tx.sql(JOIN, [tx.actor.workspaceId, caseId, ids])
}
