import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'
import { monitoringRequests } from './monitoring.ts'
import { deliveryRows, newMember, subscriptionRows, UNFAILED } from './shared.ts'

/** An invented party on a watchlist of the demo. */
const LISTED = {
  type: 'INDIVIDUAL',
  name: 'Quendrel Ovu Zorblax',
  date_of_birth: '1962-10-07',
  country: 'NG',
}
const screening: DemoStep = { route: 'POST /screenings', body: { subject: LISTED, purpose: 'ONBOARDING' } }
const subject = (name: string): DemoStep => ({
  route: 'POST /subjects',
  body: { type: 'INDIVIDUAL', name, country: 'GB', external_id: `{page.unique}-${name.slice(0, 3)}` },
})
const ruleset = (name: string): DemoStep => ({
  route: 'POST /rulesets',
  body: {
    name: `${name} {page.unique}`,
    rules: [
      { field: 'subject.country', operator: 'IN', value: ['AQ'], decision: 'REVIEW_REQUIRED', priority: 1 },
    ],
  },
})
const openedCase = (priority: 'P1' | 'P3'): DemoStep => ({
  route: 'POST /cases',
  body: { type: 'FRAUD', priority, title: 'Unusual deposits {page.unique}' },
})
/** Weakens the screening policy, so that another staff member has to approve it. */
const proposed: DemoStep = {
  route: 'PUT /monitoring/screening/policy',
  token: '{proposer.token}',
  after: ['openProposalEnded'],
  body: { stale_after_hours: 49 },
}
const session = 'session' as const

/** Demo requests of compliance. */
export const complianceRequests: DemoRequests = {
  preparation: {
    screening,
    screeningToResolve: screening,
    resolved: {
      as: 'staff',
      route:
        'POST /screenings/{screeningToResolve.screening_id}/matches/{screeningToResolve.matches.0.match_id}/resolve',
      body: { resolution: 'INCONCLUSIVE', note: 'The date of birth is not known.' },
    },
    resolvedScreening: { value: '{screeningToResolve}', after: ['resolved'] },
    batch: {
      route: 'POST /screenings/batch',
      body: { subjects: [{ type: 'ORGANIZATION', name: 'Quellwarden Shipping' }], purpose: 'PERIODIC' },
    },
    pair: {
      as: 'staff',
      route: 'POST /monitoring/allow-list',
      body: {
        external_id: '{page.unique}',
        source: '{screening.matches.0.source}',
        entry_id: '{screening.matches.0.entry_id}',
        reason: 'Another person of the same name',
      },
    },
    ...newMember('proposer', { scopes: ['compliance:*'] }),
    policyChange: {
      route: 'PUT /monitoring/screening/policy',
      body: { hold_ttl_hours: 101, stale_after_hours: 48 },
    },
    // Another visitor's proposal may be open, and a workspace has one at a time. A change ends it, and at least one of two different
    // values is a change.
    openProposalEnded: {
      route: 'PUT /monitoring/screening/policy',
      after: ['policyChange'],
      body: { hold_ttl_hours: 102 },
    },
    proposed,
    changeToApprove: {
      route: 'GET /monitoring/screening/policy/changes',
      after: ['proposed'],
      picks: { id: 'changes.0.id' },
    },
    subject: subject('Vexil Quorbane'),
    unusedSubject: subject('Tovell Marrikane'),
    draft: ruleset('Draft'),
    unusedDraft: ruleset('Unused'),
    rulesetToPublish: ruleset('Published'),
    published: { route: 'POST /rulesets/{rulesetToPublish.id}/publish' },
    case: openedCase('P3'),
    unusedCase: openedCase('P3'),
    closedCase: {
      as: 'staff',
      route: 'POST /cases/{unusedCase.id}/close',
      body: { disposition: 'NO_ACTION', reason: 'Nothing to do' },
    },
    urgentCase: openedCase('P1'),
    proposedClosing: {
      token: '{proposer.token}',
      route: 'POST /cases/{urgentCase.id}/close',
      body: { disposition: 'NO_ACTION', reason: 'Nothing to do' },
    },
    otherUrgentCase: openedCase('P1'),
    otherProposedClosing: {
      token: '{proposer.token}',
      route: 'POST /cases/{otherUrgentCase.id}/close',
      body: { disposition: 'NO_ACTION', reason: 'Nothing to do' },
    },
    entries: { route: 'GET /datasets/entries?source=UK_OFSI' },
    quote: {
      service: 'remittance',
      route: 'POST /quotes',
      as: session,
      body: {
        sendAmount: '100.00',
        sendCurrency: 'USD',
        receiveCurrency: 'NGN',
        destinationCountry: 'NG',
      },
    },
    recipient: {
      service: 'remittance',
      route: 'POST /recipients',
      as: session,
      body: {
        firstName: 'Chidi',
        lastName: 'Okafor',
        country: 'NG',
        currency: 'NGN',
        payoutMethod: 'BANK_ACCOUNT',
        bankCode: '058',
        accountNumber: '0000014570',
      },
    },
    payment: {
      service: 'remittance',
      route: 'POST /transfers',
      as: session,
      body: {
        quoteId: '{quote.quoteId}',
        recipientId: '{recipient.id}',
        transferReason: 'family_support',
        sourceOfFunds: 'salary',
        relationshipToRecipient: 'parent',
      },
    },
    ...monitoringRequests.preparation,
    ...subscriptionRows('screening.*', ''),
    ...deliveryRows,
  },
  parameters: {
    '/screenings/{id}': { id: '{screening.screening_id}', match_id: '{screening.matches.0.match_id}' },
    '/screenings/{id}/matches/{match_id}/reopen': {
      id: '{resolvedScreening.screening_id}',
      match_id: '{resolvedScreening.matches.0.match_id}',
    },
    '/screenings/batch/{id}': { id: '{batch.batch_id}' },
    '/monitoring/allow-list/{id}': { id: '{pair.id}' },
    '/monitoring/screening/policy/changes/{id}': { id: '{changeToApprove.id}' },
    '/monitoring/payments/{payment_id}': { payment_id: '{payment.id}' },
    '/subjects/{id}': { id: '{subject.subject_id}' },
    'DELETE /subjects/{id}': { id: '{unusedSubject.subject_id}' },
    '/rulesets/{id}': { id: '{draft.id}' },
    'DELETE /rulesets/{id}': { id: '{unusedDraft.id}' },
    '/rulesets/{id}/archive': { id: '{published.id}' },
    '/cases/{id}': { id: '{case.id}' },
    '/cases/{id}/approve': { id: '{proposedClosing.id}' },
    '/cases/{id}/reject': { id: '{otherProposedClosing.id}' },
    '/cases/{id}/reopen': { id: '{closedCase.id}' },
    '/datasets/{source}': { source: 'UK_OFSI' },
    '/datasets/entries/{source}/{entry_id}': {
      source: 'UK_OFSI',
      entry_id: '{entries.entries.0.entry_id}',
    },
    '/datasets/{source}/versions/{from}/diff/{to}': { from: 'demo.1', to: 'demo.1' },
    ...monitoringRequests.parameters,
    '/webhooks/subscriptions/{id}': { id: '{subscription.id}' },
    'DELETE /webhooks/subscriptions/{id}': { id: '{unusedSubscription.id}' },
    '/webhooks/deliveries/{id}': { id: '{delivery.id}' },
  },
  bodies: {
    screenSubject: { subject: LISTED, purpose: 'ONBOARDING' },
    resolveMatch: { resolution: 'FALSE_POSITIVE', reason_code: 'OTHER_BIRTH', note: 'Born in another year.' },
    addAllowedPair: {
      external_id: '{page.unique}-2',
      source: '{screening.matches.0.source}',
      entry_id: '{screening.matches.0.entry_id}',
      reason: 'Another person of the same name',
    },
    setScreeningPolicy: { hold_ttl_hours: 168 },
    createSubject: {
      external_id: '{page.unique}-new',
      type: 'INDIVIDUAL',
      name: 'Vexil Quorbane',
      date_of_birth: '1970-05',
      country: 'GB',
    },
    createCase: { type: 'FRAUD', priority: 'P3', title: 'Unusual deposits', transaction_ids: ['tx-1'] },
    snoozeCase: { until: '{page.nextWeekAt}' },
    linkCase: { transaction_ids: ['tx-2'] },
    closeCase: { disposition: 'NO_ACTION', reason: 'The branch has the slips' },
    changeRiskCountries: { countries: [] },
    changeRiskFactors: { factors: [{ code: 'INDUSTRY', weight: 0.2, is_active: true }] },
    createRuleset: {
      name: 'House rules {page.unique}',
      rules: [
        { field: 'subject.country', operator: 'IN', value: ['AQ'], decision: 'REVIEW_REQUIRED', priority: 1 },
      ],
    },
    ...monitoringRequests.bodies,
    createWebhookSubscription: {
      name: 'Case desk',
      url: 'http://127.0.0.1:4100/hooks',
      events: ['screening.*'],
    },
  },
  tokens: {},
  exceptions: {
    getGoamlProfile: 'It needs a profile, which PUT /reports/goaml-profile creates.',
    releasePayment:
      'It needs a payment with cleared matches, and the policy of the demo releases such payments automatically.',
    refreshDataset: 'The demo configures no URL from which a watchlist could be fetched.',
    retryWebhookDelivery: UNFAILED,
  },
}
