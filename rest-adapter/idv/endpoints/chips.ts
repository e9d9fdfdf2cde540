import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']

/** The chip of a verification's document. */
export const chipRoutes: readonly Endpoint[] = [
  {
    route: 'POST /verifications/{id}/nfc',
    operation: 'AddVerificationChip',
    status: 201,
    auth: keysAndStaff,
    errors: { VERIFICATION_NOT_FOUND: 404, INVALID_STATE: 409, SESSION_EXPIRED: 409 },
    request: 'AddChipRequest',
    response: 'AddedChip',
    tag: 'Chips',
    isExtension: true,
  },
]
