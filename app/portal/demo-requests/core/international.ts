import type { DemoRequests } from '#gateway/portal/content.ts'

const abroad = {
  source_account_id: '{account.id}',
  destination_account_num: 'GB33BUKB20201555555555',
  destination_bank_code: 'BUKBGB22',
  destination_account_name: 'Grace Hopper',
  destination_bank_name: 'Barclays',
  destination_country: 'GB',
  amount: 2500,
  currency: 'NGN',
  destination_currency: 'NGN',
  charge_bearer: 'SHA',
  purpose: 'SUPP',
  channel: 'MOBILE',
  narration: 'School fees',
  initiated_by: '{customer.id}',
}

/** Demo requests on transfers abroad; `account` and `customer` are rows of the service's preparation. */
export const internationalRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: { transferAbroad: { route: 'POST /transfers/international', body: abroad } },
  parameters: { '/transfers/{id}/message': { id: '{transferAbroad.id}' } },
  bodies: { transferInternationally: abroad },
}
