import type { Context } from '#kernel/context.ts'
import { domainCall } from '#kernel/graph/domain-call.ts'

/** The person on the document of an identity verification. */
export interface PersonOnDocument {
  readonly firstName: string | null
  readonly lastName: string | null
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string | null
  readonly countryCode: string | null
}

export const VERIFIED_PERSON = domainCall<{ id: string }, { verifiedPerson: PersonOnDocument | null }>(
  'query VerifiedPerson($id: UUID!) { verifiedPerson(id: $id) { firstName lastName dateOfBirth countryCode } }',
)

/** The person on the document of a verification; null if nothing was read, or it was erased. */
export const verifiedPersonOf = async (ctx: Context, id: string): Promise<PersonOnDocument | null> =>
  (await ctx.callDomain(ctx, VERIFIED_PERSON, { id })).verifiedPerson
