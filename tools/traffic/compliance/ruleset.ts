/** A ruleset that matches no subject, so publishing it changes no screening. */
export const rulesetNamed = (name: string): Readonly<Record<string, unknown>> => ({
  name,
  rules: [
    {
      field: 'subject.external_id',
      operator: 'EQ',
      value: ['nobody has this id'],
      decision: 'REVIEW_REQUIRED',
    },
  ],
})
