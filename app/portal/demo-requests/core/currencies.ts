import type { DemoRequests } from '#gateway/portal/content.ts'

const conversion = {
  source_account_id: '{dollars.id}',
  destination_account_id: '{payee.id}',
  amount: 20,
}

/** Demo requests on currencies; `customer` and `payee` are rows of the service's preparation. */
export const currencyRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies' | 'exceptions'> = {
  preparation: {
    newDollars: {
      route: 'POST /accounts',
      body: { customer_id: '{customer.id}', account_type: 'DOMICILIARY', currency: 'USD' },
    },
    dollarCash: {
      route: 'POST /deposits',
      body: {
        account_id: '{newDollars.id}',
        amount: 500,
        channel: 'BRANCH',
        narration: 'Cash',
        initiated_by: '{customer.id}',
      },
    },
    dollars: { value: '{newDollars}', after: ['dollarCash'] },
    corridor: { route: 'GET /corridors', picks: { id: 'corridors.0.id' } },
  },
  parameters: {
    '/exchange-rates/{pair}/history': { pair: 'USD-NGN' },
    '/corridors/{id}': { id: '{corridor.id}' },
  },
  bodies: {
    quoteCrossCurrency: conversion,
    transferCrossCurrency: {
      ...conversion,
      destination_account_name: 'Ada Obi',
      currency: 'USD',
      channel: 'MOBILE',
      narration: 'To naira',
      initiated_by: '{customer.id}',
    },
    updateConversionCorridor: { max_amount: null },
  },
  exceptions: {
    createConversionCorridor:
      'A pair of currencies has one corridor, and the demo has all pairs of its currencies.',
  },
}
