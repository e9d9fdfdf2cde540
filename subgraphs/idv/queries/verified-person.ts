import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { countryOfNationality } from '#idv/clients/compliance.ts'
import { sandboxScenarioOf, SIMULATED_PERSON } from '#idv/decision/sandbox.ts'
import { verificationById } from './verifications.ts'

export interface VerifiedPerson {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly dateOfBirth: string | null
  readonly countryCode: string | null
}

const DATE_LENGTH = 10

/** The person on the document of a verification. A sandbox prefix that verifies without readable pictures gives an invented person. */
export async function verifiedPerson(ctx: Context, id: string): Promise<VerifiedPerson | null> {
  allow(ctx.actor, { kinds: ['service'] })
  const verification = await verificationById(ctx, id)
  if (!verification) return null
  const { externalId, details } = verification
  const isSimulated = sandboxScenarioOf({ externalId, environment: ctx.actor.environment }) !== undefined
  const isReadable =
    details.document?.birthDate?.length === DATE_LENGTH && details.document.surname !== undefined
  const document = isSimulated && !isReadable ? SIMULATED_PERSON : details.document
  if (!document) return null
  const { surname = null, givenNames = null, birthDate } = document
  return {
    firstName: givenNames,
    lastName: surname,
    dateOfBirth: birthDate?.length === DATE_LENGTH ? birthDate : null,
    countryCode: ('nationality' in document && countryOfNationality(document.nationality)) || null,
  }
}
