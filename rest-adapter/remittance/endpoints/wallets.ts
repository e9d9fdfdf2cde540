import type { Endpoint } from '#rest-adapter/endpoint.ts'

/** The user's wallets, which can fund transfers. */
export const wallets: readonly Endpoint[] = [
  {
    route: 'GET /wallets',
    operation: 'ListWallets',
    status: 200,
    auth: ['session'],
    envelope: 'wallets',
    response: 'WalletListResponse',
    tag: 'Wallets',
    isExtension: true,
  },
  {
    route: 'GET /wallets/{id}',
    operation: 'GetWallet',
    status: 200,
    auth: ['session'],
    errors: { WALLET_NOT_FOUND: 404 },
    notFound: 'WALLET_NOT_FOUND',
    tag: 'Wallets',
    isExtension: true,
  },
]
