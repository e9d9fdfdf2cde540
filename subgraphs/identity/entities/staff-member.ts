import { defineEntity, p } from '@mikro-orm/core'

/** A person who works for the tenant and signs in. */
export const StaffMember = defineEntity({
  name: 'StaffMember',
  schema: 'identity',
  tableName: 'staff',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    email: p.text(),
    name: p.text(),
    passwordHash: p.text(),
    roles: p.array().columnType('text[]'),
    scopes: p.array().columnType('text[]'),
    isActive: p.boolean(),
    mustChangePassword: p.boolean(),
    isDemonstration: p.boolean(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
