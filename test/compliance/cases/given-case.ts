import type { Context } from '#kernel/context.ts'
import type { ReadableCase } from '#compliance/cases/seal-case.ts'
import type { CaseEventRow } from '#compliance/entities/cases/case-history.ts'
import { closeCase, type CloseCase } from '#compliance/operations/cases/close-case.ts'
import { createCase, type CreateCase } from '#compliance/operations/cases/create-case.ts'
import { caseEvents } from '#compliance/queries/cases/case-events.ts'
import { complianceCase } from '#compliance/queries/cases/cases.ts'
import { caseFixture, type CaseFixture } from './case-fixture.ts'

export interface GivenCase extends CaseFixture {
  readonly id: string
  /** The person who opened the case, and another one. */
  readonly ann: Context
  readonly bob: Context
  read(): Promise<ReadableCase>
  history(): Promise<readonly CaseEventRow[]>
  close(by: Context, more?: Partial<CloseCase>): Promise<ReadableCase>
}

/** A case that a person opened by hand, in a fresh tenant unless one is given. */
export async function givenCase(input: Partial<CreateCase> = {}, fixture?: CaseFixture): Promise<GivenCase> {
  const at = fixture ?? (await caseFixture())
  const ann = at.analyst()
  const { id } = await createCase(ann, { type: 'TRANSACTION', priority: 'P3', ...input })
  return {
    ...at,
    id,
    ann,
    bob: at.analyst(),
    read: async () => (await complianceCase(at.analyst(), id))!,
    history: async () => (await caseEvents(at.analyst(), { caseId: id, first: 50 })).nodes,
    close: (by, more = {}) =>
      closeCase(by, { id, disposition: 'FALSE_POSITIVE', reason: 'Because', ...more }),
  }
}
