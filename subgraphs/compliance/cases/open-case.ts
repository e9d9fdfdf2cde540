import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import type { LinkKind } from '#compliance/entities/cases/case-link.ts'
import {
  ComplianceCase,
  type CasePriority,
  type CaseType,
  type ComplianceCaseRow,
} from '#compliance/entities/cases/compliance-case.ts'
import { events } from '#compliance/events.ts'
import { moreUrgent } from '#compliance/rules/case-priority.ts'
import type { Analyst } from '#kernel/acting-person.ts'
import { addToHistory, changeCase, PLATFORM, publishCase } from './case-rows.ts'
import { dueAfter, settingsIn } from './monitoring-settings.ts'
import { sealCaseText } from './seal-case.ts'

export interface LinkTarget {
  readonly kind: LinkKind
  readonly id: string
}

export interface NewCase {
  readonly type: CaseType
  readonly priority: CasePriority
  readonly customerId: string | null
  readonly title: string | null
  readonly summary?: string | null
  readonly by: Analyst
  readonly links: readonly LinkTarget[]
  /** Why the case was opened. */
  readonly reason: string | null
}

const NEXT_NUMBER = `insert into compliance.case_counters as counter (workspace_id, year, latest) values ($1, $2, 1)
  on conflict (workspace_id, year) do update set latest = counter.latest + 1 returning latest`
const INSERT = insertOf(ComplianceCase, 'opened')
const LINK = `insert into compliance.case_links (workspace_id, case_id, kind, target_id, created_at)
  select $1, $2, kind, target_id, $3 from unnest($4::text[], $5::text[]) as link (kind, target_id)
  on conflict do nothing returning kind, target_id as id`

/** Links a case to what it is about; returns the links that are new. */
export function addLinks(tx: Tx, caseId: string, links: readonly LinkTarget[]): Promise<LinkTarget[]> {
  if (links.length === 0) return Promise.resolve([])
  return tx.sql<LinkTarget & object>(LINK, [
    tx.actor.workspaceId,
    caseId,
    tx.now(),
    links.map(({ kind }) => kind),
    links.map(({ id }) => id),
  ])
}

/** Links in the form of a history entry: ids by kind. */
export const linksByKind = (links: readonly LinkTarget[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...Map.groupBy(links, ({ kind }) => kind)].map(([kind, each]) => [
      `${kind.toLowerCase()}_ids`,
      each.map(({ id }) => id),
    ]),
  )

/** Number of a case, such as CASE-2026-000001. Concurrent openings in a workspace wait for each other here. */
async function nextNumber(tx: Tx): Promise<string> {
  const year = tx.now().getUTCFullYear()
  const [counter] = await tx.sql<{ latest: number }>(NEXT_NUMBER, [tx.actor.workspaceId, year])
  return `CASE-${year}-${String(counter!.latest).padStart(6, '0')}`
}

/** Opens a case. The caller holds the lock of the customer and has found no open case of this type. */
export async function openCase(
  tx: Tx,
  { type, priority, customerId, title, summary = null, by, links, reason }: NewCase,
): Promise<ComplianceCaseRow> {
  const { workspaceId } = tx.actor
  const id = newId()
  const at = tx.now()
  const row: ComplianceCaseRow = {
    workspaceId,
    id,
    caseNumber: await nextNumber(tx),
    type,
    priority,
    peakPriority: priority,
    status: 'OPEN',
    disposition: null,
    customerId,
    details: sealCaseText(tx.keys, { workspaceId, id }, { title, summary }),
    assignee: null,
    level: 1,
    dueAt: dueAfter(at, priority, await settingsIn(tx)),
    slaEscalatedAt: null,
    snoozedUntil: null,
    suspiciousAt: null,
    suspiciousBy: null,
    isSuspectKnown: null,
    reportDueAt: null,
    createdBy: by.by,
    createdByKey: by.keyId,
    createdAt: at,
    updatedAt: at,
    closedBy: null,
    closedByKey: null,
    closedAt: null,
  }
  await tx.sql(INSERT, valuesOf(ComplianceCase, row))
  await addLinks(tx, id, links)
  await addToHistory(tx, row, {
    type: 'CREATED',
    by,
    text: reason,
    changes: { priority, ...linksByKind(links) },
  })
  publishCase(tx, events.case_created, row, { by, reason })
  return row
}

interface Attachment {
  readonly links: readonly LinkTarget[]
  readonly priority: CasePriority
  readonly reason: string | null
}

/** Adds to an open case what belongs to it. The priority may rise and never falls; nothing happens when everything is already there. */
export async function attachToCase(
  tx: Tx,
  before: ComplianceCaseRow,
  { links, priority: wanted, reason }: Attachment,
): Promise<ComplianceCaseRow> {
  const added = await addLinks(tx, before.id, links)
  const priority = moreUrgent(before.priority, wanted)
  const isRaised = priority !== before.priority
  if (added.length === 0 && !isRaised) return before
  const after = await changeCase(tx, before, {
    type: 'LINKED',
    by: PLATFORM,
    set: isRaised ? await raisedTo(tx, before, priority) : {},
    changes: { ...linksByKind(added), ...(isRaised && { priority: [before.priority, priority] }) },
    text: reason,
  })
  publishCase(tx, events.case_updated, after, { before, by: PLATFORM, reason })
  return after
}

/** A more urgent priority brings the due time forward, counted from now. */
export async function raisedTo(
  tx: Tx,
  { dueAt, peakPriority }: ComplianceCaseRow,
  priority: CasePriority,
): Promise<Pick<ComplianceCaseRow, 'priority' | 'peakPriority' | 'dueAt'>> {
  const due = dueAfter(tx.now(), priority, await settingsIn(tx))
  return {
    priority,
    peakPriority: moreUrgent(peakPriority, priority),
    dueAt: due < dueAt ? due : dueAt,
  }
}
