import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { loader } from '#kernel/graph/loader.ts'
import { invalid } from '#kernel/refusals.ts'
import { Agreement, type AgreementType } from '#remittance/entities/agreement.ts'
import { SignedAgreement } from '#remittance/entities/signed-agreement.ts'
import { canonicalLocale } from '#remittance/rules/locale.ts'
import { allowReading, ownCustomer } from './visible.ts'

export type AgreementRow = Row<typeof Agreement>
export type SignedAgreementRow = Row<typeof SignedAgreement>

/** The version of each type and language that is in force at a time. */
export const CURRENT = `select distinct on (type, locale) id from remittance.agreements
  where workspace_id = $1 and effective_from <= $2
  order by type, locale, effective_from desc, id desc`

const IN_FORCE = `select ${columnsOf(Agreement, 'agreement')} from remittance.agreements agreement
  where workspace_id = $1 and id in (${CURRENT}) and ($3::text is null or locale = $3)
  order by type, locale limit 500`

const signed = (
  condition: string,
): string => `select ${columnsOf(SignedAgreement, 'signed')}, agreement_id in (${CURRENT}) as "isCurrent"
  from remittance.signed_agreements signed
  where workspace_id = $1 and customer_id = $3 ${condition}
  order by signed_at desc, id desc limit 200`

const OF_CUSTOMER = signed('')
const ONE_OF_CUSTOMER = signed('and id = $4')

export interface Signature extends SignedAgreementRow {
  /** Whether the signed version is still in force. */
  readonly isCurrent: boolean
}

/** The versions in force, one per type and language, at most 500. */
export async function agreements(
  ctx: Context,
  { locale }: { readonly locale?: string | null },
): Promise<AgreementRow[]> {
  allowReading(ctx)
  const { workspaceId } = ctx.actor
  const language = typeof locale === 'string' ? canonicalLocale(locale) : null
  if (language === undefined)
    throw invalid([{ field: 'locale', reason: 'must be a language tag, such as en-GB' }])
  return ctx.database.read<AgreementRow>(workspaceId, IN_FORCE, [workspaceId, ctx.now(), language])
}

const DEMANDED = `select distinct required_agreement as type from remittance.corridors
  where workspace_id = $1 and is_enabled and required_agreement is not null`

const demandedTypes = loader<string, readonly AgreementType[]>(async (ctx, workspaceIds) => {
  const rows = await ctx.database.read<{ type: AgreementType }>(ctx.actor.workspaceId, DEMANDED, [
    ctx.actor.workspaceId,
  ])
  return workspaceIds.map(() => rows.map(({ type }) => type))
})

/** Whether an enabled corridor requires an agreement of this type. */
export const isDemanded = async (ctx: Context, type: AgreementType): Promise<boolean> =>
  ((await demandedTypes(ctx, ctx.actor.workspaceId)) ?? []).includes(type)

/** Signatures of the session's user, newest first, at most 200. */
export async function signedAgreements(ctx: Context): Promise<Signature[]> {
  const customerId = ownCustomer(ctx)
  const { workspaceId } = ctx.actor
  return ctx.database.read<Signature>(workspaceId, OF_CUSTOMER, [workspaceId, ctx.now(), customerId])
}

/** A signature of the customer by its id. */
export async function signatureOf(
  ctx: Context,
  customerId: string,
  id: string,
): Promise<Signature | undefined> {
  const { workspaceId } = ctx.actor
  const [found] = await ctx.database.read<Signature>(workspaceId, ONE_OF_CUSTOMER, [
    workspaceId,
    ctx.now(),
    customerId,
    id,
  ])
  return found
}
