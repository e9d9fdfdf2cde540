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
  readonly says: string
  readonly todo?: string
}

interface Circumstances {
  /** Replaces the table's sentence where the case can be told more precisely. */
  readonly says?: string
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

  constructor(code: string, row: RefusalRow, { says, faults, retryAfterS }: Circumstances = {}) {
    super(says ?? row.says)
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
  VALIDATION_ERROR: { kind: 'invalid', says: 'The request is not valid.', todo: 'Correct the fields that the message names.' },
  MALFORMED_JSON: { kind: 'invalid', says: 'The body is not well-formed JSON.', todo: 'Send one JSON object, without repeated keys.' },
  UNSUPPORTED_MEDIA_TYPE: { kind: 'invalid', says: 'The body must be sent as application/json.', todo: 'Set Content-Type: application/json.' },
  BODY_TOO_LARGE: { kind: 'invalid', says: 'The body is larger than this operation accepts.', todo: 'Send at most 1 MiB, and at most 12,000 values where the operation names no other number; what is more goes into several requests.' },
  UNAUTHENTICATED: { kind: 'unauthenticated', says: 'A valid credential is required.', todo: 'Send a credential of this service, environment and tenant.' },
  FORBIDDEN: { kind: 'forbidden', says: 'This credential may not do that.', todo: 'Use a credential with the right role or scope.' },
  PASSWORD_CHANGE_REQUIRED: { kind: 'forbidden', says: 'The password must be changed before anything else.', todo: 'Call changeMyPassword with this token.' },
  SECOND_FACTOR_ENROLMENT_REQUIRED: { kind: 'forbidden', says: 'This account must have a second factor before anything else.', todo: 'Call beginTotp and confirmTotp with this token.' },
  NOT_FOUND: { kind: 'not-found', says: 'There is no such resource.', todo: 'Check the path.' },
  METHOD_NOT_ALLOWED: { kind: 'invalid', says: 'The path does not take this method.', todo: 'Use a method of the header Allow.' },
  CURSOR_INVALID: { kind: 'invalid', says: 'The cursor is not one of this list.', todo: 'Use the cursor of the previous page as it was given.' },
  IDEMPOTENCY_KEY_INVALID: { kind: 'invalid', says: 'Idempotency-Key must be 1 to 255 visible ASCII characters.', todo: 'Send a UUID.' },
  IDEMPOTENCY_KEY_REQUIRED: { kind: 'invalid', says: 'This operation changes state and needs the header Idempotency-Key.', todo: 'Send a new UUID with every request, and the same one with its repeats.' },
  IDEMPOTENCY_CONFLICT: { kind: 'conflict', says: 'This Idempotency-Key was used with another request.', todo: 'Use a new key for a new request.' },
  IDEMPOTENCY_IN_PROGRESS: { kind: 'conflict', says: 'The first request with this Idempotency-Key is still running.', todo: 'Repeat after the seconds in Retry-After.' },
  IDEMPOTENCY_REPLAY_UNAVAILABLE: { kind: 'conflict', says: 'The answer to this Idempotency-Key held a secret and is not kept.', todo: 'Make a new one with a new key.' },
  RATE_LIMITED: { kind: 'limited', says: 'Too many requests.', todo: 'Repeat after the seconds in Retry-After.' },
  RATE_LIMIT_EXCEEDED: { kind: 'limited', says: 'Too many requests.', todo: 'Repeat after the seconds in Retry-After.' },
  ANSWER_TOO_LARGE: { kind: 'refused', says: 'The answer would be larger than 8 MiB.', todo: 'Ask for shorter pages or fewer fields. What a mutation of the request has done stays done.' },
  LIST_TOO_LONG: { kind: 'refused', says: 'A list of the answer is longer than it may be.', todo: 'Ask for the list in pages, or for a shorter period.' },
  WORKSPACE_KEYS_DESTROYED: { kind: 'forbidden', says: 'The encryption keys of this workspace were destroyed, and everything that was sealed in it is erased.', todo: 'Use another workspace: this one cannot be brought back.' },
  UNAVAILABLE: { kind: 'unavailable', says: 'The service cannot answer just now.', todo: 'Repeat with the same Idempotency-Key after the seconds in Retry-After.' },
  INTERNAL_ERROR: { kind: 'unavailable', says: 'An error on our side; it was recorded under the request id.', todo: 'Report the request id.' },
})

/** All faults in one sentence, for error bodies that have one text only. */
export const sentence = (faults: readonly Fault[]): string =>
  faults.map(({ field, reason }) => (field === '' ? `The body ${reason}` : `${field} ${reason}`)).join('; ') + '.'

/** Refuses input for faults that only a rule of the domain can find; the bounds of the SDL are checked before. */
export const invalid = (faults: readonly Fault[]): Refusal => refuse('VALIDATION_ERROR', { faults, says: sentence(faults) })
