import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const tag = 'Blacklists'

/** Blacklists of the tenant. */
export const blacklistRoutes: readonly Endpoint[] = [
  {
    route: 'GET /monitoring/blacklists',
    operation: 'ListBlacklists',
    status: 200,
    auth: keysAndStaff,
    inPages: true,
    errors: { CURSOR_INVALID: 400 },
    envelope: 'blacklists',
    response: 'BlacklistsResponse',
    tag,
    isExtension: true,
  },
  {
    route: 'GET /monitoring/blacklists/{kind}/entries',
    operation: 'ListBlacklistEntries',
    status: 200,
    auth: keysAndStaff,
    errors: { CURSOR_INVALID: 400 },
    response: 'BlacklistEntryListResponse',
    tag,
    isExtension: true,
  },
  {
    route: 'POST /monitoring/blacklists/{kind}/entries',
    operation: 'AddBlacklistEntry',
    status: 201,
    auth: keysAndStaff,
    errors: { CONFLICT: 409 },
    request: 'AddBlacklistEntryRequest',
    tag,
    isExtension: true,
  },
  {
    route: 'POST /monitoring/blacklists/{kind}/import',
    operation: 'ImportBlacklist',
    status: 200,
    auth: keysAndStaff,
    request: 'ImportBlacklistRequest',
    tag,
    slots: 4,
    isExtension: true,
  },
  {
    route: 'DELETE /monitoring/blacklists/entries/{id}',
    operation: 'RemoveBlacklistEntry',
    status: 204,
    auth: keysAndStaff,
    errors: { BLACKLIST_ENTRY_NOT_FOUND: 404 },
    tag,
    isExtension: true,
  },
]
