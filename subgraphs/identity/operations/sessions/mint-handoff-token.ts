import { command, type Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId, randomSecret } from '#kernel/id.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import { allow } from '#kernel/principal.ts'
import { refuse as refuseInput } from '#kernel/refusals.ts'
import { HandoffToken as HandoffTokenTable } from '#identity/entities/handoff-token.ts'
import { refuse } from '#identity/errors.ts'
import { dateOfBirth } from '#identity/rules/date-of-birth.ts'
import { HANDOFF_TOKEN_LIFE_S } from '#identity/rules/lifetimes.ts'
import { allowedReturnUrl } from '#identity/rules/return-url.ts'
import { PARTNER_SCOPE } from '#identity/rules/rights.ts'
import { findOrAddCustomer } from '#identity/operations/customers/find-or-add-customer.ts'
import { lockActiveCustomer } from '#identity/operations/customers/lock-active-customer.ts'

export interface MintHandoffToken {
  readonly partnerUserId: string
  readonly phone?: string | null
  readonly email?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly dateOfBirth?: string | null
  readonly countryCode?: string | null
  readonly returnUrl?: string | null
  readonly context?: Readonly<Record<string, unknown>> | null
}

export interface HandoffToken {
  readonly token: string
  readonly redirectUrl: string
  readonly expiresIn: number
}

const ADD = insertOf(HandoffTokenTable, 'token')

/**
 * Creates a one-time token for a partner's user, and the customer if it does not exist. The partner's data fill gaps and attest
 * nothing: the customer stays unverified until the tenant's staff attests the identity.
 */
export const mintHandoffToken = command(
  async (tx, input: MintHandoffToken): Promise<HandoffToken> => {
    const { actor } = tx
    allow(actor, { kinds: ['partner_key'], scope: PARTNER_SCOPE })
    if (actor.kind !== 'partner_key' || actor.partnerId === undefined) throw refuseInput('FORBIDDEN')
    const bornOn = dayOf(input.dateOfBirth ?? null, tx.now())
    const returnUrl = await checkReturnUrl(tx, actor.partnerId, input.returnUrl ?? null)

    const customer = await findOrAddCustomer(tx, {
      ...input,
      externalId: input.partnerUserId,
      dateOfBirth: bornOn,
    })
    await lockActiveCustomer(tx, customer.id)
    const token = randomSecret()
    await tx.sql(
      ADD,
      valuesOf(HandoffTokenTable, {
        workspaceId: actor.workspaceId,
        id: newId(),
        hash: sha256(token),
        partnerId: actor.partnerId,
        customerId: customer.id,
        returnUrl,
        context: input.context ? JSON.stringify(input.context) : null,
        createdAt: tx.now(),
        expiresAt: new Date(tx.now().getTime() + HANDOFF_TOKEN_LIFE_S * 1000),
      }),
    )
    return {
      token,
      redirectUrl: `${tx.settings.publicUrl}/handoff?token=${token}`,
      expiresIn: HANDOFF_TOKEN_LIFE_S,
    }
  },
  { storage: 'secret' },
)

function dayOf(text: string | null, now: Date): string | null {
  if (text === null) return null
  const day = dateOfBirth(text, now)
  if (day !== undefined) return day
  throw refuseInput('VALIDATION_ERROR', {
    message: 'dateOfBirth must be a date in the past, as YYYY-MM-DD or as an RFC 3339 timestamp.',
    issues: [
      {
        field: 'dateOfBirth',
        reason: 'must be a date in the past, as YYYY-MM-DD or as an RFC 3339 timestamp',
      },
    ],
  })
}

/** The normalised URL: exactly the checked value is stored, not the caller's text. */
async function checkReturnUrl(tx: Tx, partnerId: string, returnUrl: string | null): Promise<string | null> {
  if (returnUrl === null) return null
  const [partner] = await tx.sql<{ return_urls: string[] }>(
    'select return_urls from identity.partners where workspace_id = $1 and id = $2',
    [tx.actor.workspaceId, partnerId],
  )
  const allowed = allowedReturnUrl(returnUrl, partner?.return_urls ?? [])
  if (allowed === undefined)
    throw refuse('RETURN_URL_NOT_ALLOWED', {
      issues: [{ field: 'returnUrl', reason: 'must be on the allow-list of this partner' }],
    })
  return allowed
}
