import type { Context } from '#kernel/context.ts'
import { domainCall } from '#kernel/graph/domain-call.ts'
import { countryOfState } from '#idv/chip/issuing-states.ts'
import type { DocumentData } from '#idv/comparison/document-data.ts'

interface Screened extends Record<string, unknown> {
  readonly subject: {
    readonly externalId: string
    readonly type: 'INDIVIDUAL'
    readonly name: string
    readonly dateOfBirth: string | null
    readonly nationalities: readonly string[]
  }
  readonly purpose: 'ONBOARDING'
}

export const SCREEN_PERSON = domainCall<
  { input: Screened },
  { screenSubject: { readonly decision: { readonly outcome: string } | null } }
>(
  'mutation ScreenPerson($input: ScreenSubjectInput!) { screenSubject(input: $input) { decision { outcome } } }',
)

/** Codes of two letters that are no country, such as that of the United Nations, are unknown to the lists. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'KS', 'UN'])

/** The country of a nationality in a document, as two letters; undefined if it is none. */
export function countryOfNationality(nationality: string | undefined): string | undefined {
  const country = nationality === undefined ? undefined : countryOfState(nationality)
  return country === undefined || NO_COUNTRIES.has(country) ? undefined : country
}

/**
 * Decision of the screening of the person on a document, such as BLOCK; undefined if the document has no readable name or compliance gives no
 * result. Never rejects.
 */
export async function screenPerson(
  ctx: Context,
  externalId: string,
  { surname, givenNames, birthDate, nationality }: DocumentData,
): Promise<string | undefined> {
  const name = [givenNames, surname].filter(Boolean).join(' ')
  if (name === '') return undefined
  const country = countryOfNationality(nationality)
  try {
    const { screenSubject } = await ctx.callDomain(ctx, SCREEN_PERSON, {
      input: {
        subject: {
          externalId,
          type: 'INDIVIDUAL',
          name,
          dateOfBirth: birthDate ?? null,
          nationalities: country === undefined ? [] : [country],
        },
        purpose: 'ONBOARDING',
      },
    })
    return screenSubject.decision?.outcome
  } catch {
    return undefined
  }
}
