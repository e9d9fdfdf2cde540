import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { WrittenRule } from '#compliance/risk/written-rule.ts'

export type RulesetStatus = 'DRAFT' | 'PUBLISHED' | 'ARCHIVED'

/** Newest version of a workspace's rules; assessments use the published version. */
export const Ruleset = defineEntity({
  name: 'Ruleset',
  schema: 'compliance',
  tableName: 'rulesets',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    name: p.text(),
    description: p.text().strictNullable(),
    status: p.text().$type<RulesetStatus>(),
    version: p.integer(),
    publishedVersion: p.integer().strictNullable(),
    rules: p.json<readonly WrittenRule[]>(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    deletedAt: p.datetime().strictNullable(),
  },
})

/** A version of a ruleset; versions are never deleted. */
export const RulesetVersion = defineEntity({
  name: 'RulesetVersion',
  schema: 'compliance',
  tableName: 'ruleset_versions',
  properties: {
    workspaceId: p.uuid().primary(),
    rulesetId: p.uuid().primary(),
    version: p.integer().primary(),
    name: p.text(),
    description: p.text().strictNullable(),
    rules: p.json<readonly WrittenRule[]>(),
    createdBy: p.text(),
    createdAt: p.datetime(),
  },
})

export type RulesetRow = Row<typeof Ruleset>

export type RulesetVersionRow = Row<typeof RulesetVersion>
