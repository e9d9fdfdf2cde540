import type { Context } from '#kernel/context.ts'
import type { Subject } from '../subject.ts'

/**
 * A prepared call of an operation, made after the customer's status has changed. The caller is undefined if
 * the credential is no longer valid.
 */
export interface Call {
  readonly caller: () => Context | undefined | Promise<Context | undefined>
  readonly variables: Readonly<Record<string, unknown>>
}

export interface Row {
  /** Suffix to the name of a mutation that has several rows. */
  readonly how?: string
  /** Whether the row needs its own customer, because the operation changes the customer's status. */
  readonly isAlone?: true
  /** Whether the call is made before other domains have been notified of the change. */
  readonly isEarly?: true
  readonly make: (of: Subject) => Promise<Call>
  /** Responses for a customer that is active, suspended, closed and erased. */
  readonly cells: readonly [active: string, suspended: string, closed: string, erased: string]
}

export const done = 'allowed'
export const ALWAYS = [done, done, done, done] as const
const NO_SESSION = 'UNAUTHENTICATED'
export const NOT_ACTIVE = 'CUSTOMER_NOT_ACTIVE'
export const CLOSED = 'CUSTOMER_CLOSED'
export const SESSION = [done, NO_SESSION, NO_SESSION, NO_SESSION] as const
export type Variables = Readonly<Record<string, unknown>>

/** A call with an access token that the customer got before the change of status. */
export const inSession =
  (variables: (of: Subject) => Promise<Variables> | Variables): Row['make'] =>
  async of => {
    const { accessToken } = await of.tokens()
    return { caller: () => of.session(accessToken), variables: await variables(of) }
  }
export const by =
  (
    caller: (of: Subject) => Context,
    variables: (of: Subject) => Promise<Variables> | Variables,
  ): Row['make'] =>
  async of => ({ caller: () => caller(of), variables: await variables(of) })
export const byBank = (
  role: Parameters<Subject['bank']['banker']>[0],
  variables: (of: Subject) => Promise<Variables> | Variables,
): Row['make'] => by(of => of.bank.banker(role), variables)
export const byStaff = (variables: (of: Subject) => Promise<Variables> | Variables): Row['make'] =>
  by(of => of.bank.staff(), variables)
export const byDomain = (variables: (of: Subject) => Promise<Variables> | Variables): Row['make'] =>
  by(of => of.bank.as({ kind: 'service' }), variables)
export const byAnonymous = (variables: (of: Subject) => Promise<Variables>): Row['make'] =>
  by(of => of.bank.as({ kind: 'anonymous', subjectId: '', workspaceId: '', tenantId: '' }), variables)

export const ofCustomer = (of: Subject): Variables => ({ id: of.id })
