import { id, on, type Arguments, type Given, type Make } from './making.ts'
import type { Place } from './place.ts'

const SUBJECT = { type: 'INDIVIDUAL', name: 'Ordinary Nobody', date_of_birth: '1980-05', nationalities: ['FR'], country: 'FR' }
const GRAPH_SUBJECT = { type: 'INDIVIDUAL', name: 'Ordinary Nobody', dateOfBirth: '1980-05', nationalities: ['FR'], country: 'FR' }

const ofMatch = (body?: Given['body'], kind: 'match' | 'resolvedMatch' = 'match'): Make<Given> => async place => {
  const { screeningId, matchId } = await place[kind]()
  return { path: { id: screeningId, match_id: matchId }, ...body && { body } }
}
const pairOf = async (place: Place): Promise<{ source: string; entryId: string; reason: string; externalId: string }> => ({ ...await place.listEntry(), reason: 'Another one', externalId: `allowed-${place.next()}` })

/** A right request for each operation of screenings, by route. */
export const SCREENING_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /screenings': async () => ({ body: { subject: SUBJECT, lists: ['sanctions', 'pep'], match_threshold: 80, purpose: 'ONBOARDING' } }),
  'GET /screenings': async place => (await place.screening(), { query: { limit: '2', has_matches: 'false' } }),
  'GET /screenings/{id}': on(place => place.screening()),
  'GET /screenings/{id}/matches': on(async place => (await place.match()).screeningId),
  'GET /screenings/{id}/matches/{match_id}': ofMatch(),
  'GET /screenings/{id}/report': on(place => place.screening()),
  'POST /screenings/batch': async () => ({ body: { subjects: [SUBJECT], purpose: 'PERIODIC' } }),
  'GET /screenings/batch/{id}': on(place => place.screeningBatch()),
  'POST /screenings/{id}/rescreen': on(place => place.screening()),
  'POST /screenings/{id}/matches/{match_id}/resolve': ofMatch({ resolution: 'FALSE_POSITIVE', reason_code: 'OTHER_BIRTH', note: 'Born in another year.' }),
  'POST /screenings/{id}/matches/{match_id}/review': ofMatch(),
  'POST /screenings/{id}/matches/{match_id}/reopen': ofMatch(undefined, 'resolvedMatch'),
  'POST /screenings/{id}/decision/override': on(place => place.screening(), { outcome: 'APPROVE', reason: 'Known for years' }),
  'POST /matching/compare': async () => ({ body: { left: SUBJECT, right: { type: 'INDIVIDUAL', name: 'Nobody, Ordinary', aliases: ['Zarqabi'], identifiers: [{ type: 'PASSPORT', value: 'X1234567', country: 'FR' }] } } }),
  'GET /monitoring/allow-list': async place => (await place.allowedPair(), { query: { limit: '2' } }),
  'POST /monitoring/allow-list': async place => {
    const { source, entryId, reason, externalId } = await pairOf(place)
    return { body: { external_id: externalId, source, entry_id: entryId, reason, expires_at: '2099-01-31T12:00:00Z' } }
  },
  'DELETE /monitoring/allow-list/{id}': on(place => place.allowedPair()),
}

export const SCREENING_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  screenings: async place => (await place.screening(), { first: 5 }),
  screening: id(place => place.screening()),
  screeningMatches: async place => ({ screeningId: (await place.match()).screeningId }),
  screeningMatch: place => place.match(),
  screeningReport: id(place => place.screening()),
  screeningBatch: id(place => place.screeningBatch()),
  allowList: async place => (await place.allowedPair(), { first: 5 }),
}

export const SCREENING_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  screenSubject: async () => ({ input: { subject: GRAPH_SUBJECT, lists: ['SANCTIONS', 'PEP'], matchThreshold: 80, purpose: 'ONBOARDING' } }),
  createScreeningBatch: async () => ({ input: { subjects: [GRAPH_SUBJECT] } }),
  rescreen: id(place => place.screening()),
  resolveMatch: async place => ({ ...await place.match(), input: { resolution: 'FALSE_POSITIVE', reasonCode: 'OTHER_BIRTH' } }),
  reviewMatch: place => place.match(),
  reopenMatch: place => place.resolvedMatch(),
  overrideDecision: id(place => place.screening(), { input: { outcome: 'APPROVE', reason: 'Known for years' } }),
  addAllowedPair: async place => ({ input: await pairOf(place) }),
  removeAllowedPair: id(place => place.allowedPair()),
}
