import type { Examples } from '#rest-adapter/endpoint.ts'

const [screeningId, matchId, batchId, pairId, nextId, keyId] = [
  '0199a1c2-7f30-7cde-8f21-00000000000d',
  '0199a1c2-7f30-7cde-8f21-00000000001d',
  '0199a1c2-7f30-7cde-8f21-00000000002d',
  '0199a1c2-7f30-7cde-8f21-00000000003d',
  '0199a1c2-7f30-7cde-8f21-00000000004d',
  '0199a1c2-7f30-7cde-8f21-00000000005d',
]
const at = '2026-01-31T12:00:00.000Z'
const later = '2026-01-31T12:05:00.000Z'

const subject = {
  external_id: 'customer-17',
  type: 'INDIVIDUAL',
  name: 'Tomasin Quellwarden',
  date_of_birth: '1961-03',
  nationalities: ['NG'],
  country: 'NG',
}
const evidence = [
  {
    feature: 'NAME',
    query_value: 'Tomasin Quellwarden',
    list_value: 'Tomasin Quellwarden',
    effect: 'SUPPORTS',
    points: 100,
    text: 'The names are the same.',
  },
  {
    feature: 'DATE_OF_BIRTH',
    query_value: '1961-03',
    list_value: '1961-03-14',
    effect: 'SUPPORTS',
    points: 0,
    text: 'The dates of birth agree.',
  },
]
export const match = {
  match_id: matchId,
  source: 'OFAC_SDN',
  list_type: 'SANCTIONS',
  entry_id: '90001',
  matched_name: 'Tomasin Quellwarden',
  score: 100,
  strength: 'EXACT',
  evidence,
  pep: null,
  status: 'OPEN',
}
const decision = { outcome: 'BLOCK', triggered_rules: [] }
const summary = { total_matches: 1, sanctions_matches: 1, pep_matches: 0 }
const screening = {
  screening_id: screeningId,
  status: 'COMPLETED',
  risk_score: 1000,
  risk_band: 'CRITICAL',
  risk_factors: [
    {
      factor: 'SANCTIONS_MATCH',
      category: 'SCREENING',
      weight: 1,
      score: 1000,
      contribution: 1000,
      description: 'OFAC_SDN: an exact match.',
    },
    {
      factor: 'COUNTRY_RISK',
      category: 'COUNTRY',
      weight: 0.5,
      score: 0,
      contribution: 0,
      description: 'No country is flagged.',
    },
  ],
  decision,
  match_summary: summary,
  matches: [match],
  dataset_versions: { OFAC_SDN: '2026-01-30', UN_CONSOLIDATED: '2026-01-29' },
  created_at: at,
}
const cleared = {
  ...screening,
  risk_score: 0,
  risk_band: 'LOW',
  risk_factors: [
    {
      factor: 'SANCTIONS_MATCH',
      category: 'SCREENING',
      weight: 1,
      score: 0,
      contribution: 0,
      description: 'No match.',
    },
  ],
  decision: { outcome: 'APPROVE', triggered_rules: [] },
  matches: [{ ...match, status: 'FALSE_POSITIVE' }],
}
const details = {
  ...match,
  screening_id: screeningId,
  party_key: 'OFAC_SDN:90001',
  matched_name_kind: 'PRIMARY',
  query_name: 'Tomasin Quellwarden',
  name_alignment: [
    { query_tokens: ['tomasin'], list_tokens: ['tomasin'], how: 'IDENTICAL', score: 100 },
    { query_tokens: ['quellwarden'], list_tokens: ['quellwarden'], how: 'IDENTICAL', score: 100 },
  ],
  entry: {
    type: 'INDIVIDUAL',
    names: [{ text: 'Tomasin Quellwarden', kind: 'PRIMARY' }],
    dates_of_birth: [{ from: '1961-03-14', to: '1961-03-14' }],
    nationalities: ['NG'],
    countries: ['NG'],
    programs: ['EXAMPLE'],
    relations: [],
    references: [],
    former_ids: [],
    listed_on: '2020-05-04',
    updated_on: null,
    reason: null,
    is_deceased: false,
  },
  reason_code: null,
  note: null,
  resolved_by: null,
  resolved_by_key: null,
  resolved_at: null,
  carried_from: null,
}
const pair = {
  id: pairId,
  subject_id: null,
  external_id: 'customer-17',
  source: 'OFAC_SDN',
  entry_id: '90001',
  match_id: null,
  reason: 'Another person of the same name',
  created_by: 'analyst@bank.example',
  created_by_key: keyId,
  created_at: at,
  expires_at: '2027-01-31T12:00:00.000Z',
}
export const listed = {
  screening_id: screeningId,
  status: 'COMPLETED',
  purpose: 'ONBOARDING',
  subject_id: null,
  subject: { external_id: 'customer-17', type: 'INDIVIDUAL', name: 'Tomasin Quellwarden' },
  risk_score: 1000,
  risk_band: 'CRITICAL',
  decision,
  match_summary: summary,
  created_at: at,
}

const report = {
  generated_at: later,
  narrative: [
    `Screening ${screeningId} was asked for by ${keyId} at ${at} for ONBOARDING.`,
    '1 match was found: 1 on lists of sanctions, 0 on lists of exposed persons; 0 left out by the allow-list; 1 open.',
  ],
  screening: {
    ...screening,
    purpose: 'ONBOARDING',
    subject_id: null,
    subject: {
      ...subject,
      aliases: null,
      gender: null,
      identifiers: null,
      customer_type: null,
      product: null,
      channel: null,
      industry: null,
    },
    payment_id: null,
    batch_id: null,
    previous_screening_id: null,
    next_screening_id: null,
    lists: ['sanctions', 'adverse_media'],
    lists_not_evaluated: ['adverse_media'],
    sources: ['OFAC_SDN', 'UN_CONSOLIDATED'],
    missing_sources: [],
    match_threshold: 70,
    failure: null,
    requested_by: keyId,
    started_at: at,
    completed_at: at,
  },
  searched: [
    {
      source: 'OFAC_SDN',
      title: 'OFAC: Specially Designated Nationals and Blocked Persons',
      type: 'SANCTIONS',
      is_searched: true,
      version: '2026-01-30',
      published_on: '2026-01-30',
      imported_at: '2026-01-30T13:00:00.000Z',
      entries: 17000,
    },
  ],
  matches: [details],
  decisions: [
    {
      number: 1,
      cause: 'SCREENED',
      outcome: 'BLOCK',
      previous_outcome: null,
      reason: null,
      made_by: keyId,
      made_by_key: null,
      made_at: at,
      engine: 'risk-1',
      config_hash: 'd3b0…',
      assessment: {
        score: 1000,
        band: 'CRITICAL',
        outcome: 'BLOCK',
        contributions: screening.risk_factors,
        triggered_rules: [],
        reasons: ['An exact match with a list of sanctions.'],
      },
    },
  ],
  replays: [
    {
      number: 1,
      engine: 'risk-1',
      config_hash: 'd3b0…',
      sha256: '9f86…',
      is_reproduced: true,
      config: { factors: [], bands: [], rules: [] },
    },
  ],
}

export const screeningExamples: Examples['operations'] = {
  ScreenSubject: {
    requests: {
      'A new customer': { subject, lists: ['sanctions', 'pep'], purpose: 'ONBOARDING' },
      'A stored subject': { subject_id: pairId, purpose: 'PERIODIC' },
      'A ship': {
        subject: {
          type: 'VESSEL',
          name: 'Quellwarden Star',
          identifiers: [{ type: 'IMO', value: '9074729' }],
        },
      },
    },
    response: screening,
  },
  ListScreenings: { response: { screenings: [listed], has_more: false, next_cursor: null } },
  GetScreening: { response: screening },
  ListScreeningMatches: { response: { matches: [match], has_more: false, next_cursor: null } },
  GetScreeningMatch: { response: details },
  GetScreeningReport: { response: report },
  CreateScreeningBatch: {
    requests: {
      'Two customers': {
        subjects: [subject, { type: 'ORGANIZATION', name: 'Quellwarden Shipping' }],
        purpose: 'PERIODIC',
      },
    },
    response: { batch_id: batchId },
  },
  GetScreeningBatch: {
    response: {
      batch_id: batchId,
      status: 'RUNNING',
      total: 2,
      queued: 1,
      ok: 1,
      failed: 0,
      hits: 1,
      created_at: at,
      completed_at: null,
    },
  },
  Rescreen: { response: { ...screening, screening_id: nextId, created_at: later } },
  ResolveMatch: {
    requests: {
      'A different person': {
        resolution: 'FALSE_POSITIVE',
        reason_code: 'OTHER_BIRTH',
        note: 'Born in another year.',
        allow_list: { add: true, expires_at: '2027-01-31T12:00:00Z' },
      },
      'The listed person': { resolution: 'CONFIRMED' },
    },
    response: cleared,
  },
  ReviewMatch: { response: { ...screening, matches: [{ ...match, status: 'IN_REVIEW' }] } },
  ReopenMatch: { response: screening },
  OverrideDecision: {
    requests: {
      'Require a review': {
        outcome: 'REVIEW_REQUIRED',
        reason: 'The payee is a hospital; the exemption applies.',
      },
    },
    response: { ...screening, decision: { ...decision, outcome: 'REVIEW_REQUIRED' } },
  },
  ListAllowedPairs: { response: { allow_list: [pair], has_more: false, next_cursor: null } },
  AddAllowedPair: {
    requests: {
      'Valid for one year': {
        external_id: 'customer-17',
        source: 'OFAC_SDN',
        entry_id: '90001',
        reason: pair.reason,
        expires_at: '2027-01-31T12:00:00Z',
      },
    },
    response: pair,
  },
  RemoveAllowedPair: {},
}

const found = {
  screening_id: screeningId,
  match_id: matchId,
  source: 'OFAC_SDN',
  strength: 'EXACT',
  score: 100,
}
const made = { screening_id: screeningId, outcome: 'BLOCK', previous_outcome: null, by: keyId, reason: null }

export const screeningFragments: Examples['fragments'] = {
  ScreeningStarted: { screening_id: screeningId, subject_id: null, purpose: 'ONBOARDING' },
  ScreeningCompleted: {
    screening_id: screeningId,
    status: 'COMPLETED',
    risk_score: 1000,
    risk_band: 'CRITICAL',
    decision,
    match_summary: summary,
  },
  ScreeningFailed: {
    screening_id: screeningId,
    status: 'FAILED',
    failure: 'The watchlists cannot be searched at the moment. The subject is not cleared.',
  },
  MatchFound: found,
  MatchResolved: { ...found, resolution: 'FALSE_POSITIVE', resolved_by: 'analyst@bank.example' },
  RiskAssessed: { screening_id: screeningId, subject_id: null, risk_score: 1000, risk_band: 'CRITICAL' },
  DecisionMade: made,
  BatchCompleted: { batch_id: batchId, total: 2, ok: 2, failed: 0, hits: 1 },
}

export const screeningEventExamples: NonNullable<Examples['events']> = {
  'decision.overridden': {
    ...made,
    outcome: 'REVIEW_REQUIRED',
    previous_outcome: 'BLOCK',
    reason: 'The payee is a hospital; the exemption applies.',
  },
}
