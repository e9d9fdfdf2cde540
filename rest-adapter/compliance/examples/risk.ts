import type { Examples } from '#rest-adapter/endpoint.ts'

const rulesetId = '0199a1c2-7f30-7cde-8f21-0000000000f1'
const at = '2026-01-31T12:00:00.000Z'

const factors = [
  {
    code: 'SANCTIONS_MATCH',
    name: 'Match with a sanctions list',
    category: 'SCREENING',
    weight: 1,
    is_active: true,
    metadata: { min_match_score: 0 },
  },
  {
    code: 'PEP_MATCH',
    name: 'Match with a politically exposed person',
    category: 'SCREENING',
    weight: 1,
    is_active: true,
    metadata: { min_match_score: 80 },
  },
  {
    code: 'COUNTRY_RISK',
    name: "Flags of the subject's countries",
    category: 'COUNTRY',
    weight: 1,
    is_active: true,
    metadata: {},
  },
  {
    code: 'INDUSTRY',
    name: 'Industry',
    category: 'INDUSTRY',
    weight: 0.2,
    is_active: true,
    metadata: { default_score: 100, scores: { FINTECH: 300 } },
  },
]
const bands = [
  { level: 'LOW', min_score: 0, max_score: 200 },
  { level: 'MEDIUM', min_score: 201, max_score: 450 },
  { level: 'HIGH', min_score: 451, max_score: 700 },
  { level: 'CRITICAL', min_score: 701, max_score: 1000 },
]
const countries = [
  {
    country: 'KE',
    flag: 'FATF_GREY',
    is_flagged: false,
    effective_from: '2026-02-01',
    effective_to: '2026-06-30',
    reason: 'Assessed by our own committee on 20 January 2026.',
  },
  {
    country: 'BY',
    flag: 'COMPREHENSIVE_SANCTIONS',
    is_flagged: true,
    effective_from: '2026-02-01',
    effective_to: null,
    reason: 'Not served.',
  },
]
const rule = {
  id: 'no-service',
  name: 'Countries that we do not serve',
  field: 'subject.country',
  operator: 'IN',
  value: ['IR', 'KP'],
  all: null,
  any: null,
  none: null,
  decision: 'BLOCK',
  score_contribution: 300,
  priority: 1,
  stop_on_match: true,
  is_active: true,
  effective_from: '2026-02-01',
  effective_to: null,
}
const youngRuleset = {
  ...rule,
  id: 'young-and-remote',
  name: 'Young and never seen',
  field: null,
  operator: null,
  value: [],
  all: [
    { field: 'subject.date_of_birth', operator: 'AGE_LT', value: [21] },
    { field: 'subject.channel', operator: 'EQ', value: ['NON_FACE_TO_FACE'] },
  ],
  decision: 'REVIEW_REQUIRED',
  score_contribution: 80,
  priority: 10,
  stop_on_match: false,
  effective_from: null,
}
const ruleset = {
  id: rulesetId,
  name: 'House rules',
  description: 'Rules that we apply in addition to the defaults.',
  status: 'DRAFT',
  version: 1,
  published_version: null,
  rules: [rule, youngRuleset],
  created_at: at,
  updated_at: at,
}
const published = {
  ...ruleset,
  status: 'PUBLISHED',
  published_version: 1,
  updated_at: '2026-01-31T13:00:00.000Z',
}

export const riskExamples: Examples['operations'] = {
  ListRiskFactors: { response: { factors } },
  ChangeRiskFactors: {
    requests: {
      'Change a weight': { factors: [{ code: 'INDUSTRY', weight: 0.2, is_active: true }] },
      'A minimum match score, and a score for an industry': {
        factors: [
          { code: 'PEP_MATCH', metadata: { min_match_score: 80 } },
          { code: 'INDUSTRY', metadata: { default_score: 100, scores: { FINTECH: 300 } } },
        ],
      },
    },
    response: { factors },
  },
  ListRiskBands: { response: { bands } },
  ChangeRiskBands: { requests: { 'Stricter than the defaults': { bands } }, response: { bands } },
  ListRiskCountries: { response: { countries } },
  ChangeRiskCountries: {
    requests: {
      'Remove one flag and add another': { countries },
      'Remove all overrides': { countries: [] },
    },
    response: { countries },
  },
  ListCountryFlags: {
    response: {
      flags: [
        {
          country: 'BY',
          flag: 'COMPREHENSIVE_SANCTIONS',
          since: '2026-02-01',
          source: 'Not served.',
          is_own: true,
        },
        {
          country: 'MM',
          flag: 'FATF_BLACK',
          since: '2026-02-13',
          source: 'FATF, High-Risk Jurisdictions subject to a Call for Action, 13 February 2026',
          is_own: false,
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  ListRulesets: { response: { rulesets: [published], has_more: false, next_cursor: null } },
  CreateRuleset: {
    requests: {
      'One rule': {
        name: 'House rules',
        rules: [
          {
            field: 'subject.country',
            operator: 'IN',
            value: ['IR', 'KP'],
            decision: 'BLOCK',
            score_contribution: 300,
            priority: 1,
          },
        ],
      },
      'A rule with several conditions': {
        name: 'House rules',
        description: 'Rules that we apply in addition to the defaults.',
        rules: [
          {
            id: youngRuleset.id,
            name: youngRuleset.name,
            all: youngRuleset.all,
            decision: 'REVIEW_REQUIRED',
            score_contribution: 80,
            priority: 10,
          },
        ],
      },
    },
    response: ruleset,
  },
  GetRuleset: { response: published },
  UpdateRuleset: {
    requests: { 'Rename the ruleset': { name: 'House rules of 2026' } },
    response: { ...published, name: 'House rules of 2026', version: 2 },
  },
  DeleteRuleset: {},
  PublishRuleset: { response: published },
  ArchiveRuleset: { response: { ...ruleset, status: 'ARCHIVED' } },
  SimulateRuleset: {
    requests: {
      'A person from a country that is not served': {
        subject: { type: 'INDIVIDUAL', name: 'Tovell Marrikane', country: 'IR' },
      },
      'With a match': {
        subject: { type: 'INDIVIDUAL', name: 'Tovell Marrikane', country: 'DE' },
        matches: [{ list_type: 'PEP', score: 91.5, strength: 'STRONG' }],
      },
      'On the screenings of January': {
        screenings: { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' },
      },
    },
    response: {
      risk_score: 960,
      risk_band: 'CRITICAL',
      risk_factors: [
        {
          factor: 'COUNTRY_RISK',
          category: 'COUNTRY',
          weight: 1,
          score: 600,
          contribution: 600,
          description: 'IR is under a comprehensive sanctions programme.',
        },
        {
          factor: 'CUSTOMER_TYPE',
          category: 'CUSTOMER_TYPE',
          weight: 0.2,
          score: 300,
          contribution: 60,
          description: 'Customer type has no configured score, so the default applies.',
        },
        {
          factor: rule.name,
          category: 'RULE',
          weight: 1,
          score: 300,
          contribution: 300,
          description: `Rule ${rule.name}.`,
        },
      ],
      decision: {
        outcome: 'BLOCK',
        triggered_rules: [
          {
            ruleset_id: rulesetId,
            rule_id: rule.id,
            name: rule.name,
            decision: 'BLOCK',
            score_contribution: 300,
          },
        ],
        reasons: ['The score 960 is CRITICAL.', `Rule ${rule.name} decides so.`],
      },
    },
  },
  ListRulesetVersions: {
    response: {
      versions: [
        {
          ruleset_id: rulesetId,
          version: 1,
          name: ruleset.name,
          description: ruleset.description,
          rules: ruleset.rules,
          created_at: at,
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
}
