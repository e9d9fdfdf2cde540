import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const TAG = 'Settings'

/** Settings of the workspace. */
export const settingsRoutes: readonly Endpoint[] = [
  {
    route: 'GET /settings',
    operation: 'GetIdvSettings',
    status: 200,
    auth: keysAndStaff,
    response: 'Settings',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'PUT /settings',
    operation: 'SetIdvSettings',
    status: 200,
    auth: keysAndStaff,
    clearsNulls: true,
    namesActor: true,
    request: 'SettingsRequest',
    response: 'Settings',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'POST /settings/webhook-secret',
    operation: 'RotateWebhookSecret',
    status: 201,
    auth: keysAndStaff,
    request: 'WebhookSecretRequest',
    response: 'WebhookSecret',
    tag: 'Webhooks',
    isExtension: true,
  },
]
