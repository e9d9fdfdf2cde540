import type { ValidationIssue, RefusalKind } from '#kernel/refusals.ts'
import type { HeaderFamily } from '#gateway/limits/headers.ts'
import { fixedStatus, DEFAULT_STATUS } from '#gateway/default-status.ts'
import type { RouteCredential } from './route-credential.ts'
import type { IssueWithValue } from './given-value.ts'

export type Casing = 'UPPERCASE' | 'lowercase'

/** OpenAPI security scheme of a credential. */
export interface CredentialScheme {
  readonly name: string
  readonly scheme: Readonly<Record<string, unknown>>
  /** Whether X-Tenant-ID is required with it. */
  readonly needsTenant: boolean
}

/** Input for the body of an error response. */
export interface RestFailure {
  readonly status: number
  readonly code: string
  readonly message: string
  /** Validation issues, with the given value if the dialect repeats it. */
  readonly issues: readonly (ValidationIssue & Partial<IssueWithValue>)[]
  readonly retryAfterS: number | undefined
  readonly requestId: string
  readonly at: string
  readonly method: string
  readonly path: string
  /** Absolute URL of the page that explains the code. */
  readonly docs: string
}

/** JSON conventions of one service as data; the interpreter contains no code for a particular service. */
export interface Dialect {
  readonly basePath: string
  readonly version: string
  readonly title: string
  readonly description: string
  /** Case of field names. */
  readonly names: 'camelCase' | 'snake_case'
  readonly enums: Casing
  /** Enums, by their name in the graph, with a different case. */
  readonly enumExceptions?: Readonly<Record<string, Casing>>
  readonly money: 'text' | 'number'
  /** Exchange rates and other numbers with many decimals; text if omitted. */
  readonly decimals?: 'number'
  /** How a field without a value is written. */
  readonly missingValues: 'omit' | 'null'
  /** Maximum page size, when it is smaller than that of the graph. */
  readonly pageMax?: number
  /** Format of pagination: by default as in the graph; `flat` has `hasMore` and `nextCursor`, in the case of the dialect, next to the list. */
  readonly pages?: 'flat'
  /**
   * Format of webhooks: by default only Standard Webhooks; `signed-body` adds a signature of the body, whose id is that of the delivery;
   * `signed-timestamp` adds a signature of time and body, which names its resource, and has one target instead of subscriptions.
   */
  readonly deliveries?: 'signed-body' | 'signed-timestamp'
  /** Whether X-Tenant-ID accepts the tenant's code as well as its id. */
  readonly takesTenantCode?: true
  /** Whether operations that change state require an Idempotency-Key. */
  readonly requiresIdempotencyKey?: true
  /** Whether validation issues include the given value. */
  readonly repeatsValues?: true
  /** Whether the reason of an invalid enum value names the value. */
  readonly namesInvalidValues?: true
  /** Converts the body of a successful response; unchanged by default. */
  readonly success?: (data: unknown) => unknown
  readonly failure: (failure: RestFailure) => unknown
  /** Schema of error bodies, by its published name. */
  readonly failureSchema: Readonly<Record<string, unknown>>
  /** Additional headers of an error response. */
  readonly failureHeaders?: (failure: RestFailure) => Readonly<Record<string, string>>
  /** HTTP statuses that differ from the defaults, by code or by kind. */
  readonly statuses?: {
    readonly kinds?: Partial<Readonly<Record<RefusalKind, number>>>
    readonly codes?: Readonly<Record<string, number>>
  }
  /** Names of the rate-limit headers, and the error code of a 429. */
  readonly limits: { readonly headers: HeaderFamily; readonly code: 'RATE_LIMITED' | 'RATE_LIMIT_EXCEEDED' }
  readonly credentials: Partial<Readonly<Record<RouteCredential, CredentialScheme>>>
}

/** HTTP status of a refusal: that of the row, then of the dialect, then the default. An internal error is always 500. */
export function statusOf(
  refusal: { readonly code: string; readonly kind: RefusalKind },
  dialect?: Pick<Dialect, 'statuses'>,
  errors?: Readonly<Record<string, number>>,
): number {
  const { code, kind } = refusal
  return (
    fixedStatus(code) ??
    errors?.[code] ??
    dialect?.statuses?.codes?.[code] ??
    dialect?.statuses?.kinds?.[kind] ??
    DEFAULT_STATUS[kind]
  )
}

/** The error code as the dialect names it. */
export const codeIn = ({ code }: { readonly code: string }, dialect?: Pick<Dialect, 'limits'>): string =>
  code === 'RATE_LIMITED' && dialect ? dialect.limits.code : code

/** A field name in the case of the dialect. A leading capital stays, as in the priorities P1 to P4. */
export const nameIn = ({ names }: Pick<Dialect, 'names'>, name: string): string =>
  names === 'camelCase' ? name : name.replace(/(?<!^)[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** An enum value in the case of the dialect. */
export function enumValueIn(
  { enums, enumExceptions }: Pick<Dialect, 'enums' | 'enumExceptions'>,
  type: string,
  value: string,
): string {
  return (enumExceptions?.[type] ?? enums) === 'lowercase' ? value.toLowerCase() : value
}
