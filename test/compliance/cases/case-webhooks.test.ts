import { expect, test } from '@jest/globals'
import { publicEvents } from '#app/public-events.ts'
import { assignCase } from '#compliance/operations/cases/assign-case.ts'
import { escalateCase } from '#compliance/operations/cases/escalate-case.ts'
import { reopenCase } from '#compliance/operations/cases/reopen-case.ts'
import { updateCase } from '#compliance/operations/cases/update-case.ts'
import { givenCase } from './given-case.ts'

test('every event of a case is sent with its data, and the reason that a person gave', async () => {
  const at = await givenCase({ priority: 'P2' })
  const byPerson = at.ann.actor.subjectId
  await assignCase(at.ann, { id: at.id, assignee: byPerson })
  await updateCase(at.ann, { id: at.id, status: 'IN_PROGRESS' })
  await escalateCase(at.ann, { id: at.id, reason: 'Why' })
  await at.close(at.ann)
  await reopenCase(at.ann, { id: at.id, reason: 'Why' })
  const { caseNumber } = await at.read()

  const sent = (await at.published()).flatMap(({ type, data }) => {
    const event = publicEvents().find(each => each.domainEvent === type)
    // The reason is personal data, which the relay adds to the data of the event.
    return event ? [[event.name, event.render({ ...data, reason: 'Why' })]] : []
  })

  const notice = (status: string, previous: string | null, assignee: string | null) => ({
    case_id: at.id,
    case_number: caseNumber,
    status,
    previous_status: previous,
    priority: 'P2',
    assignee,
    reason: 'Why',
  })
  expect(sent).toEqual([
    ['case.created', notice('OPEN', null, null)],
    ['case.assigned', notice('ASSIGNED', 'OPEN', byPerson)],
    ['case.updated', notice('IN_PROGRESS', 'ASSIGNED', byPerson)],
    ['case.escalated', notice('ESCALATED', 'IN_PROGRESS', byPerson)],
    ['case.closed', notice('CLOSED', 'ESCALATED', byPerson)],
    ['case.reopened', notice('IN_PROGRESS', 'CLOSED', byPerson)],
  ])
})
