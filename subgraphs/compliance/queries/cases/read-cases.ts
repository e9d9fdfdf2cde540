import { auditRead } from '#kernel/audit-reads.ts'
import type { Context } from '#kernel/context.ts'

interface Page {
  readonly nodes: readonly unknown[]
}

const isNothing = (read: object | null): boolean =>
  read === null || (Array.isArray(read) ? read : 'nodes' in read ? (read as Page).nodes : [read]).length === 0

/** Runs a read of one case, or of a list of cases, and records it in the audit log before anything is returned. A read that finds nothing is not recorded. */
export async function readCases<Result extends object | null>(
  ctx: Context,
  read: () => Promise<Result>,
  caseId?: string,
): Promise<Result> {
  const result = await read()
  if (!isNothing(result))
    await auditRead(
      ctx,
      caseId === undefined
        ? { act: 'compliance.cases_read', aggregate: 'case' }
        : { act: 'compliance.case_read', aggregate: 'case', aggregateId: caseId },
    )
  return result
}
