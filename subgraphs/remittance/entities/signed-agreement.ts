import { defineEntity, p } from '@mikro-orm/core'
import type { AgreementType } from './agreement.ts'

/** A customer's signature of one agreement version, with the hash of the signed text. It is evidence and never changes. */
export const SignedAgreement = defineEntity({
  name: 'SignedAgreement',
  schema: 'remittance',
  tableName: 'signed_agreements',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    agreementId: p.uuid(),
    type: p.text().$type<AgreementType>(),
    version: p.text(),
    customerId: p.uuid(),
    signedAt: p.datetime(),
    contentHash: p.text(),
  },
})
