import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { changeCase, checkMove, lockCase, publishCase } from '#compliance/cases/case-rows.ts'
import { suspicionOf } from '#compliance/cases/finish-case.ts'
import { dueAfter, settingsIn } from '#compliance/cases/monitoring-settings.ts'
import { raisedTo } from '#compliance/cases/open-case.ts'
import { decryptCase, sealCaseText, type ReadableCase } from '#compliance/cases/seal-case.ts'
import type { CasePriority, ComplianceCaseRow } from '#compliance/entities/cases/compliance-case.ts'
import type { CaseEventType } from '#compliance/entities/cases/case-history.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import type { Analyst } from '#kernel/acting-person.ts'
import { admitCaseWorker } from '#compliance/screening/admit-analyst.ts'

/** Fields that are left out keep their value; null removes title or summary. */
export interface UpdateCase {
  readonly id: string
  readonly title?: string | null
  readonly summary?: string | null
  readonly priority?: CasePriority | null
  /** IN_PROGRESS begins or resumes the work, PENDING_INFO waits for information. */
  readonly status?: 'IN_PROGRESS' | 'PENDING_INFO' | null
  /** True starts the statutory clock of a report, false withdraws the decision. */
  readonly suspicious?: boolean | null
  /** Whether a suspect is known; some laws grant more time without one. */
  readonly suspectKnown?: boolean | null
}

interface CaseStep {
  readonly type: CaseEventType
  readonly set: Partial<ComplianceCaseRow>
  readonly changes?: Readonly<Record<string, unknown>>
}

const update = command(
  async (tx, { id, analyst, ...input }: WithAnalyst<UpdateCase>): Promise<ReadableCase> => {
    const before = await lockCase(tx, id)
    checkMove('update', before)
    if (input.suspectKnown !== undefined && input.suspectKnown !== null && input.suspicious !== true)
      throw invalid([{ field: 'suspectKnown', reason: 'requires suspicious: true' }])
    const steps = [
      ...describedAs(tx, before, input),
      ...(await prioritised(tx, before, input)),
      ...(await suspected(tx, before, input, analyst)),
      ...moved(before, input, analyst),
    ]
    let after = before
    for (const { type, set, changes } of steps)
      after = await changeCase(tx, after, { type, by: analyst, set, ...(changes && { changes }) })
    if (steps.length > 0) publishCase(tx, events.case_updated, after, { before, by: analyst, reason: null })
    return decryptCase(tx.keys, after)
  },
)

function describedAs(
  tx: Tx,
  before: ComplianceCaseRow,
  { title, summary }: Omit<UpdateCase, 'id'>,
): CaseStep[] {
  const current = decryptCase(tx.keys, before)
  const text = {
    title: title === undefined ? current.title : title,
    summary: summary === undefined ? current.summary : summary,
  }
  const fields = (['title', 'summary'] as const).filter(field => text[field] !== current[field])
  if (fields.length === 0) return []
  return [{ type: 'UPDATED', set: { details: sealCaseText(tx.keys, before, text) }, changes: { fields } }]
}

/** A lower priority counts its time from the opening of the case, a higher one from now. */
async function prioritised(
  tx: Tx,
  before: ComplianceCaseRow,
  { priority }: Omit<UpdateCase, 'id'>,
): Promise<CaseStep[]> {
  if (!priority || priority === before.priority) return []
  const set =
    priority < before.priority
      ? await raisedTo(tx, before, priority)
      : { priority, dueAt: dueAfter(before.createdAt, priority, await settingsIn(tx)) }
  return [{ type: 'UPDATED', set, changes: { priority: [before.priority, priority] } }]
}

async function suspected(
  tx: Tx,
  before: ComplianceCaseRow,
  { suspicious, suspectKnown }: Omit<UpdateCase, 'id'>,
  { by }: Analyst,
): Promise<CaseStep[]> {
  if (suspicious === false && before.suspiciousAt !== null)
    return [
      {
        type: 'SUSPICION_WITHDRAWN',
        set: { suspiciousAt: null, suspiciousBy: null, isSuspectKnown: null, reportDueAt: null },
      },
    ]
  const isSuspectKnown = suspectKnown ?? before.isSuspectKnown ?? true
  if (suspicious !== true || (before.suspiciousAt !== null && isSuspectKnown === before.isSuspectKnown))
    return []
  const set = await suspicionOf(tx, before, { by, isSuspectKnown })
  return [{ type: 'MARKED_SUSPICIOUS', set, changes: { suspect_known: isSuspectKnown } }]
}

/** The person who starts an unassigned case becomes its assignee. */
function moved(before: ComplianceCaseRow, { status }: Omit<UpdateCase, 'id'>, { by }: Analyst): CaseStep[] {
  if (!status || status === before.status) return []
  const next = checkMove(status === 'IN_PROGRESS' ? 'start' : 'awaitInformation', before)
  return [
    {
      type: status === 'IN_PROGRESS' ? 'STARTED' : 'INFORMATION_AWAITED',
      set: { status: next, assignee: before.assignee ?? by },
    },
  ]
}

/** Changes title, summary, priority or status of a case, or whether its activity is suspicious. */
export const updateCase = async (ctx: Context, input: UpdateCase): Promise<ReadableCase> =>
  update(ctx, { ...input, analyst: admitCaseWorker(ctx) })
