import { command } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import { allow } from '#kernel/principal.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { Agreement, type AgreementType } from '#remittance/entities/agreement.ts'
import { refuse } from '#remittance/errors.ts'
import { events } from '#remittance/events.ts'
import type { AgreementRow } from '#remittance/queries/agreements.ts'
import { canonicalLocale } from '#remittance/rules/locale.ts'

export interface PublishAgreement {
  readonly type: AgreementType
  readonly version: string
  readonly locale: string
  readonly title: string
  readonly content?: string | null
  readonly url?: string | null
  readonly sha256?: string | null
  readonly effectiveFrom?: Date | null
}

const INSERT = `${insertOf(Agreement, 'agreement')} on conflict (workspace_id, type, locale, version) do nothing
  returning ${columnsOf(Agreement, 'agreement')}`

/**
 * Publishes a new version of an agreement, in force now or from a later time. Earlier versions stay on record, because
 * customers signed them.
 */
export const publishAgreement = command(async (tx, input: PublishAgreement): Promise<AgreementRow> => {
  allow(tx.actor, { kinds: ['staff'], scope: 'remittance:write' })
  const locale = canonicalLocale(input.locale)
  const issues = issuesOf(input, tx.now())
  if (locale === undefined || issues.length > 0)
    throw invalid([
      ...(locale === undefined ? [{ field: 'locale', reason: 'must be a language tag, such as en-GB' }] : []),
      ...issues,
    ])

  const { type, version, title, content = null, url = null, effectiveFrom } = input
  const [agreement] = await tx.sql<AgreementRow>(
    INSERT,
    valuesOf(Agreement, {
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      type,
      version,
      locale,
      title,
      content,
      url,
      sha256: content === null ? input.sha256! : sha256(content),
      effectiveFrom: effectiveFrom ?? tx.now(),
      createdAt: tx.now(),
    }),
  )
  if (!agreement) throw refuse('AGREEMENT_VERSION_EXISTS')
  const { id } = agreement
  tx.emit(events.agreement_published, id, {
    id,
    type,
    version,
    locale,
    sha256: agreement.sha256,
    effectiveFrom: agreement.effectiveFrom.toISOString(),
  })
  return agreement
})

function issuesOf(
  { content, url, sha256: hash, effectiveFrom }: PublishAgreement,
  now: Date,
): ValidationIssue[] {
  const [hasContent, hasUrl, hasHash] = [content, url, hash].map(each => typeof each === 'string')
  return [
    ...(hasContent === hasUrl
      ? [{ field: 'content', reason: 'must be given, unless url is given; not both' }]
      : []),
    ...(hasUrl && !hasHash
      ? [{ field: 'sha256', reason: 'is required with url: the signature covers this hash' }]
      : []),
    ...(hasContent && hasHash
      ? [{ field: 'sha256', reason: 'must not be given with content: it is computed from the content' }]
      : []),
    ...(effectiveFrom && effectiveFrom < now
      ? [{ field: 'effectiveFrom', reason: 'must not be in the past' }]
      : []),
  ]
}
