import { actingPerson } from '#kernel/acting-person.ts'
import { command, type Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { targetRules, urlIssues } from '#kernel/outbound/target.ts'
import { invalid, refuse as refuseAnywhere } from '#kernel/refusals.ts'
import type { VerificationRow } from '#idv/entities/verification.ts'
import { events } from '#idv/events.ts'
import { MONTHLY_QUOTAS, monthOf, secondsToNextMonth } from '#idv/rules/month.ts'
import { admitWriter } from '#idv/rules/rights.ts'
import { isExpired, isOpen } from '#idv/rules/verification-state.ts'
import { sessionMsOf } from '#idv/rules/session-length.ts'
import type { IdentityDocumentType } from '#idv/schema.gen.ts'
import { decryptVerification, type ReadableVerification } from '#idv/verifications/details.ts'
import { endVerification } from '#idv/verifications/end-verification.ts'
import { publishVerification } from '#idv/verifications/publish-verification.ts'
import { DEFAULT_SETTINGS, READ_SETTINGS, type IdvSettingsValues } from '#idv/verifications/settings.ts'
import { insertVerification, VERIFICATION_COLUMNS } from '#idv/verifications/verification-rows.ts'

export interface CreateVerification {
  readonly externalId: string
  readonly callbackUrl?: string | null
  readonly documentTypes?: readonly IdentityDocumentType[] | null
}

/** A verification, and whether it was open before the request. */
export interface CreatedVerification {
  readonly verification: ReadableVerification
  readonly isRepeated: boolean
}

const DAY_MS = 86_400_000

const LOCK_PERSON = `select pg_advisory_xact_lock(hashtextextended('idv.verifications:' || $1 || ':' || $2, 0))`
const NEWEST = `select ${VERIFICATION_COLUMNS} from idv.verifications verification
  where workspace_id = $1 and external_id = $2 order by created_at desc, id desc limit 1 for update`
/** The attempt of the last 24 hours that must be a day old before another one is permitted. */
const BLOCKING = `select created_at as "createdAt" from idv.verifications
  where workspace_id = $1 and external_id = $2 and created_at > $3 order by created_at desc, id desc offset $4 limit 1`
const COUNT = `insert into idv.monthly_usage as monthly (workspace_id, month, verifications) values ($1, $2, 1)
  on conflict (workspace_id, month) do update set verifications = monthly.verifications + 1
    where $3::int is null or monthly.verifications < $3 returning verifications`

/**
 * Opens a verification for a person, or returns the open one unchanged. After its end comes the next attempt, of which a day permits as many
 * as the settings say. The lock of the person makes one verification of concurrent requests.
 */
export const createVerification = command(
  async (
    tx,
    { externalId, callbackUrl = null, documentTypes }: CreateVerification,
  ): Promise<CreatedVerification> => {
    admitWriter(tx.actor)
    const { workspaceId, environment } = tx.actor
    const rules = targetRules(environment, tx.settings.webhooks)
    const issues = callbackUrl === null ? [] : urlIssues(callbackUrl, rules, 'callbackUrl')
    if (issues.length > 0) throw invalid(issues)
    await tx.sql(LOCK_PERSON, [workspaceId, externalId])
    const [row] = await tx.sql<VerificationRow>(NEWEST, [workspaceId, externalId])
    const newest = row && decryptVerification(tx.keys, row)
    if (newest && isExpired(newest, tx.now())) {
      if (newest.status === 'PENDING') await endVerification(tx, newest, { status: 'EXPIRED' })
    } else if (newest && isOpen(newest)) return { verification: newest, isRepeated: true }

    await checkAttempts(tx, externalId)
    await countInMonth(tx)
    const verification: ReadableVerification = {
      workspaceId,
      id: newId(),
      externalId,
      attemptNumber: (newest?.attemptNumber ?? 0) + 1,
      callbackUrl,
      documentTypes: [...new Set(documentTypes)],
      status: 'PENDING',
      currentStep: 'DOCUMENT_FRONT',
      documentType: null,
      decision: null,
      decisionReason: null,
      overallScore: null,
      checks: null,
      hasAuthenticChip: false,
      details: {},
      documentHash: null,
      reviewedBy: null,
      processingDueAt: null,
      processingAttempts: 0,
      eraseAt: null,
      createdBy: actingPerson(tx.actor).by,
      createdAt: tx.now(),
      updatedAt: tx.now(),
      expiresAt: new Date(tx.now().getTime() + sessionMsOf(externalId, environment)),
      completedAt: null,
    }
    await insertVerification(tx, verification)
    publishVerification(tx, events.verification_opened, verification)
    return { verification, isRepeated: false }
  },
)

async function checkAttempts(tx: Tx, externalId: string): Promise<void> {
  const { workspaceId } = tx.actor
  const [settings = DEFAULT_SETTINGS] = await tx.sql<IdvSettingsValues>(READ_SETTINGS, [workspaceId])
  const dayAgo = new Date(tx.now().getTime() - DAY_MS)
  const [blocking] = await tx.sql<{ createdAt: Date }>(BLOCKING, [
    workspaceId,
    externalId,
    dayAgo,
    settings.attemptsPerDay - 1,
  ])
  if (blocking)
    throw refuseAnywhere('RATE_LIMIT_EXCEEDED', {
      message: `The person has reached ${settings.attemptsPerDay} attempts within 24 hours.`,
      retryAfterS: Math.max(1, Math.ceil((blocking.createdAt.getTime() - dayAgo.getTime()) / 1000)),
    })
}

/** Counts the verification against the monthly quota of the caller's tier. */
async function countInMonth(tx: Tx): Promise<void> {
  const { workspaceId, tier } = tx.actor
  const quota = tier === undefined ? Infinity : MONTHLY_QUOTAS[tier]
  const counted = await tx.sql(COUNT, [workspaceId, monthOf(tx.now()), Number.isFinite(quota) ? quota : null])
  if (counted.length === 0)
    throw refuseAnywhere('RATE_LIMIT_EXCEEDED', {
      message: `The tier permits ${quota} verifications a month, and all are used.`,
      retryAfterS: secondsToNextMonth(tx.now()),
    })
}
