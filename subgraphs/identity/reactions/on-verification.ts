import type { Reaction } from '#kernel/events/reactions.ts'
import { verifiedPersonOf } from '#identity/clients/idv.ts'
import {
  recordVerificationStatus,
  recordVerifiedPerson,
} from '#identity/operations/customers/record-verification.ts'

/** Data of an event of an identity verification that identity uses. */
interface VerificationEvent {
  readonly externalId: string
  readonly hasAuthenticChip: boolean
}

const LEVEL = 2
const CHIP_LEVEL = 3

/** A customer whose verification was opened is PENDING, if nothing is known about the customer yet. */
export const onVerificationOpened: Reaction = {
  name: 'identity.await_verification',
  on: ['idv.verification_opened'],
  run: (ctx, { data }) => {
    const { externalId } = data as unknown as VerificationEvent
    return recordVerificationStatus(ctx, { externalId, from: ['UNVERIFIED'], to: 'PENDING' })
  },
}

/** Attests a verified person. An authentic chip, which cannot be copied from a picture, gives a higher level. */
export const onVerificationVerified: Reaction = {
  name: 'identity.attest_verified_person',
  on: ['idv.verification_verified'],
  run: async (ctx, { aggregateId, data }) => {
    const { externalId, hasAuthenticChip } = data as unknown as VerificationEvent
    const person = await verifiedPersonOf(ctx, aggregateId)
    await recordVerifiedPerson(ctx, { externalId, level: hasAuthenticChip ? CHIP_LEVEL : LEVEL, person })
  },
}

/**
 * Rejects a customer who waits for the verification. The reaction to its opening may run later, or never find the customer UNVERIFIED, so an
 * UNVERIFIED customer waits too.
 */
export const onVerificationRejected: Reaction = {
  name: 'identity.reject_person',
  on: ['idv.verification_rejected'],
  run: (ctx, { data }) => {
    const { externalId } = data as unknown as VerificationEvent
    return recordVerificationStatus(ctx, { externalId, from: ['UNVERIFIED', 'PENDING'], to: 'REJECTED' })
  },
}
