import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { hashesOfPayee, type NamedPayee } from '#kernel/payee-hashes.ts'
import { partyOf } from '#core/clients/identity.ts'
import { namesOf } from '#core/clients/judged-customer.ts'
import type { Posting, Protection } from '#core/ledger/posting.ts'
import {
  covers,
  isHoldable,
  type DebitIdentifiers,
  type ProtectiveHoldTarget,
} from '#core/rules/protective-hold.ts'
import { protectedAccounts, type ProtectedAccount } from './account-holds.ts'

/** A debit, before or after it is booked. */
export type ExaminedDebit = Pick<
  Posting,
  | 'type'
  | 'isUnrestricted'
  | 'debit'
  | 'credit'
  | 'otherAccountNumber'
  | 'destinationName'
  | 'externalReference'
  | 'metadata'
> & {
  /** More ids by which a hold may name the transaction. */
  readonly transactionIds?: readonly (string | null | undefined)[]
}

/** What was decided about a debit, and the end of the first covering hold to end; null if no covering hold has an end. */
export interface DecidedProtection extends Protection {
  readonly heldUntil: Date | null
}

const DESTINATION = planOnce(
  `select account_number as "accountNumber", account_name as "accountName", customer_id as "customerId"
  from core.accounts where workspace_id = $1 and id = $2`,
)

interface Destination {
  readonly accountNumber: string
  readonly accountName: string
  readonly customerId: string
}

/**
 * Decides about each debit under the protective holds of its customer; undefined for a debit of an account without holds, and for one to
 * which holds do not apply. Identity is called only if a hold on a payee is in force.
 */
export async function protectionsOf(
  ctx: Context,
  debits: readonly ExaminedDebit[],
): Promise<(DecidedProtection | undefined)[]> {
  const { database, actor } = ctx
  const isExamined = (each: ExaminedDebit): boolean => !each.debit.isSystem && isHoldable(each)
  const accounts = await protectedAccounts(
    (text, values) => database.read(actor.workspaceId, text, values),
    actor.workspaceId,
    [...new Set(debits.filter(isExamined).map(({ debit }) => debit.id))],
    ctx.now(),
  )
  return Promise.all(
    debits.map(async each => {
      const account = isExamined(each) ? accounts.get(each.debit.id) : undefined
      if (!account) return undefined
      const covering = await coveringHolds(ctx, account, each)
      const ends = covering.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt.getTime()]))
      return {
        version: account.version,
        isHeld: covering.length > 0,
        heldUntil: ends.length === 0 ? null : new Date(Math.min(...ends)),
      }
    }),
  )
}

/** The postings with the decisions about their debits. Call again if `core.post` returns that an account has other holds. */
export async function protect(ctx: Context, postings: readonly Posting[]): Promise<Posting[]> {
  const protections = await protectionsOf(ctx, postings)
  return postings.map((posting, index) =>
    protections[index] ? { ...posting, protection: protections[index] } : posting,
  )
}

async function coveringHolds(
  ctx: Context,
  { id, accountNumber, holds }: ProtectedAccount,
  debit: ExaminedDebit,
): Promise<readonly ProtectiveHoldTarget[]> {
  const known: DebitIdentifiers = {
    accounts: [id, accountNumber],
    transactionIds: idsOf(ctx, debit),
    payeeHashes: new Set(holds.some(({ scope }) => scope === 'PAYEE') ? await payeeHashesOf(ctx, debit) : []),
  }
  return holds.filter(hold => covers(hold, known))
}

/** Everything by which a hold may name the transaction. Its own reference is not known before it is booked. */
const idsOf = (
  { idempotency }: Pick<Context, 'idempotency'>,
  { externalReference, metadata, transactionIds = [] }: ExaminedDebit,
): string[] =>
  [
    externalReference,
    metadata?.['paymentId'],
    metadata?.['transferId'],
    idempotency && keyOf(idempotency),
    ...transactionIds,
  ].filter(id => typeof id === 'string')

/** The Idempotency-Key as the client sent it. Items of a bulk have keys of the platform, which no client knows. */
export const keyOf = ({
  subject,
  key,
  isPerField,
}: NonNullable<Context['idempotency']>): string | undefined => {
  if (subject.startsWith('bulk:')) return undefined
  return isPerField ? key.slice(0, key.lastIndexOf('/')) : key
}

/** Hashes of everything that is known about the payee: as the request names it, and as this tenant knows its own account. */
async function payeeHashesOf(
  ctx: Context,
  { credit, metadata, otherAccountNumber, destinationName }: ExaminedDebit,
): Promise<string[]> {
  const { keys, database, actor } = ctx
  await keys.ready(actor.workspaceId)
  const payees: NamedPayee[] = [{ account: otherAccountNumber ?? null, name: destinationName ?? null }]
  const destinationId = credit.isSystem ? metadata?.['destinationAccountId'] : credit.id
  if (typeof destinationId === 'string') {
    const [destination] = await database.read<Destination>(actor.workspaceId, DESTINATION, [
      actor.workspaceId,
      destinationId,
    ])
    if (destination) payees.push(...(await payeesOf(ctx, destinationId, destination)))
  }
  return payees.flatMap(payee => hashesOfPayee(keys, actor.workspaceId, payee))
}

async function payeesOf(
  ctx: Context,
  id: string,
  { accountNumber, accountName, customerId }: Destination,
): Promise<NamedPayee[]> {
  const party = await partyOf(ctx, customerId)
  return [
    { id, account: accountNumber, name: accountName },
    { id: customerId },
    ...(party ? [{ id: party.externalId }] : []),
    ...namesOf(party).map(name => ({ name })),
  ]
}
