import type { Context } from '#kernel/context.ts'
import {
  createDetectionRule,
  type CreateDetectionRule,
} from '#sentinel/operations/rules/create-detection-rule.ts'
import { deleteDetectionRule } from '#sentinel/operations/rules/delete-detection-rule.ts'
import { disableDetectionRule } from '#sentinel/operations/rules/disable-detection-rule.ts'
import { enableDetectionRule } from '#sentinel/operations/rules/enable-detection-rule.ts'
import {
  updateDetectionRule,
  type UpdateDetectionRule,
} from '#sentinel/operations/rules/update-detection-rule.ts'
import {
  detectionRules,
  detectionRuleTypes,
  ruleById,
  type DetectionRulePage,
} from '#sentinel/queries/detection-rules.ts'
import {
  simulateDetectionRule,
  type SimulateDetectionRule,
} from '#sentinel/queries/simulate-detection-rule.ts'
import type { Resolvers } from '#sentinel/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const detectionRuleParts = {
  Query: {
    detectionRule: async (_: unknown, { id }: Id, ctx: Context) => (await ruleById(ctx, id)) ?? null,
    detectionRules: (_: unknown, page: DetectionRulePage, ctx: Context) => detectionRules(ctx, page),
    detectionRuleTypes: (_: unknown, __: unknown, ctx: Context) => detectionRuleTypes(ctx),
    simulateDetectionRule: (
      _: unknown,
      { id, input }: Id & Input<Omit<SimulateDetectionRule, 'id'>>,
      ctx: Context,
    ) => simulateDetectionRule(ctx, { id, ...input }),
  },
  Mutation: {
    createDetectionRule: (_: unknown, { input }: Input<CreateDetectionRule>, ctx: Context) =>
      createDetectionRule(ctx, input),
    updateDetectionRule: (
      _: unknown,
      { id, input }: Id & Input<Omit<UpdateDetectionRule, 'id'>>,
      ctx: Context,
    ) => updateDetectionRule(ctx, { id, ...input }),
    deleteDetectionRule: (_: unknown, args: Id, ctx: Context) => deleteDetectionRule(ctx, args),
    enableDetectionRule: (_: unknown, args: Id, ctx: Context) => enableDetectionRule(ctx, args),
    disableDetectionRule: (_: unknown, args: Id, ctx: Context) => disableDetectionRule(ctx, args),
  },
  DetectionRule: {
    __resolveReference: ({ id }: Id, ctx: Context) => ruleById(ctx, id),
  },
} satisfies Resolvers
