import { domainCall } from '#kernel/graph/domain-call.ts'
import type { Context } from '#kernel/context.ts'
import { perDatabase } from '#kernel/database/per-database.ts'
import { refuse } from '#core/errors.ts'

export const KNOWN_SUBJECT = domainCall<
  { id: string },
  { isKnownSubject: boolean; customer: Pick<Holder, 'status'> | null }
>('query InitiatorOfTransaction($id: UUID!) { isKnownSubject(id: $id) customer(id: $id) { status } }')

export interface Holder {
  readonly id: string
  readonly externalId: string
  readonly status: string
  readonly legalName: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

export const CUSTOMER_OF_ACCOUNT = domainCall<{ id: string }, { customer: Holder | null }>(
  'query CustomerOfAccount($id: UUID!) { customer(id: $id) { id externalId status legalName firstName lastName } }',
)

/** A customer whose account pays or is paid, as compliance screens and judges it. */
export interface TransferParty {
  readonly externalId: string
  readonly type: string
  readonly legalName: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly dateOfBirth: string | null
  readonly countryCode: string | null
}

export const PARTY_OF_TRANSFER = domainCall<{ id: string }, { customer: TransferParty | null }>(
  'query PartyOfTransfer($id: UUID!) { customer(id: $id) { externalId type legalName firstName lastName dateOfBirth countryCode } }',
)

export const PARTIES_OF_TRANSFERS = domainCall<
  { ids: readonly string[] },
  { customersById: readonly (TransferParty | null)[] }
>(
  'query PartiesOfTransfers($ids: [UUID!]!) { customersById(ids: $ids) { externalId type legalName firstName lastName dateOfBirth countryCode } }',
)

/** The customers who pay or are paid, by id; at most 500. */
export async function partiesById(
  ctx: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TransferParty | null>> {
  const { customersById } = await ctx.callDomain(ctx, PARTIES_OF_TRANSFERS, { ids })
  return new Map(ids.map((id, index) => [id, customersById[index] ?? null]))
}

/** The customer who pays or is paid; null when identity has none. */
export const partyOf = async (ctx: Context, customerId: string): Promise<TransferParty | null> =>
  (await ctx.callDomain(ctx, PARTY_OF_TRANSFER, { id: customerId })).customer

export const CUSTOMER_BY_EXTERNAL_ID = domainCall<
  { externalId: string },
  { customer: Pick<Holder, 'id'> | null }
>('query CustomerOfProtectiveHold($externalId: String!) { customer(externalId: $externalId) { id } }')

/** Platform id of the customer that the tenant knows under this id; null when identity has none. */
export const customerIdOf = async (ctx: Context, externalId: string): Promise<string | null> =>
  (await ctx.callDomain(ctx, CUSTOMER_BY_EXTERNAL_ID, { externalId })).customer?.id ?? null

/** The customer for whom an account is opened. */
export async function holderOf(ctx: Context, customerId: string): Promise<Holder> {
  const { customer } = await ctx.callDomain(ctx, CUSTOMER_OF_ACCOUNT, { id: customerId })
  if (!customer) throw refuse('CUSTOMER_NOT_FOUND')
  refuseInactive(customer)
  return customer
}

/** Until when each known initiator is cached, by workspace and id. */
const knownInitiators = perDatabase(() => new Map<string, number>())
const KNOWN_MAX = 100_000
/** Cache lifetime: after it, every process refuses a suspended or closed customer as initiator. */
const KNOWN_MS = 10_000

/** Refuses an unknown initiator, or a customer that is not active. Responses of identity are cached for ten seconds. */
export async function requireInitiator(ctx: Context, id: string): Promise<void> {
  if (id === ctx.actor.subjectId) return
  const known = knownInitiators(ctx.database)
  if (known.size >= KNOWN_MAX) known.clear()
  const name = ctx.actor.workspaceId + id
  const untilMs = known.get(name) ?? 0
  const nowMs = Date.now()
  if (untilMs > nowMs && untilMs <= nowMs + KNOWN_MS) return
  const { isKnownSubject, customer } = await ctx.callDomain(ctx, KNOWN_SUBJECT, { id })
  if (!isKnownSubject) throw refuse('INITIATOR_UNKNOWN')
  if (customer) refuseInactive(customer)
  known.set(name, nowMs + KNOWN_MS)
}

function refuseInactive({ status }: Pick<Holder, 'status'>): void {
  if (status === 'CLOSED') throw refuse('CUSTOMER_CLOSED')
  if (status !== 'ACTIVE') throw refuse('CUSTOMER_NOT_ACTIVE')
}
