import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { id, on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'

const contact = { name: 'Ruth Whitfield', relation: 'daughter', email: 'ruth@example.com' }
const enrolment = {
  customer_name: 'Eleanor Whitfield',
  date_of_birth: '1941-03-09',
  enrollment_reason: 'SELF_REQUEST',
}
const ofContact = async (fixture: TenantFixture): Promise<Given> => {
  const { profileId, contactId } = await fixture.trustedContact()
  return { path: { id: profileId, contact_id: contactId } }
}
/** Arguments that name a new profile. */
export const profileId =
  (more: object = {}): Make<Arguments> =>
  async fixture => ({ profileId: await fixture.elderProfile(), ...more })

/** A valid request for each operation on elder profiles, by route. */
export const PROFILE_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /elder/profiles': async fixture => ({
    body: { ...enrolment, customer_id: `elder-${fixture.tenant.code}-${fixture.next()}` },
  }),
  'GET /elder/profiles': async fixture => (
    await fixture.elderProfile(),
    { query: { limit: '2', status: 'ACTIVE' } }
  ),
  'GET /profiles/{id}': on(fixture => fixture.elderProfile()),
  'PATCH /profiles/{id}': on(fixture => fixture.elderProfile(), { notes: 'Moved in with the daughter.' }),
  'PUT /profiles/{id}/status': on(fixture => fixture.elderProfile(), { status: 'UNDER_REVIEW' }),
  'GET /profiles/{id}/timeline': on(fixture => fixture.elderProfile()),
  'POST /profiles/{id}/trusted-contacts': on(fixture => fixture.elderProfile(), contact),
  'GET /profiles/{id}/trusted-contacts': on(async fixture => (await fixture.trustedContact()).profileId),
  'GET /profiles/{id}/trusted-contacts/{contact_id}': ofContact,
  'DELETE /profiles/{id}/trusted-contacts/{contact_id}': ofContact,
  'GET /settings': async () => ({}),
  'PUT /settings': async () => ({ body: { age_threshold: 60 } }),
}

export const PROFILE_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  elderProfile: id(fixture => fixture.elderProfile()),
  elderProfiles: async fixture => (await fixture.elderProfile(), { first: 5 }),
  trustedContacts: async fixture => ({ profileId: (await fixture.trustedContact()).profileId, first: 5 }),
  trustedContact: fixture => fixture.trustedContact(),
  elderProfileTimeline: profileId({ first: 5 }),
  sentinelSettings: async () => ({}),
}

export const PROFILE_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createElderProfile: async fixture => ({
    input: {
      customerId: `elder-${fixture.tenant.code}-${fixture.next()}`,
      customerName: 'Eleanor Whitfield',
      dateOfBirth: '1941-03-09',
      enrollmentReason: 'SELF_REQUEST',
    },
  }),
  updateElderProfile: id(fixture => fixture.elderProfile(), { input: { notes: 'Moved.' } }),
  setElderProfileStatus: id(fixture => fixture.elderProfile(), { input: { status: 'UNDER_REVIEW' } }),
  addTrustedContact: profileId({ input: contact }),
  removeTrustedContact: fixture => fixture.trustedContact(),
  setSentinelSettings: async () => ({ input: { ageThreshold: 60 } }),
}
