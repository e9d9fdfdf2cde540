/**
 * Mutations that act for no customer, grouped by what they change. A mutation that is neither here nor in the
 * rows fails the test.
 */
export const NOT_FOR_A_CUSTOMER: Readonly<Record<string, readonly string[]>> = {
  'the tenant\'s own credentials, staff and partners': [
    'createApiKey', 'revokeApiKey', 'createPartner', 'updatePartner', 'createStaffMember', 'updateStaffMember', 'setStaffPassword', 'loginStaff',
    'changeMyPassword', 'beginTotp', 'confirmTotp', 'disableTotp', 'resetStaffSecondFactor',
  ],
  'a customer that is not there before': ['createCustomer'],
  'the tenant\'s terms and prices': [
    'publishAgreement', 'setCorridor', 'publishRate', 'setKycLimit', 'setFee', 'endFee', 'setTransactionLimit', 'createProduct', 'updateProduct', 'activateProduct', 'retireProduct',
  ],
  'the tenant\'s webhooks': [
    'createWebhookSubscription', 'updateWebhookSubscription', 'deleteWebhookSubscription', 'testWebhookSubscription', 'rotateWebhookSecret', 'retryWebhookDelivery',
  ],
  'a transfer to another bank, which it gives back or asks about': ['cancelTransaction', 'requeryTransaction'],
  'lists, subjects and screenings, which are watched for customers of every status': [
    'addToDenyList', 'removeFromDenyList', 'updateSubject', 'deleteSubject', 'setSubjectMonitoring', 'screenDueSubjects', 'continueListUpdateRun', 'refreshDataset', 'voidPaymentScreening',
    'screenSubject', 'createScreeningBatch', 'runQueuedScreenings', 'rescreen', 'resolveMatch', 'reopenMatch', 'reviewMatch', 'overrideDecision', 'addAllowedPair', 'removeAllowedPair',
    'changeRiskFactors', 'changeRiskBands', 'changeRiskCountries', 'createRuleset', 'updateRuleset', 'publishRuleset', 'archiveRuleset', 'deleteRuleset', 'setScreeningPolicy', 'approveScreeningPolicyChange',
    'rejectScreeningPolicyChange', 'releasePayment',
  ],
}
