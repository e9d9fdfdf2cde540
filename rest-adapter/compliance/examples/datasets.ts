import type { Examples } from '#rest-adapter/endpoint.ts'

const brief = {
  source: 'UN_CONSOLIDATED',
  type: 'SANCTIONS',
  entries: 1003,
  last_updated: '2026-01-31T12:00:00.000Z',
  version: '2026-01-30.7',
  status: 'ACTIVE',
}
const dataset = {
  ...brief,
  title: 'United Nations Security Council Consolidated List',
  is_demo: false,
  published_on: '2026-01-30',
  last_checked_at: '2026-01-31T12:00:00.000Z',
  failing_since: null,
  failure: null,
}
const version = {
  version: '2026-01-30.7',
  status: 'ACTIVE',
  entries: 1003,
  added: 4,
  removed: 1,
  changed: 2,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  layout: 'UN_XML',
  is_demo: false,
  published_at: '2026-01-30',
  ingested_at: '2026-01-31T12:00:00.000Z',
  reject_reason: null,
}
const entry = {
  source: 'UN_CONSOLIDATED',
  entry_id: '9900101',
  type: 'INDIVIDUAL',
  is_listed: true,
  names: [
    { text: 'QUENDREL OVU ZORBLAX', kind: 'PRIMARY', language: null },
    { text: 'The Zorb', kind: 'WEAK_ALIAS', language: null },
  ],
  dates_of_birth: [{ from: '1962-10-07', to: '1962-10-07', is_approximate: false }],
  gender: null,
  nationalities: ['IR'],
  countries: ['IR'],
  places_of_birth: [],
  addresses: ['Vantor, Iran'],
  identifiers: [{ type: 'PASSPORT', value: 'ZX0012345', country: 'IR', label: null }],
  programs: ['Vantor'],
  titles: ['Director of Morvath Trading'],
  positions: [],
  relations: [],
  is_deceased: false,
  listed_on: '2014-01-03',
  updated_on: null,
  remarks: null,
  references: ['VTi.901'],
}

export const datasetExamples: Examples['operations'] = {
  ListDatasets: { response: { datasets: [brief], has_more: false, next_cursor: null } },
  GetDataset: { response: dataset },
  ListDatasetVersions: { response: { versions: [version], has_more: false, next_cursor: null } },
  ListDatasetChanges: {
    response: {
      changes: [{ entry_id: '9900101', change: 'CHANGED', name: 'QUENDREL OVU ZORBLAX' }],
      has_more: false,
      next_cursor: null,
    },
  },
  ListDatasetEntries: { response: { entries: [entry], has_more: false, next_cursor: null } },
  GetDatasetEntry: {
    response: {
      ...entry,
      history: [
        { version: '2026-01-30.7', change: 'CHANGED', at: '2026-01-31T12:00:00.000Z' },
        { version: '2025-11-15.1', change: 'ADDED', at: '2025-11-16T12:00:00.000Z' },
      ],
    },
  },
  RefreshDataset: { response: dataset },
}

export const alertExample = {
  code: 'LIST_REFRESH_FAILED',
  severity: 'HIGH',
  component: 'watchlists.UN_CONSOLIDATED',
  message:
    'The list could not be fetched, and the last good version stays in use: the publisher answered 503.',
}
