import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { GoamlVersion } from '#compliance/reports/goaml/model.ts'
import type { GoamlSettings } from '#compliance/reports/goaml/profile.ts'
import type { UncheckedRule } from '#compliance/reports/goaml/scan-schema.ts'

/** A version of a workspace's goAML profile. `people`, its reporting person and location, is encrypted. */
export const GoamlProfileVersion = defineEntity({
  name: 'GoamlProfileVersion',
  schema: 'compliance',
  tableName: 'goaml_profiles',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    goamlVersion: p.text().$type<GoamlVersion>(),
    settings: p.json<GoamlSettings>(),
    people: p.text(),
    xsd: p.text().strictNullable(),
    xsdSha256: p.text().strictNullable(),
    uncheckedRules: p.json<readonly UncheckedRule[]>(),
    createdBy: p.text(),
    createdAt: p.datetime(),
  },
})

export type GoamlProfileRow = Row<typeof GoamlProfileVersion>
