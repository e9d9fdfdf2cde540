import type { RouteCredential, Endpoint } from '#rest-adapter/endpoint.ts'

const keys: readonly RouteCredential[] = ['tenant']
const inPages = { inPages: true, refuses: { CURSOR_INVALID: 400 } } as const

/** Watchlists, their versions and their entries. */
export const datasetRoutes: readonly Endpoint[] = [
  {
    route: 'GET /datasets',
    runs: 'ListDatasets',
    replies: 200,
    as: keys,
    ...inPages,
    wraps: 'datasets',
    response: 'DatasetListResponse',
    tag: 'Datasets',
  },
  {
    route: 'GET /datasets/entries',
    runs: 'ListDatasetEntries',
    replies: 200,
    as: keys,
    refuses: { CURSOR_INVALID: 400 },
    response: 'DatasetEntryListResponse',
    tag: 'Datasets',
  },
  {
    route: 'GET /datasets/entries/{source}/{entry_id}',
    runs: 'GetDatasetEntry',
    replies: 200,
    as: keys,
    refuses: { DATASET_ENTRY_NOT_FOUND: 404 },
    missing: 'DATASET_ENTRY_NOT_FOUND',
    tag: 'Datasets',
    isExtension: true,
  },
  {
    route: 'GET /datasets/{source}',
    runs: 'GetDataset',
    replies: 200,
    as: keys,
    tag: 'Datasets',
    isExtension: true,
  },
  {
    route: 'GET /datasets/{source}/versions',
    runs: 'ListDatasetVersions',
    replies: 200,
    as: keys,
    refuses: { CURSOR_INVALID: 400 },
    response: 'DatasetVersionListResponse',
    tag: 'Datasets',
  },
  {
    route: 'GET /datasets/{source}/versions/{from}/diff/{to}',
    runs: 'ListDatasetChanges',
    replies: 200,
    as: keys,
    refuses: { DATASET_VERSION_NOT_FOUND: 404, CURSOR_INVALID: 400 },
    response: 'DatasetChangeListResponse',
    tag: 'Datasets',
    isExtension: true,
  },
  {
    route: 'POST /datasets/{source}/refresh',
    runs: 'RefreshDataset',
    replies: 202,
    as: keys,
    refuses: { DATASET_NOT_REFRESHABLE: 409, DATASET_REFRESHED_RECENTLY: 409 },
    tag: 'Datasets',
    isExtension: true,
  },
]
