import type { Context } from '#kernel/context.ts'
import type { World } from '#test/support/world.ts'

/** Data of a new bank customer. */
export const ADA = {
  firstName: 'Ada',
  lastName: 'Obi',
  dateOfBirth: '1990-05-17',
  phone: '+2348012345678',
  email: 'Ada@Example.com',
  address: ' 1 Marina Road ',
  countryCode: 'NG',
}

export const officerOf = ({ as }: World): Context => as({ kind: 'staff', roles: ['officer'] })
