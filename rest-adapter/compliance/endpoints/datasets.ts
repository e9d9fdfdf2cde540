import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keys: readonly RouteCredential[] = ['tenant']
const pagedList = { inPages: true, errors: { CURSOR_INVALID: 400 } } as const

/** Watchlists, their versions and their entries. */
export const datasetRoutes: readonly Endpoint[] = [
  {
    route: 'GET /datasets',
    operation: 'ListDatasets',
    status: 200,
    auth: keys,
    ...pagedList,
    envelope: 'datasets',
    response: 'DatasetListResponse',
    tag: 'Datasets',
  },
  {
    route: 'GET /datasets/entries',
    operation: 'ListDatasetEntries',
    status: 200,
    auth: keys,
    errors: { CURSOR_INVALID: 400 },
    response: 'DatasetEntryListResponse',
    tag: 'Datasets',
  },
  {
    route: 'GET /datasets/entries/{source}/{entry_id}',
    operation: 'GetDatasetEntry',
    status: 200,
    auth: keys,
    errors: { DATASET_ENTRY_NOT_FOUND: 404 },
    notFound: 'DATASET_ENTRY_NOT_FOUND',
    tag: 'Datasets',
    isExtension: true,
  },
  {
    route: 'GET /datasets/{source}',
    operation: 'GetDataset',
    status: 200,
    auth: keys,
    tag: 'Datasets',
    isExtension: true,
  },
  {
    route: 'GET /datasets/{source}/versions',
    operation: 'ListDatasetVersions',
    status: 200,
    auth: keys,
    errors: { CURSOR_INVALID: 400 },
    response: 'DatasetVersionListResponse',
    tag: 'Datasets',
  },
  {
    route: 'GET /datasets/{source}/versions/{from}/diff/{to}',
    operation: 'ListDatasetChanges',
    status: 200,
    auth: keys,
    errors: { DATASET_VERSION_NOT_FOUND: 404, CURSOR_INVALID: 400 },
    response: 'DatasetChangeListResponse',
    tag: 'Datasets',
    isExtension: true,
  },
  {
    route: 'POST /datasets/{source}/refresh',
    operation: 'RefreshDataset',
    status: 202,
    auth: keys,
    errors: { DATASET_NOT_REFRESHABLE: 409, DATASET_REFRESHED_RECENTLY: 409 },
    tag: 'Datasets',
    isExtension: true,
  },
]
