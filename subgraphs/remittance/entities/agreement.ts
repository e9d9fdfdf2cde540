import { defineEntity, p } from '@mikro-orm/core'

export type AgreementType = 'TERMS' | 'PRIVACY' | 'DISCLOSURE' | 'ESIGN_CONSENT'

/** One version of an agreement in one language. Versions never change; a change is a new version. */
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
