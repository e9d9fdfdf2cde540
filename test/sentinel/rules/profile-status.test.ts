import { expect, test } from '@jest/globals'
import { canMove, isWatched, PROFILE_STATUSES } from '#sentinel/rules/profile-status.ts'

const reachableFrom = (from: (typeof PROFILE_STATUSES)[number]) =>
  PROFILE_STATUSES.filter(to => canMove(from, to))

test.each([
  ['PENDING_CONSENT', ['ACTIVE', 'OPTED_OUT', 'DECEASED']],
  ['ACTIVE', ['UNDER_REVIEW', 'SUSPENDED', 'OPTED_OUT', 'CLOSED', 'DECEASED']],
  ['UNDER_REVIEW', ['ACTIVE', 'DECEASED']],
  ['RESTRICTED', ['DECEASED']],
  ['SUSPENDED', ['ACTIVE', 'OPTED_OUT', 'CLOSED', 'DECEASED']],
  ['OPTED_OUT', ['ACTIVE', 'DECEASED']],
  ['CLOSED', ['ACTIVE', 'DECEASED']],
  ['DECEASED', []],
] as const)('a request moves a profile from %s to %j and to no other status', (from, expected) => {
  expect(reachableFrom(from)).toEqual(expected)
})

test('a request never restricts a profile: only a hold does', () => {
  expect(PROFILE_STATUSES.filter(from => canMove(from, 'RESTRICTED'))).toEqual([])
})

test('active profiles are watched, also under review and with a hold', () => {
  expect(PROFILE_STATUSES.filter(isWatched)).toEqual(['ACTIVE', 'UNDER_REVIEW', 'RESTRICTED'])
})
