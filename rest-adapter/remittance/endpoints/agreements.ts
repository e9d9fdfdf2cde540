import type { Endpoint } from '#rest-adapter/endpoint.ts'

/** Agreements that a corridor can require. */
export const agreements: readonly Endpoint[] = [
  {
    route: 'GET /agreements',
    operation: 'ListAgreements',
    status: 200,
    auth: ['tenant', 'session'],
    envelope: 'agreements',
    response: 'AgreementListResponse',
    tag: 'Agreements',
    isExtension: true,
  },
  {
    route: 'GET /agreements/signed',
    operation: 'ListSignedAgreements',
    status: 200,
    auth: ['session'],
    envelope: 'agreements',
    response: 'SignedAgreementListResponse',
    tag: 'Agreements',
    isExtension: true,
  },
  {
    route: 'POST /agreements/{id}/sign',
    operation: 'SignAgreement',
    status: 201,
    auth: ['session'],
    errors: { AGREEMENT_NOT_FOUND: 404, AGREEMENT_NOT_CURRENT: 409 },
    tag: 'Agreements',
    isExtension: true,
  },
]
