import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { raiseAlert } from '#idv/alerts/raise-alert.ts'
import { DUPLICATE_ALERTS } from '#idv/alerts/duplicate-alerts.ts'
import { screenPerson } from '#idv/clients/compliance.ts'
import { documentDataOf } from '#idv/decision/document-data.ts'
import { sandboxScenarioOf } from '#idv/decision/sandbox.ts'
import type { ReadableImage } from '#idv/images/image-details.ts'
import { imagesOf } from '#idv/images/image-rows.ts'
import { readSidesOf } from '#idv/images/read-sides.ts'
import { compareStoredFaces } from '#idv/queries/completion.ts'
import { existingVerification } from '#idv/queries/verifications.ts'
import { admitWriter } from '#idv/rules/rights.ts'
import { checkedId } from '#idv/rules/verification-reference.ts'
import { decisionOf, type GatheredEvidence } from '#idv/verifications/decision-of.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'
import { endVerification } from '#idv/verifications/end-verification.ts'
import { changeVerification, lockVerification } from '#idv/verifications/verification-rows.ts'
import { startCompletion, type StartedCompletion } from './start-completion.ts'

export interface CompleteVerification {
  /** UUID or reference. */
  readonly id: string
}

/** A verification that was completed, and whether pictures are still being read. */
export interface CompletedVerification {
  readonly verification: ReadableVerification
  readonly isProcessing: boolean
}

interface PreparedCompletion {
  readonly verificationId: string
  /** Undefined while pictures are being read; a worker decides then. */
  readonly evidence: GatheredEvidence | undefined
}

/**
 * Completes a verification. It is claimed first, so that of concurrent requests one gathers the evidence, decides and publishes. The others, and
 * a repeat, are refused.
 */
export const completeVerification = command({
  async prepare(ctx: Context, { id }: CompleteVerification): Promise<PreparedCompletion> {
    admitWriter(ctx.actor)
    const { id: verificationId } = await existingVerification(ctx, checkedId(id))
    const started = await startCompletion(ctx, { verificationId })
    const isRead = started.images.every(({ readingDueAt }) => readingDueAt === null)
    return { verificationId, evidence: isRead ? await gatherEvidence(ctx, started) : undefined }
  },
  write: (tx, _: CompleteVerification, prepared: PreparedCompletion) => finish(tx, prepared),
})

/** Compares the faces and screens the person. A sandbox prefix needs no evidence. */
export async function gatherEvidence(
  ctx: Context,
  { verification, images }: StartedCompletion,
): Promise<GatheredEvidence> {
  const { environment } = ctx.actor
  if (sandboxScenarioOf({ externalId: verification.externalId, environment }) !== undefined)
    return { faces: undefined, screening: undefined }
  const [faces, screening] = await Promise.all([
    compareStoredFaces(ctx, verification.id, images),
    screenPerson(ctx, verification.externalId, documentDataOf(readSidesOf(images))),
  ])
  return { faces, screening }
}

/** Decides a verification that is in PROCESSING; any other one is returned unchanged. */
export async function finish(
  tx: Tx,
  { verificationId, evidence }: PreparedCompletion,
): Promise<CompletedVerification> {
  const verification = await lockVerification(tx, verificationId)
  if (verification.status !== 'PROCESSING') return { verification, isProcessing: false }
  const images = await imagesOf(tx, verificationId)
  if (!evidence || images.some(isUnread)) return { verification, isProcessing: true }
  const { alerts, status, checks, ...decision } = await decisionOf(tx, verification, images, evidence)
  const change = { ...decision, checks }
  for (const alert of alerts) await raiseAlert(tx, verification, alert)
  if (decision.decisionReason === 'DUPLICATE_DOCUMENT')
    await raiseAlert(tx, verification, DUPLICATE_ALERTS.document)
  const decided =
    status === 'IN_REVIEW'
      ? await changeVerification(tx, verification, { ...change, status, processingDueAt: null })
      : await endVerification(tx, verification, { ...change, status })
  return { verification: decided, isProcessing: false }
}

const isUnread = ({ readingDueAt }: ReadableImage): boolean => readingDueAt !== null
