import { defineEntity, p } from '@mikro-orm/core'

export type AgreementType = 'TERMS' | 'PRIVACY' | 'DISCLOSURE' | 'ESIGN_CONSENT'

/** One version of what customers agree to, in one language. Never changed: a new version follows it. */
export const Agreement = defineEntity({
  name: 'Agreement',
  schema: 'remittance',
  tableName: 'agreements',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    type: p.text().$type<AgreementType>(),
    version: p.text(),
    locale: p.text(),
    title: p.text(),
    content: p.text().strictNullable(),
    url: p.text().strictNullable(),
    sha256: p.text(),
    effectiveFrom: p.datetime(),
    createdAt: p.datetime(),
  },
})
