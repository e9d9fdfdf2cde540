import type { Context } from '#kernel/context.ts'
import type { PageArguments } from '#kernel/page.ts'
import type { Repair } from '#idv/mrz/zone.ts'
import { setIdvSettings, type SetIdvSettings } from '#idv/operations/settings/set-idv-settings.ts'
import {
  createVerification,
  type CreateVerification,
} from '#idv/operations/verifications/create-verification.ts'
import { cancelVerification } from '#idv/operations/verifications/cancel-verification.ts'
import { completeVerification } from '#idv/operations/verifications/complete-verification.ts'
import { eraseVerificationData } from '#idv/operations/verifications/erase-verification-data.ts'
import {
  reviewVerification,
  type ReviewVerification,
} from '#idv/operations/verifications/review-verification.ts'
import { idvSettings } from '#idv/queries/settings.ts'
import {
  verification,
  verificationById,
  verifications,
  verificationsOfPerson,
  type VerificationPage,
} from '#idv/queries/verifications.ts'
import { verifiedPerson } from '#idv/queries/verified-person.ts'
import { referenceOf } from '#idv/rules/verification-reference.ts'
import type { Resolvers } from '#idv/schema.gen.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}
interface Person {
  readonly externalId: string
}

/** What was read of the document, with its type. */
export const shownDocument = ({ documentType, details: { document } }: ReadableVerification) =>
  document && documentType !== null ? { documentType, ...document } : null

export const verificationParts = {
  Query: {
    verification: (_: unknown, { id }: Id, ctx: Context) => verification(ctx, id),
    verifications: (_: unknown, page: VerificationPage, ctx: Context) => verifications(ctx, page),
    idvSettings: (_: unknown, __: unknown, ctx: Context) => idvSettings(ctx),
    verifiedPerson: (_: unknown, { id }: Id, ctx: Context) => verifiedPerson(ctx, id),
  },
  Mutation: {
    createVerification: (_: unknown, { input }: Input<CreateVerification>, ctx: Context) =>
      createVerification(ctx, input),
    completeVerification: (_: unknown, key: Id, ctx: Context) => completeVerification(ctx, key),
    cancelVerification: (_: unknown, key: Id, ctx: Context) => cancelVerification(ctx, key),
    reviewVerification: (
      _: unknown,
      { id, input }: Id & Input<Omit<ReviewVerification, 'id'>>,
      ctx: Context,
    ) => reviewVerification(ctx, { id, ...input }),
    eraseVerificationData: (_: unknown, key: Id, ctx: Context) => eraseVerificationData(ctx, key),
    setIdvSettings: (_: unknown, { input }: Input<SetIdvSettings>, ctx: Context) =>
      setIdvSettings(ctx, input),
  },
  Customer: {
    __resolveReference: (key: Person) => key,
    verifications: ({ externalId }: Person, page: PageArguments, ctx: Context) =>
      verificationsOfPerson(ctx, externalId, page),
  },
  Verification: {
    __resolveReference: ({ id }: Id, ctx: Context) => verificationById(ctx, id),
    reference: ({ id }: ReadableVerification) => referenceOf(id),
    customer: ({ externalId }: ReadableVerification) => ({ __typename: 'Customer', externalId }),
    documentTypes: ({ documentTypes }: ReadableVerification) =>
      documentTypes.length === 0 ? null : documentTypes,
    document: shownDocument,
    reviewReason: ({ details }: ReadableVerification) => details.reviewReason ?? null,
  },
  IdvSettings: {
    __resolveReference: (_: unknown, ctx: Context) => idvSettings(ctx),
  },
  ZoneRepair: {
    proof: ({ proof }: Repair) => (proof === 'check_digit' ? 'CHECK_DIGIT' : 'ALPHABET'),
  },
} satisfies Resolvers
