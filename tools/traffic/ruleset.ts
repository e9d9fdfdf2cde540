/** A ruleset that holds of nobody, so that whoever tries it out leaves screenings as they are. */
export const rulesetNamed = (name: string): Readonly<Record<string, unknown>> => ({ name, rules: [{ field: 'subject.external_id', operator: 'EQ', value: ['nobody has this id'], decision: 'REVIEW_REQUIRED' }] })
