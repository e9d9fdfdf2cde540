import { question } from '#kernel/ask.ts'
import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { refuse } from '../errors.ts'

export const KNOWN_SUBJECT = question<{ id: string }, { isKnownSubject: boolean }>('query InitiatorOfTransaction($id: UUID!) { isKnownSubject(id: $id) }')

export interface Holder {
  readonly id: string
  readonly status: string
  readonly legalName: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

export const CUSTOMER_OF_ACCOUNT = question<{ id: string }, { customer: Holder | null }>('query CustomerOfAccount($id: UUID!) { customer(id: $id) { id status legalName firstName lastName } }')

/** The customer for whom an account is to be opened. */
export async function holderOf(ctx: Context, customerId: string): Promise<Holder> {
  const { customer } = await ctx.ask(ctx, CUSTOMER_OF_ACCOUNT, { id: customerId })
  if (!customer) throw refuse('CUSTOMER_NOT_FOUND')
  if (customer.status === 'CLOSED') throw refuse('CUSTOMER_CLOSED')
  if (customer.status !== 'ACTIVE') throw refuse('CUSTOMER_NOT_ACTIVE')
  return customer
}

const known = new WeakMap<Database, Set<string>>()
const KNOWN_MAX = 100_000

/** Refuses an initiator whom the workspace does not know. Who was known once stays known: nobody is ever deleted. */
export async function knownInitiator(ctx: Context, id: string): Promise<void> {
  if (id === ctx.actor.subjectId) return
  let names = known.get(ctx.database)
  if (!names || names.size >= KNOWN_MAX) known.set(ctx.database, names = new Set())
  const name = ctx.actor.workspaceId + id
  if (names.has(name)) return
  const { isKnownSubject } = await ctx.ask(ctx, KNOWN_SUBJECT, { id })
  if (!isKnownSubject) throw refuse('INITIATOR_UNKNOWN')
  names.add(name)
}
