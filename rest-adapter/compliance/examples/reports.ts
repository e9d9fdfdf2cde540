import type { Examples } from '#rest-adapter/endpoint.ts'

const reportId = '0199a1c2-7f30-7cde-8f21-000000000101'
const at = '2026-01-31T12:00:00.000Z'
const period = { from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T00:00:00.000Z' }

const profile = {
  version: '4.0',
  rentity_id: 4711,
  branch: null,
  currency: 'NGN',
  reporting_person: {
    first_name: 'Ngozi',
    last_name: 'Adeline',
    gender: 'F',
    birthdate: null,
    id_number: null,
    nationality: 'NG',
    email: 'compliance@bank.example',
    occupation: 'Compliance officer',
  },
  location: {
    address_type: 'B',
    address: '1 Example Road',
    town: null,
    city: 'Lagos',
    zip: null,
    country_code: 'NG',
    state: null,
  },
  institution_name: 'Example Bank',
  institution_swift: 'EXAMNGLA',
  transmode_codes: { branch: 'CD', web: 'EB' },
  funds_codes: { CASH_IN: 'K', WIRE: 'E' },
  indicators: { STRUCTURING: 'STRUC' },
  transaction_types: {},
  exchange_rates: { USD: '1500.25' },
  action: 'The account is monitored.',
}
const stored = { ...profile, xsd_sha256: null, unchecked_rules: [], profile_version: 1, updated_at: at }
const notice = {
  report_id: reportId,
  type: 'SCREENING_ACTIVITY',
  url: `https://api.example.com/api/v1/reports/${reportId}/content`,
  error: null,
}

export const reportExamples: Examples['operations'] = {
  CreateReport: {
    requests: {
      'Screenings of a month': { type: 'SCREENING_ACTIVITY', ...period },
      'Draft of a report on a case': { type: 'SAR_DRAFT', case_id: '0199a1c2-7f30-7cde-8f21-000000000102' },
      'Transactions of a case in goAML': {
        type: 'STR_GOAML',
        case_id: '0199a1c2-7f30-7cde-8f21-000000000102',
      },
      'Acts of the last 30 days': { type: 'AUDIT' },
    },
    response: { report_id: reportId },
  },
  ListReports: {
    response: {
      reports: [
        {
          report_id: reportId,
          type: 'SCREENING_ACTIVITY',
          status: 'READY',
          case_id: null,
          ...period,
          error: null,
          content_type: 'application/json',
          created_at: at,
          completed_at: '2026-01-31T12:00:01.000Z',
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  GetReport: {
    response: {
      report_id: reportId,
      type: 'SCREENING_ACTIVITY',
      status: 'READY',
      case_id: null,
      ...period,
      error: null,
      issues: [],
      unchecked_rules: [],
      content_type: 'application/json',
      created_at: at,
      completed_at: '2026-01-31T12:00:01.000Z',
    },
  },
  GetReportContent: {
    response: {
      report_id: reportId,
      type: 'LIST_COVERAGE',
      requested_at: at,
      period,
      is_complete: true,
      monitored_subjects: 120,
      awaiting_screening: 0,
      lists: [],
      versions: [],
    },
  },
  GetGoamlProfile: { response: stored },
  SetGoamlProfile: { requests: { 'A profile for Nigeria': profile }, response: stored },
}

export const reportFragments: Examples['fragments'] = { ReportNotice: notice }

export const reportEventExamples: NonNullable<Examples['events']> = {
  'report.failed': {
    report_id: reportId,
    type: 'SCREENING_ACTIVITY',
    url: null,
    error: { path: null, reason: 'The report has more than 4194304 characters; request a shorter period.' },
  },
}
