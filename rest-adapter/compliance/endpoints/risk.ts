import type { RouteCredential, Endpoint } from '../../endpoint.ts'

const keys: readonly RouteCredential[] = ['tenant']
const unknown = { RULESET_NOT_FOUND: 404 }
const wrong = { UNKNOWN_FIELD: 400, INVALID_RULE_PARAMETERS: 400 }

/** Risk factors, bands, country flags and rulesets. */
export const riskRoutes: readonly Endpoint[] = [
  { route: 'GET /risk-factors', runs: 'ListRiskFactors', replies: 200, as: keys, wraps: 'factors', response: 'RiskFactorsResponse', tag: 'Risk' },
  { route: 'PUT /risk-factors', runs: 'ChangeRiskFactors', replies: 200, as: keys, refuses: { UNKNOWN_FACTOR: 400 }, wraps: 'factors', request: 'ChangeRiskFactorsRequest', response: 'RiskFactorsResponse', tag: 'Risk' },
  { route: 'GET /risk-bands', runs: 'ListRiskBands', replies: 200, as: keys, wraps: 'bands', response: 'RiskBandsResponse', tag: 'Risk' },
  { route: 'PUT /risk-bands', runs: 'ChangeRiskBands', replies: 200, as: keys, refuses: { INVALID_BANDS: 400 }, wraps: 'bands', request: 'ChangeRiskBandsRequest', response: 'RiskBandsResponse', tag: 'Risk' },
  { route: 'GET /risk-countries', runs: 'ListRiskCountries', replies: 200, as: keys, wraps: 'countries', response: 'RiskCountriesResponse', tag: 'Risk', isExtension: true },
  { route: 'PUT /risk-countries', runs: 'ChangeRiskCountries', replies: 200, as: keys, wraps: 'countries', request: 'ChangeRiskCountriesRequest', response: 'RiskCountriesResponse', tag: 'Risk', isExtension: true },
  { route: 'GET /risk-countries/flags', runs: 'ListCountryFlags', replies: 200, as: keys, inPages: true, refuses: { CURSOR_INVALID: 400 }, wraps: 'flags', response: 'CountryFlagsResponse', tag: 'Risk', isExtension: true },
  { route: 'GET /rulesets', runs: 'ListRulesets', replies: 200, as: keys, refuses: { CURSOR_INVALID: 400 }, response: 'RulesetListResponse', tag: 'Risk' },
  { route: 'POST /rulesets', runs: 'CreateRuleset', replies: 201, as: keys, refuses: { ...wrong, RULESET_LIMIT_REACHED: 409 }, request: 'CreateRulesetRequest', tag: 'Risk' },
  { route: 'GET /rulesets/{id}', runs: 'GetRuleset', replies: 200, as: keys, refuses: unknown, missing: 'RULESET_NOT_FOUND', tag: 'Risk', isExtension: true },
  { route: 'PUT /rulesets/{id}', runs: 'UpdateRuleset', replies: 200, as: keys, refuses: { ...unknown, ...wrong, INVALID_STATE: 409 }, request: 'UpdateRulesetRequest', tag: 'Risk', isExtension: true },
  { route: 'DELETE /rulesets/{id}', runs: 'DeleteRuleset', replies: 204, as: keys, refuses: { ...unknown, INVALID_STATE: 409 }, tag: 'Risk', isExtension: true },
  { route: 'POST /rulesets/{id}/publish', runs: 'PublishRuleset', replies: 200, as: keys, refuses: { ...unknown, INVALID_STATE: 409, RULESET_LIMIT_REACHED: 409 }, tag: 'Risk', isExtension: true },
  { route: 'POST /rulesets/{id}/archive', runs: 'ArchiveRuleset', replies: 200, as: keys, refuses: unknown, tag: 'Risk', isExtension: true },
  { route: 'POST /rulesets/{id}/simulate', runs: 'SimulateRuleset', replies: 200, as: keys, refuses: unknown, request: 'SimulateRulesetRequest', tag: 'Risk', isRepeatable: true, isExtension: true },
  { route: 'GET /rulesets/{id}/versions', runs: 'ListRulesetVersions', replies: 200, as: keys, refuses: { ...unknown, CURSOR_INVALID: 400 }, response: 'RulesetVersionListResponse', tag: 'Risk', isExtension: true },
]
