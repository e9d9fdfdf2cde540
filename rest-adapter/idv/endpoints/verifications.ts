import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const TAG = 'Verifications'
const notFound = { VERIFICATION_NOT_FOUND: 404 }

/** Verifications from their opening to their decision. */
export const verificationRoutes: readonly Endpoint[] = [
  {
    route: 'POST /verifications',
    operation: 'CreateVerification',
    status: 201,
    auth: keysAndStaff,
    unwraps: 'verification',
    repeats: 'isRepeated',
    namesActor: true,
    request: 'CreateVerificationRequest',
    response: 'Verification',
    tag: TAG,
  },
  {
    route: 'GET /verifications',
    operation: 'ListVerifications',
    status: 200,
    auth: keysAndStaff,
    errors: { CURSOR_INVALID: 400 },
    response: 'VerificationListResponse',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /verifications/{id}',
    operation: 'GetVerification',
    status: 200,
    auth: keysAndStaff,
    errors: notFound,
    notFound: 'VERIFICATION_NOT_FOUND',
    response: 'Verification',
    tag: TAG,
  },
  {
    route: 'POST /verifications/{id}/complete',
    operation: 'CompleteVerification',
    status: 200,
    auth: keysAndStaff,
    unwraps: 'verification',
    continues: 'isProcessing',
    errors: { ...notFound, DOCUMENT_REQUIRED: 400, INVALID_STATE: 409, SESSION_EXPIRED: 409 },
    response: 'Verification',
    tag: TAG,
  },
  {
    route: 'POST /verifications/{id}/cancel',
    operation: 'CancelVerification',
    status: 200,
    auth: keysAndStaff,
    errors: { ...notFound, INVALID_STATE: 409, SESSION_EXPIRED: 409 },
    response: 'Verification',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'POST /verifications/{id}/review',
    operation: 'ReviewVerification',
    status: 200,
    auth: keysAndStaff,
    namesActor: true,
    errors: { ...notFound, INVALID_STATE: 409, SESSION_EXPIRED: 409 },
    request: 'ReviewRequest',
    response: 'Verification',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'DELETE /verifications/{id}/data',
    operation: 'EraseVerificationData',
    status: 204,
    auth: keysAndStaff,
    errors: { ...notFound, INVALID_STATE: 409 },
    tag: TAG,
    isExtension: true,
  },
]
