import type { Context } from '#kernel/context.ts'
import type { ExploitationSignalStatus } from '#sentinel/schema.gen.ts'
import { recomputeBaselines } from '#sentinel/operations/baselines/recompute-baselines.ts'
import { placeProtectiveHold } from '#sentinel/operations/holds/place-protective-hold.ts'
import { addTrustedContact } from '#sentinel/operations/profiles/add-trusted-contact.ts'
import { createElderProfile } from '#sentinel/operations/profiles/create-elder-profile.ts'
import { reviewSignal } from '#sentinel/operations/signals/review-signal.ts'
import { ingestAccountEvent } from '#sentinel/operations/transactions/ingest-account-event.ts'
import { ingestElderTransactions } from '#sentinel/operations/transactions/ingest-elder-transactions.ts'
import { EVALUATED_DAYS, remoteAccess, ROOF_REPAIR, SCAMMER, unusualMovements } from './last-weeks.ts'
import { DAY_MS, DEMO_ELDER, ordinaryLife } from './ordinary-life.ts'

const ANALYST = 'ada@bank.example'

// The hold is placed last. A start that was interrupted before is continued from the time of the enrolment, so that its transactions repeat.
const PRESENT = `
  select profile.id, profile.created_at as "createdAt",
    exists (select 1 from sentinel.trusted_contacts contact
      where contact.workspace_id = profile.workspace_id and contact.profile_id = profile.id) as "hasContact",
    exists (select 1 from sentinel.holds hold
      where hold.workspace_id = profile.workspace_id and hold.profile_id = profile.id) as "hasHold"
  from sentinel.profiles profile where workspace_id = $1 and customer_id = $2`

interface PresentElder {
  readonly id: string
  readonly createdAt: Date
  readonly hasContact: boolean
  readonly hasHold: boolean
}

const SIGNALS = `select id, rule_code as "ruleCode", status, transaction_ids as "transactionIds"
  from sentinel.signals where workspace_id = $1 and profile_id = $2`

interface DetectedSignal {
  readonly id: string
  readonly ruleCode: string | null
  readonly status: ExploitationSignalStatus
  readonly transactionIds: readonly string[]
}

/** Adds an invented customer with fourteen months of ordinary transactions, of whom a scammer takes money in the last three weeks. */
export async function fillElder(given: Context): Promise<void> {
  const { workspaceId } = given.actor
  const [present] = await given.database.read<PresentElder & object>(workspaceId, PRESENT, [
    workspaceId,
    DEMO_ELDER,
  ])
  if (present?.hasHold) return
  const ctx: Context = { ...given, actor: { ...given.actor, subjectId: ANALYST } }
  const { id, createdAt } = present ?? (await enrol(ctx))
  if (!present?.hasContact)
    await addTrustedContact(ctx, {
      profileId: id,
      name: 'Thomas Ellwood',
      relation: 'son',
      email: 'thomas@ellwood.example',
    })
  await live(ctx, id, createdAt)

  const signals = await ctx.database.read<DetectedSignal & object>(workspaceId, SIGNALS, [workspaceId, id])
  await review(ctx, signals)
  await placeProtectiveHold(ctx, {
    profileId: id,
    scope: 'PAYEE',
    payee: SCAMMER,
    reason: 'Payments to a new payee grow since somebody controlled her computer.',
    signalIds: signals.filter(({ ruleCode }) => ruleCode === 'STD-ROMANCE').map(signal => signal.id),
  })
}

const enrol = (ctx: Context) =>
  createElderProfile(ctx, {
    customerId: DEMO_ELDER,
    customerName: 'Margaret Ellwood',
    dateOfBirth: '1942-05-21',
    enrollmentReason: 'AGE_THRESHOLD',
    country: 'US',
    timeZone: 'America/New_York',
    vulnerabilityFlags: ['SOCIAL_ISOLATION'],
    linkedAccountIds: ['demo-elder-checking'],
  })

/** Stores the transactions until a time; those of the last weeks are evaluated. */
async function live(ctx: Context, profileId: string, until: Date): Promise<void> {
  const evaluatedFrom = new Date(until.getTime() - EVALUATED_DAYS * DAY_MS)
  const life = ordinaryLife(until)
  await ingestElderTransactions(ctx, {
    transactions: life.filter(({ occurredAt }) => occurredAt < evaluatedFrom),
    evaluate: false,
  })
  await recomputeBaselines(ctx, { profileId })
  await ingestAccountEvent(ctx, remoteAccess(until))
  const recent = [...life.filter(({ occurredAt }) => occurredAt >= evaluatedFrom), ...unusualMovements(until)]
  await ingestElderTransactions(ctx, {
    transactions: recent.toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime()),
  })
}

async function review(ctx: Context, signals: readonly DetectedSignal[]): Promise<void> {
  for (const { id, status, ruleCode, transactionIds } of signals) {
    if (status !== 'ACTIVE') continue
    if (transactionIds.includes(ROOF_REPAIR) && ruleCode === 'STD-F11-AMOUNT')
      await reviewSignal(ctx, {
        id,
        status: 'DISMISSED',
        note: 'The invoice of the roofer is in the file, and her son knows of the repair.',
      })
    if (ruleCode === 'STD-F2-GIFT-CARDS')
      await reviewSignal(ctx, {
        id,
        status: 'CONFIRMED',
        note: 'She read the numbers of the cards to a caller.',
      })
  }
}
