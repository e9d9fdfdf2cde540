import type { Fault, RefusalKind } from '#kernel/refusals.ts'
import type { HeaderFamily } from '../gateway/limits/headers.ts'
import { fixedStatus, USUAL_STATUS } from '../gateway/usual-status.ts'
import type { Credential } from './endpoint.ts'
import type { GivenFault } from './given-value.ts'

export type Casing = 'UPPERCASE' | 'lowercase'

/** How a credential is presented, as OpenAPI says it. */
export interface CredentialScheme {
  readonly name: string
  readonly scheme: Readonly<Record<string, unknown>>
  /** Whether X-Tenant-ID has to name the tenant beside it. */
  readonly needsTenant: boolean
}

/** Everything that a body for a refused request can be made of. */
export interface Failure {
  readonly status: number
  readonly code: string
  readonly message: string
  /** With what was given, where the dialect repeats it. */
  readonly faults: readonly (Fault & Partial<GivenFault>)[]
  readonly retryAfterS: number | undefined
  readonly requestId: string
  readonly at: string
  readonly method: string
  readonly path: string
  /** Absolute URL of the page that explains the code. */
  readonly docs: string
}

/** How one service writes JSON, as data; the interpreter knows no service. */
export interface Dialect {
  readonly basePath: string
  readonly version: string
  readonly title: string
  readonly description: string
  /** How the graph's field names are written. */
  readonly names: 'camelCase' | 'snake_case'
  readonly enums: Casing
  /** Enums, by their name in the graph, that are written otherwise. */
  readonly enumsApart?: Readonly<Record<string, Casing>>
  readonly money: 'text' | 'number'
  /** What becomes of a field without a value. */
  readonly withoutValue: 'left-out' | 'null'
  /** How long a page is at most, where the graph gives longer ones. */
  readonly pageMax?: number
  /** How lists tell of their next page: as the graph does, or by `has_more` and `next_cursor` beside the list. */
  readonly pages?: 'flat'
  /** How webhooks are signed and told: by Standard Webhooks alone, or by a signature of the body beside it, whose id is the delivery's. */
  readonly deliveries?: 'signed-body'
  /** Whether X-Tenant-ID may name the tenant by its short name, besides by its id. */
  readonly takesTenantCode?: true
  /** Whether what changes state is refused without an Idempotency-Key. */
  readonly demandsKey?: true
  /** Whether faults are told with the value that was given. */
  readonly repeatsValues?: true
  readonly success: (data: unknown) => unknown
  readonly failure: (failure: Failure) => unknown
  /** Schema of what `failure` makes, by the name that it is published under. */
  readonly failureSchema: Readonly<Record<string, unknown>>
  /** Headers that a failure has besides. */
  readonly failureHeaders?: (failure: Failure) => Readonly<Record<string, string>>
  /** Statuses that differ from the usual ones, by code or by kind. */
  readonly statuses?: { readonly kinds?: Partial<Readonly<Record<RefusalKind, number>>>; readonly codes?: Readonly<Record<string, number>> }
  /** How it calls the headers that tell of limits, and the code of a 429. */
  readonly limits: { readonly headers: HeaderFamily; readonly code: 'RATE_LIMITED' | 'RATE_LIMIT_EXCEEDED' }
  readonly credentials: Partial<Readonly<Record<Credential, CredentialScheme>>>
}

/** The status of a refusal: the row's word, then the dialect's, then the usual one. A fault of ours is 500 everywhere. */
export function statusOf(refusal: { readonly code: string; readonly kind: RefusalKind }, dialect?: Pick<Dialect, 'statuses'>, refuses?: Readonly<Record<string, number>>): number {
  const { code, kind } = refusal
  return fixedStatus(code) ?? refuses?.[code] ?? dialect?.statuses?.codes?.[code] ?? dialect?.statuses?.kinds?.[kind] ?? USUAL_STATUS[kind]
}

/** The code of a refusal in the dialect's words. */
export const codeIn = ({ code }: { readonly code: string }, dialect?: Pick<Dialect, 'limits'>): string =>
  (code === 'RATE_LIMITED' && dialect ? dialect.limits.code : code)

/** A name of the graph in the dialect's writing. */
export const nameIn = ({ names }: Pick<Dialect, 'names'>, name: string): string =>
  names === 'camelCase' ? name : name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** A value of an enum in the dialect's writing. */
export function enumValueIn({ enums, enumsApart }: Pick<Dialect, 'enums' | 'enumsApart'>, type: string, value: string): string {
  return (enumsApart?.[type] ?? enums) === 'lowercase' ? value.toLowerCase() : value
}
