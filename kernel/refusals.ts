/** What a refusal means to its caller; each edge translates a kind once. */
export type RefusalKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'refused' | 'limited' | 'unavailable'

/** One fault of the input: the field in the caller's words, what is wrong, and the value where it may be repeated. */
export interface Fault {
  readonly field: string
  readonly reason: string
}

/** A row of a domain's table of refusals. `says` is one sentence that a customer may see, `todo` the way out for a developer. */
export interface RefusalRow {
  readonly kind: RefusalKind
  readonly message: string
  readonly resolution?: string
}

interface Circumstances {
  /** Replaces the table's sentence where the case can be told more precisely. */
  readonly message?: string
  readonly faults?: readonly Fault[]
  readonly retryAfterS?: number
}

/** Thrown to refuse: rolls back what was done so far and reaches the caller as an error with a stable code. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly kind: RefusalKind
  readonly faults: readonly Fault[] | undefined
  readonly retryAfterS: number | undefined

  constructor(code: string, row: RefusalRow, { message, faults, retryAfterS }: Circumstances = {}) {
    super(message ?? row.message)
    this.code = code
    this.kind = row.kind
    this.faults = faults
    this.retryAfterS = retryAfterS
  }

  /** What the graph shows of it; graphql-js copies this to the error's extensions. */
  get extensions(): Record<string, unknown> {
    return {
      code: this.code,
      kind: this.kind,
      ...(this.faults && { faults: this.faults }),
      ...(this.retryAfterS !== undefined && { retryAfter: this.retryAfterS }),
    }
  }
}

export type Refuse<Code extends string> = ((code: Code, circumstances?: Circumstances) => Refusal) & {
  readonly table: Readonly<Record<Code, RefusalRow>>
}

/** Makes a domain's `refuse` from its table; the codes become a closed type. */
export function refusals<const Table extends Readonly<Record<string, RefusalRow>>>(table: Table): Refuse<keyof Table & string> {
  const refuse = (code: keyof Table & string, circumstances?: Circumstances): Refusal =>
    new Refusal(code, table[code]!, circumstances)
  return Object.assign(refuse, { table })
}

/** What every domain and edge may refuse. */
export const refuse = refusals({
  VALIDATION_ERROR: { kind: 'invalid', message: 'The request is not valid.', resolution: 'Correct the fields that the message names.' },
  MALFORMED_JSON: { kind: 'invalid', message: 'The body is not well-formed JSON.', resolution: 'Send one JSON object, without repeated keys.' },
  UNSUPPORTED_MEDIA_TYPE: { kind: 'invalid', message: 'The body must be sent as application/json.', resolution: 'Set Content-Type: application/json.' },
  BODY_TOO_LARGE: { kind: 'invalid', message: 'The body is larger than this operation accepts.', resolution: 'Send at most 1 MiB, and at most 12,000 values where the operation names no other number; what is more goes into several requests.' },
  UNAUTHENTICATED: { kind: 'unauthenticated', message: 'A valid credential is required.', resolution: 'Send a credential of this service, environment and tenant.' },
  FORBIDDEN: { kind: 'forbidden', message: 'This credential may not do that.', resolution: 'Use a credential with the right role or scope.' },
  PASSWORD_CHANGE_REQUIRED: { kind: 'forbidden', message: 'The password must be changed before anything else.', resolution: 'Call changeMyPassword with this token.' },
  SECOND_FACTOR_ENROLMENT_REQUIRED: { kind: 'forbidden', message: 'This account must have a second factor before anything else.', resolution: 'Call beginTotp and confirmTotp with this token.' },
  NOT_FOUND: { kind: 'not-found', message: 'There is no such resource.', resolution: 'Check the path.' },
  METHOD_NOT_ALLOWED: { kind: 'invalid', message: 'The path does not take this method.', resolution: 'Use a method of the header Allow.' },
  CURSOR_INVALID: { kind: 'invalid', message: 'The cursor is not one of this list.', resolution: 'Use the cursor of the previous page as it was given.' },
  IDEMPOTENCY_KEY_INVALID: { kind: 'invalid', message: 'Idempotency-Key must be 1 to 255 visible ASCII characters.', resolution: 'Send a UUID.' },
  IDEMPOTENCY_KEY_REQUIRED: { kind: 'invalid', message: 'This operation changes state and needs the header Idempotency-Key.', resolution: 'Send a new UUID with every request, and the same one with its repeats.' },
  IDEMPOTENCY_CONFLICT: { kind: 'conflict', message: 'This Idempotency-Key was used with another request.', resolution: 'Use a new key for a new request.' },
  IDEMPOTENCY_IN_PROGRESS: { kind: 'conflict', message: 'The first request with this Idempotency-Key is still running.', resolution: 'Repeat after the seconds in Retry-After.' },
  IDEMPOTENCY_REPLAY_UNAVAILABLE: { kind: 'conflict', message: 'The answer to this Idempotency-Key held a secret and is not kept.', resolution: 'Make a new one with a new key.' },
  RATE_LIMITED: { kind: 'limited', message: 'Too many requests.', resolution: 'Repeat after the seconds in Retry-After.' },
  RATE_LIMIT_EXCEEDED: { kind: 'limited', message: 'Too many requests.', resolution: 'Repeat after the seconds in Retry-After.' },
  ANSWER_TOO_LARGE: { kind: 'refused', message: 'The answer would be larger than 8 MiB.', resolution: 'Ask for shorter pages or fewer fields. What a mutation of the request has done stays done.' },
  LIST_TOO_LONG: { kind: 'refused', message: 'A list of the answer is longer than it may be.', resolution: 'Ask for the list in pages, or for a shorter period.' },
  WORKSPACE_KEYS_DESTROYED: { kind: 'forbidden', message: 'The encryption keys of this workspace were destroyed, and everything that was sealed in it is erased.', resolution: 'Use another workspace: this one cannot be brought back.' },
  UNAVAILABLE: { kind: 'unavailable', message: 'The service cannot answer just now.', resolution: 'Repeat with the same Idempotency-Key after the seconds in Retry-After.' },
  INTERNAL_ERROR: { kind: 'unavailable', message: 'An error on our side; it was recorded under the request id.', resolution: 'Report the request id.' },
})

/** All faults in one sentence, for error bodies that have one text only. */
export const sentence = (faults: readonly Fault[]): string =>
  faults.map(({ field, reason }) => (field === '' ? `The body ${reason}` : `${field} ${reason}`)).join('; ') + '.'

/** Refuses input for faults that only a rule of the domain can find; the bounds of the SDL are checked before. */
export const invalid = (faults: readonly Fault[]): Refusal => refuse('VALIDATION_ERROR', { faults, message: sentence(faults) })
