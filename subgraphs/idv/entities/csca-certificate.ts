import { defineEntity, p } from '@mikro-orm/core'

/** The certificate of an authority that signs the signers of a country's documents. */
export const CscaCertificate = defineEntity({
  name: 'CscaCertificate',
  schema: 'idv',
  tableName: 'csca_certificates',
  properties: {
    /** Hex. */
    sha256: p.text().fieldName('sha256').primary(),
    country: p.text().strictNullable(),
    subject: p.text(),
    subjectKey: p.text(),
    subjectKeyId: p.text().strictNullable(),
    serialNumber: p.text(),
    notBefore: p.datetime(),
    notAfter: p.datetime(),
    /** DER. */
    certificate: p.blob(),
    isTest: p.boolean(),
    importedAt: p.datetime(),
    revokedAt: p.datetime().strictNullable(),
  },
})
