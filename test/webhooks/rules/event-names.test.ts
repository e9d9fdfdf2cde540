import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { PublicEvent } from '#kernel/events/public-event.ts'
import { eventNameIssues, isSubscribed, patternsOf } from '#webhooks/rules/event-names.ts'

const publicEvent = (service: PublicEvent['service'], name: string): PublicEvent => ({
  service,
  name,
  description: '',
  domainEvent: '',
  render: () => undefined,
})
const PUBLIC = [
  publicEvent('remittance', 'transfer.created'),
  publicEvent('remittance', 'transfer.failed'),
  publicEvent('compliance', 'case.closed'),
]

test('events of the service, their groups and * are valid', () => {
  expect(eventNameIssues(['transfer.created', 'transfer.*', '*'], 'remittance', PUBLIC)).toEqual([])
  expect(eventNameIssues(['*'], 'core', PUBLIC)).toEqual([])
})

test('other names are invalid, and each issue names its index', () => {
  expect(
    eventNameIssues(['case.closed', '*', 'case.*', 'transfer', 'transfer.', ''], 'remittance', PUBLIC).map(
      ({ field }) => field,
    ),
  ).toEqual([0, 2, 3, 4, 5].map(index => `events[${index}]`))
  expect(eventNameIssues([], 'remittance', PUBLIC)).toEqual([
    { field: 'events', reason: 'must have at least 1 item' },
  ])
})

test('any text is either known or reported by its index, and never repeated', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), names => {
      const issues = eventNameIssues(names, 'remittance', PUBLIC)
      const known = ['*', 'transfer.*', 'transfer.created', 'transfer.failed']
      expect(issues.map(({ field }) => field)).toEqual(
        names.flatMap((name, index) => (known.includes(name) ? [] : [`events[${index}]`])),
      )
      expect(new Set(issues.map(({ reason }) => reason)).size).toBeLessThanOrEqual(1)
    }),
  )
})

test('a subscription matches an event by its name, its group, or *', () => {
  expect(patternsOf('transfer.completed')).toEqual(['transfer.completed', 'transfer.*', '*'])
  for (const name of ['transfer.completed', 'transfer.*', '*'])
    expect(isSubscribed(['other.event', name], 'transfer.completed')).toBe(true)
  for (const name of [
    'transfer',
    'transfer.',
    'transfer.created',
    'transfer.completed.twice',
    'trans*',
    'recipient.*',
    '',
  ])
    expect(isSubscribed([name], 'transfer.completed')).toBe(false)
})
