import type { Endpoint, Upload } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const TAG = 'Images'

const PICTURE: Upload = {
  part: 'file',
  field: 'content',
  description: 'The picture: JPEG, PNG or WebP of at most 10 MB.',
  bytesMax: 10 * 1024 * 1024,
}

/** Pictures of a verification. */
export const imageRoutes: readonly Endpoint[] = [
  {
    route: 'POST /verifications/{id}/images',
    operation: 'AddVerificationImage',
    status: 201,
    auth: keysAndStaff,
    upload: PICTURE,
    slots: 4,
    errors: {
      VERIFICATION_NOT_FOUND: 404,
      INVALID_STATE: 409,
      SESSION_EXPIRED: 409,
      DUPLICATE_DETECTED: 409,
    },
    request: 'AddImageRequest',
    response: 'AddedImage',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /verifications/{id}/images',
    operation: 'ListVerificationImages',
    status: 200,
    auth: keysAndStaff,
    errors: { VERIFICATION_NOT_FOUND: 404 },
    notFound: 'VERIFICATION_NOT_FOUND',
    response: 'ImageListResponse',
    tag: TAG,
    isExtension: true,
  },
]
