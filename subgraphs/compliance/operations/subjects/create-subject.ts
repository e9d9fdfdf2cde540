import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import { admitWriter } from '#compliance/rules/rights.ts'
import type { SubjectInput } from '#compliance/schema.gen.ts'
import { subjectIssues } from '#compliance/subjects/subject-input.ts'
import { addSubject } from '#compliance/subjects/add-subject.ts'
import type { Subject } from '#compliance/subjects/details.ts'

/** Adds a party to monitor. It has no risk until monitoring or a request screens it. */
export const createSubject = command(async (tx, input: SubjectInput): Promise<Subject> => {
  admitWriter(tx.actor)
  const issues = subjectIssues(input, tx.now())
  if (issues.length > 0) throw invalid(issues)
  const added = await addSubject(tx, input)
  if (!added) throw refuse('CONFLICT', { message: 'A subject with this external id already exists.' })
  return added
})
