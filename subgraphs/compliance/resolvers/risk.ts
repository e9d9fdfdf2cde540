import type { Context } from '#kernel/context.ts'
import { archiveRuleset } from '#compliance/operations/risk/archive-ruleset.ts'
import { changeRiskBands } from '#compliance/operations/risk/change-risk-bands.ts'
import { changeRiskFactors, type ChangeRiskFactors } from '#compliance/operations/risk/change-risk-factors.ts'
import {
  changeRiskCountries,
  type ChangeRiskCountries,
} from '#compliance/operations/risk/change-risk-countries.ts'
import { createRuleset, type CreateRuleset } from '#compliance/operations/risk/create-ruleset.ts'
import { deleteRuleset } from '#compliance/operations/risk/delete-ruleset.ts'
import { publishRuleset } from '#compliance/operations/risk/publish-ruleset.ts'
import { updateRuleset, type UpdateRuleset } from '#compliance/operations/risk/update-ruleset.ts'
import { countryFlags, riskCountries } from '#compliance/queries/risk-countries.ts'
import { riskBands, riskFactors } from '#compliance/queries/risk-settings.ts'
import { ruleset, rulesets, rulesetVersions, type RulesetPage } from '#compliance/queries/rulesets.ts'
import { rulesetSimulation, type RulesetSimulationRequest } from '#compliance/queries/ruleset-simulation.ts'
import { simulateRuleset, type SimulateRuleset } from '#compliance/queries/simulate-ruleset.ts'
import type { Assessment, RiskBand, RiskContribution, RiskFactor } from '#compliance/risk/assessment.ts'
import type { RulesetStatus } from '#compliance/entities/ruleset.ts'
import type { WrittenRule } from '#compliance/risk/written-rule.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const risk = {
  Query: {
    riskFactors: (_: unknown, __: unknown, ctx: Context) => riskFactors(ctx),
    riskBands: (_: unknown, __: unknown, ctx: Context) => riskBands(ctx),
    riskCountries: (_: unknown, __: unknown, ctx: Context) => riskCountries(ctx),
    countryFlags: (_: unknown, args: { day?: string | null }, ctx: Context) => countryFlags(ctx, args),
    rulesets: (_: unknown, page: RulesetPage & { status?: RulesetStatus | null }, ctx: Context) =>
      rulesets(ctx, page),
    ruleset: (_: unknown, { id }: Id, ctx: Context) => ruleset(ctx, id),
    rulesetVersions: (_: unknown, page: RulesetPage & Id, ctx: Context) => rulesetVersions(ctx, page),
    simulateRuleset: (_: unknown, { id, input }: Id & Input<Omit<SimulateRuleset, 'id'>>, ctx: Context) =>
      simulateRuleset(ctx, { id, ...input }),
    rulesetSimulation: (
      _: unknown,
      { id, input }: Id & Input<Omit<RulesetSimulationRequest, 'id'>>,
      ctx: Context,
    ) => rulesetSimulation(ctx, { id, ...input }),
  },
  Mutation: {
    changeRiskFactors: (_: unknown, { input }: Input<ChangeRiskFactors>, ctx: Context) =>
      changeRiskFactors(ctx, input),
    changeRiskBands: (_: unknown, { input }: Input<{ bands: readonly RiskBand[] }>, ctx: Context) =>
      changeRiskBands(ctx, input),
    changeRiskCountries: (_: unknown, { input }: Input<ChangeRiskCountries>, ctx: Context) =>
      changeRiskCountries(ctx, input),
    createRuleset: (_: unknown, { input }: Input<CreateRuleset>, ctx: Context) => createRuleset(ctx, input),
    updateRuleset: (_: unknown, { id, input }: Id & Input<Omit<UpdateRuleset, 'id'>>, ctx: Context) =>
      updateRuleset(ctx, { id, ...input }),
    publishRuleset: (_: unknown, args: Id, ctx: Context) => publishRuleset(ctx, args),
    archiveRuleset: (_: unknown, args: Id, ctx: Context) => archiveRuleset(ctx, args),
    deleteRuleset: (_: unknown, args: Id, ctx: Context) => deleteRuleset(ctx, args),
  },
  RiskFactor: {
    weight: ({ weight }: RiskFactor) => Number(weight),
  },
  RiskFactorLine: {
    weight: ({ weight }: RiskContribution) => Number(weight),
  },
  RulesetRule: {
    value: ({ value }: WrittenRule) => value ?? [],
  },
  RiskSimulation: {
    riskScore: ({ score }: Assessment) => score,
    riskBand: ({ band }: Assessment) => band,
    riskFactors: ({ contributions }: Assessment) => contributions,
    decision: (assessment: Assessment) => assessment,
  },
} satisfies Resolvers
