import { command } from '#kernel/command.ts'
import { refuse } from '#idv/errors.ts'
import type { ReadableImage } from '#idv/images/image-details.ts'
import { imagesOf } from '#idv/images/image-rows.ts'
import { nextStepOf } from '#idv/images/steps.ts'
import { admitWriter } from '#idv/rules/rights.ts'
import { requireStatus } from '#idv/rules/verification-state.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'
import { changeVerification, lockVerification } from '#idv/verifications/verification-rows.ts'

export interface StartCompletion {
  readonly verificationId: string
}

/** A verification in PROCESSING with its pictures. */
export interface StartedCompletion {
  readonly verification: ReadableVerification
  readonly images: readonly ReadableImage[]
}

/** Time after which a worker continues a completion that its request did not finish. */
const LEASE_MS = 30_000

const MISSING = {
  DOCUMENT_FRONT: 'The front of the document is missing.',
  DOCUMENT_BACK: 'The back of the document is missing.',
  SELFIE: 'The selfie is missing.',
} as const

/** Claims a verification for its completion, so that one of several requests completes it. A worker continues when the request dies. */
export const startCompletion = command(
  async (tx, { verificationId }: StartCompletion): Promise<StartedCompletion> => {
    admitWriter(tx.actor)
    const verification = await lockVerification(tx, verificationId)
    requireStatus(verification, tx.now(), ['PENDING'])
    const images = await imagesOf(tx, verificationId)
    const step = nextStepOf(verification.documentType, new Set(images.map(({ type }) => type)))
    if (step === 'DOCUMENT_FRONT') throw refuse('DOCUMENT_REQUIRED')
    if (step !== 'COMPLETE') throw refuse('INVALID_STATE', { message: MISSING[step] })
    const isRead = images.every(({ readingDueAt }) => readingDueAt === null)
    const started = await changeVerification(tx, verification, {
      status: 'PROCESSING',
      processingDueAt: isRead ? new Date(tx.now().getTime() + LEASE_MS) : tx.now(),
    })
    return { verification: started, images }
  },
  // The completion as a whole stores its result under the caller's key.
  { storage: 'one-time' },
)
