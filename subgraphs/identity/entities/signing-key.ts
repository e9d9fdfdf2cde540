import { defineEntity, p } from '@mikro-orm/core'

/** A key that signs access tokens. Its private part is encrypted with the installation's keyring. */
export const SigningKey = defineEntity({
  name: 'SigningKey',
  schema: 'identity',
  tableName: 'signing_keys',
  properties: {
    kid: p.text().primary(),
    publicJwk: p.json(),
    sealedPrivateJwk: p.text(),
    createdAt: p.datetime(),
    activatesAt: p.datetime(),
    retiresAt: p.datetime().strictNullable(),
  },
})
