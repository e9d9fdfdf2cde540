import { id, on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'

const SUBJECT = {
  type: 'INDIVIDUAL',
  name: 'Ordinary Nobody',
  date_of_birth: '1980-05',
  nationalities: ['FR'],
  country: 'FR',
}
const GRAPH_SUBJECT = {
  type: 'INDIVIDUAL',
  name: 'Ordinary Nobody',
  dateOfBirth: '1980-05',
  nationalities: ['FR'],
  country: 'FR',
}

const ofMatch =
  (body?: Given['body'], kind: 'match' | 'resolvedMatch' = 'match'): Make<Given> =>
  async fixture => {
    const { screeningId, matchId } = await fixture[kind]()
    return { path: { id: screeningId, match_id: matchId }, ...(body && { body }) }
  }
const pairOf = async (
  fixture: TenantFixture,
): Promise<{ source: string; entryId: string; reason: string; externalId: string }> => ({
  ...(await fixture.listEntry()),
  reason: 'Another one',
  externalId: `allowed-${fixture.next()}`,
})

/** A valid request for each screening operation, by route. */
export const SCREENING_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /screenings': async () => ({
    body: { subject: SUBJECT, lists: ['sanctions', 'pep'], match_threshold: 80, purpose: 'ONBOARDING' },
  }),
  'GET /screenings': async fixture => (
    await fixture.screening(),
    { query: { limit: '2', has_matches: 'false' } }
  ),
  'GET /screenings/{id}': on(fixture => fixture.screening()),
  'GET /screenings/{id}/matches': on(async fixture => (await fixture.match()).screeningId),
  'GET /screenings/{id}/matches/{match_id}': ofMatch(),
  'GET /screenings/{id}/report': on(fixture => fixture.screening()),
  'POST /screenings/batch': async () => ({ body: { subjects: [SUBJECT], purpose: 'PERIODIC' } }),
  'GET /screenings/batch/{id}': on(fixture => fixture.screeningBatch()),
  'POST /screenings/{id}/rescreen': on(fixture => fixture.screening()),
  'POST /screenings/{id}/matches/{match_id}/resolve': ofMatch({
    resolution: 'FALSE_POSITIVE',
    reason_code: 'OTHER_BIRTH',
    note: 'Born in another year.',
  }),
  'POST /screenings/{id}/matches/{match_id}/review': ofMatch(),
  'POST /screenings/{id}/matches/{match_id}/reopen': ofMatch(undefined, 'resolvedMatch'),
  'POST /screenings/{id}/decision/override': on(fixture => fixture.screening(), {
    outcome: 'APPROVE',
    reason: 'Known for years',
  }),
  'POST /matching/compare': async () => ({
    body: {
      left: SUBJECT,
      right: {
        type: 'INDIVIDUAL',
        name: 'Nobody, Ordinary',
        name_parts: { given: 'Ordinary', family: 'Nobody' },
        aliases: ['Zarqabi'],
        identifiers: [{ type: 'PASSPORT', value: 'X1234567', country: 'FR' }],
      },
    },
  }),
  'GET /monitoring/allow-list': async fixture => (await fixture.allowedPair(), { query: { limit: '2' } }),
  'POST /monitoring/allow-list': async fixture => {
    const { source, entryId, reason, externalId } = await pairOf(fixture)
    return {
      body: {
        external_id: externalId,
        source,
        entry_id: entryId,
        reason,
        expires_at: '2099-01-31T12:00:00Z',
      },
    }
  },
  'DELETE /monitoring/allow-list/{id}': on(fixture => fixture.allowedPair()),
}

export const SCREENING_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  screenings: async fixture => (await fixture.screening(), { first: 5 }),
  screening: id(fixture => fixture.screening()),
  screeningMatches: async fixture => ({ screeningId: (await fixture.match()).screeningId }),
  screeningMatch: fixture => fixture.match(),
  screeningReport: id(fixture => fixture.screening()),
  screeningBatch: id(fixture => fixture.screeningBatch()),
  allowList: async fixture => (await fixture.allowedPair(), { first: 5 }),
}

export const SCREENING_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  screenSubject: async () => ({
    input: { subject: GRAPH_SUBJECT, lists: ['SANCTIONS', 'PEP'], matchThreshold: 80, purpose: 'ONBOARDING' },
  }),
  createScreeningBatch: async () => ({ input: { subjects: [GRAPH_SUBJECT] } }),
  rescreen: id(fixture => fixture.screening()),
  resolveMatch: async fixture => ({
    ...(await fixture.match()),
    input: { resolution: 'FALSE_POSITIVE', reasonCode: 'OTHER_BIRTH' },
  }),
  reviewMatch: fixture => fixture.match(),
  reopenMatch: fixture => fixture.resolvedMatch(),
  overrideDecision: id(fixture => fixture.screening(), {
    input: { outcome: 'APPROVE', reason: 'Known for years' },
  }),
  addAllowedPair: async fixture => ({ input: await pairOf(fixture) }),
  removeAllowedPair: id(fixture => fixture.allowedPair()),
}
