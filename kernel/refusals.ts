/** The category of a refusal. Each edge maps a category to a status code in one place. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'refused'
  | 'limited'
  | 'unavailable'

/** An issue of a request: the path of an input field under the name that the caller used, and what is wrong with its value; or a limit that refused it. */
export interface ValidationIssue {
  readonly field: string
  readonly reason: string
  /** A decimal amount that the issue is about, such as what remains of a limit; a face writes it as money. */
  readonly amount?: string
}

/** A row of a domain's error table. `message` is one sentence that a customer may see, `resolution` the next step for a developer. */
export interface RefusalRow {
  readonly kind: RefusalKind
  readonly message: string
  readonly resolution?: string
}

interface Circumstances {
  /** Replaces the message of the table with a more specific one. */
  readonly message?: string
  readonly issues?: readonly ValidationIssue[]
  readonly retryAfterS?: number
}

/** Thrown to decline a request. Rolls back the transaction and reaches the caller as an error with a stable code. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly kind: RefusalKind
  readonly issues: readonly ValidationIssue[] | undefined
  readonly retryAfterS: number | undefined

  constructor(code: string, row: RefusalRow, { message, issues, retryAfterS }: Circumstances = {}) {
    super(message ?? row.message)
    this.code = code
    this.kind = row.kind
    this.issues = issues
    this.retryAfterS = retryAfterS
  }

  /** graphql-js copies these to the extensions of the GraphQL error. */
  get extensions(): Record<string, unknown> {
    return {
      code: this.code,
      kind: this.kind,
      ...(this.issues && { issues: this.issues }),
      ...(this.retryAfterS !== undefined && { retryAfter: this.retryAfterS }),
    }
  }
}

export type Refuse<Code extends string> = ((code: Code, circumstances?: Circumstances) => Refusal) & {
  readonly table: Readonly<Record<Code, RefusalRow>>
}

/** Creates a domain's `refuse` from its error table; the codes become a closed type. */
export function refusals<const Table extends Readonly<Record<string, RefusalRow>>>(
  table: Table,
): Refuse<keyof Table & string> {
  const refuse = (code: keyof Table & string, circumstances?: Circumstances): Refusal =>
    new Refusal(code, table[code]!, circumstances)
  return Object.assign(refuse, { table })
}

/** Errors that every domain and edge may return. */
export const refuse = refusals({
  VALIDATION_ERROR: {
    kind: 'invalid',
    message: 'The request is invalid.',
    resolution: 'Correct the fields that the message names.',
  },
  MALFORMED_JSON: {
    kind: 'invalid',
    message: 'The body is not well-formed JSON.',
    resolution: 'Send one JSON object without duplicate keys.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    kind: 'invalid',
    message: 'The Content-Type of the body is not application/json.',
    resolution: 'Set Content-Type: application/json.',
  },
  BODY_TOO_LARGE: {
    kind: 'invalid',
    message: 'The body is larger than this operation accepts.',
    resolution:
      'Send at most 1 MiB and 12,000 JSON values, unless the operation documents other limits. Split larger input into several requests.',
  },
  UNAUTHENTICATED: {
    kind: 'unauthenticated',
    message: 'A valid credential is required.',
    resolution: 'Send a credential for this service, environment and tenant.',
  },
  TENANT_NOT_FOUND: {
    kind: 'unauthenticated',
    message: 'X-Tenant-ID does not name the tenant of the credential.',
    resolution: 'Send the id of the tenant, a UUID, in X-Tenant-ID.',
  },
  FORBIDDEN: {
    kind: 'forbidden',
    message: 'This credential does not permit the operation.',
    resolution: 'Use a credential with the right role or scope.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    kind: 'forbidden',
    message: 'The password must be changed before any other operation is permitted.',
    resolution: 'Call changeMyPassword with this token.',
  },
  SECOND_FACTOR_ENROLMENT_REQUIRED: {
    kind: 'forbidden',
    message: 'A second factor must be set up before any other operation is permitted.',
    resolution: 'Call beginTotp and confirmTotp with this token.',
  },
  NOT_FOUND: { kind: 'not-found', message: 'The resource does not exist.', resolution: 'Check the path.' },
  METHOD_NOT_ALLOWED: {
    kind: 'invalid',
    message: 'The path does not support this method.',
    resolution: 'Use a method that the Allow header lists.',
  },
  CURSOR_INVALID: {
    kind: 'invalid',
    message: 'The cursor does not belong to this list.',
    resolution: 'Send the cursor of the previous page unchanged.',
  },
  IDEMPOTENCY_KEY_INVALID: {
    kind: 'invalid',
    message: 'Idempotency-Key must be 1 to 255 visible ASCII characters.',
    resolution: 'Send a UUID.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    kind: 'invalid',
    message: 'This operation changes state and requires the header Idempotency-Key.',
    resolution: 'Send a new UUID with each request, and the same UUID with each retry of it.',
  },
  IDEMPOTENCY_CONFLICT: {
    kind: 'conflict',
    message: 'This Idempotency-Key was already used with a different request.',
    resolution: 'Use a new key for a new request.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    kind: 'conflict',
    message: 'The first request with this Idempotency-Key is still running.',
    resolution: 'Retry after the number of seconds in Retry-After.',
  },
  IDEMPOTENCY_REPLAY_UNAVAILABLE: {
    kind: 'conflict',
    message: 'The response to this Idempotency-Key contained a secret and was not stored.',
    resolution: 'Send the request again with a new key to create a new secret.',
  },
  RATE_LIMITED: {
    kind: 'limited',
    message: 'Too many requests.',
    resolution: 'Retry after the number of seconds in Retry-After.',
  },
  RATE_LIMIT_EXCEEDED: {
    kind: 'limited',
    message: 'Too many requests.',
    resolution: 'Retry after the number of seconds in Retry-After.',
  },
  RESPONSE_TOO_LARGE: {
    kind: 'refused',
    message: 'The response would be larger than 8 MiB.',
    resolution:
      'Request shorter pages or fewer fields. Mutations of this request that completed are not rolled back.',
  },
  LIST_TOO_LONG: {
    kind: 'refused',
    message: 'A list in the response exceeds its maximum length.',
    resolution: 'Request the list in pages, or for a shorter period.',
  },
  WORKSPACE_KEYS_DESTROYED: {
    kind: 'forbidden',
    message:
      'The encryption keys of this workspace were destroyed, so its encrypted data is permanently erased.',
    resolution: 'Use another workspace: this one cannot be restored.',
  },
  UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The service is temporarily unavailable.',
    resolution: 'Retry with the same Idempotency-Key after the number of seconds in Retry-After.',
  },
  INTERNAL_ERROR: {
    kind: 'unavailable',
    message: 'An internal error occurred and was logged under the request id.',
    resolution: 'Report the request id.',
  },
})

/** Joins all validation issues into one sentence, for error bodies that have a single text. */
export const sentence = (issues: readonly ValidationIssue[]): string =>
  issues.map(({ field, reason }) => (field === '' ? `The body ${reason}` : `${field} ${reason}`)).join('; ') +
  '.'

/** Refuses input for issues that only a domain rule can find; the constraints of the SDL are checked earlier. */
export const invalid = (issues: readonly ValidationIssue[]): Refusal =>
  refuse('VALIDATION_ERROR', { issues, message: sentence(issues) })
