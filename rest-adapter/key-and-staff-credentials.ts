import type { Dialect } from './dialect.ts'

/** Credentials of services that take the workspace's API key or a staff member's token, each with X-Tenant-ID. */
export const KEY_AND_STAFF: Dialect['credentials'] = {
  tenant: {
    name: 'apiKey',
    needsTenant: true,
    scheme: {
      type: 'http',
      scheme: 'bearer',
      description: 'API key of the workspace, which begins with `test_` or `live_`.',
    },
  },
  staff: {
    name: 'staffToken',
    needsTenant: true,
    scheme: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'Access token of a staff member, from `loginStaff` in the graph. It identifies the workspace and the person.',
    },
  },
}
