import { newId } from '#kernel/id.ts'
import type { World } from '#test/support/world.ts'
import type { JoinedIds } from './joined-rows.ts'

/**
 * Variables of documents by name. Only refused and anonymous callers send the mutations, because each
 * document runs twice.
 */
export const documentVariables = (ids: JoinedIds): Readonly<Record<string, Record<string, unknown>>> => ({
  GetQuote: { id: ids.quote },
  GetTransfer: { id: ids.transfer },
  CancelTransfer: { id: newId() },
  ConfirmFunding: { id: newId() },
  GetTransferReceipt: { id: newId() },
  GetRecipient: { id: ids.recipient },
  GetRecipientRequirements: { destinationCountry: 'NG', receiveCurrency: 'NGN' },
  ListAgreements: { locale: 'en' },
  ListSignedAgreements: {},
  SignAgreement: { id: newId() },
  ListTransfers: { page: 1, pageSize: 2 },
  ListRecipients: {},
  CreateQuote: {
    input: { sendAmount: '100.00', sendCurrency: 'USD', receiveCurrency: 'KES', destinationCountry: 'KE' },
  },
  CreateTransfer: {
    input: {
      quoteId: newId(),
      recipientId: ids.recipient,
      transferReason: 'a',
      sourceOfFunds: 'b',
      relationshipToRecipient: 'c',
    },
  },
  CreateRecipient: { input: { country: 'NG', currency: 'NGN', payoutMethod: 'BANK_ACCOUNT' } },
  UpdateRecipient: { id: ids.recipient, input: { accountNumber: 'x' } },
  DeactivateRecipient: { id: newId() },
  MintHandoffToken: { input: { partnerUserId: 'x' } },
  ExchangeHandoffToken: { token: 'nothing' },
  RefreshSession: { refreshToken: 'nothing' },
  EndSession: {},
  ListCorridors: {},
  CreateWebhookSubscription: {
    input: { name: 'Joined', url: 'https://hooks.example/', events: ['nothing.happened'] },
  },
  ListWebhookSubscriptions: {},
  GetWebhookSubscription: { id: ids.subscription },
  UpdateWebhookSubscription: { id: newId(), input: { name: 'Joined' } },
  DeleteWebhookSubscription: { id: newId() },
  TestWebhookSubscription: { id: newId() },
  RotateWebhookSecret: { id: newId() },
  ListWebhookDeliveries: { status: 'FAILED', pageSize: 2 },
  GetWebhookDelivery: { id: ids.delivery },
  RetryWebhookDelivery: { id: newId() },
  ListWallets: {},
  GetWallet: { id: newId() },
})

/** A payment on which compliance decides. */
const decision = (paymentId: string): Record<string, unknown> => ({
  input: {
    paymentId,
    stage: 'PAYOUT',
    parties: [{ role: 'SENDER', name: 'First Last', country: 'GB' }],
    transaction: {
      transactionId: paymentId,
      type: 'REMITTANCE',
      direction: 'DEBIT',
      channel: 'api',
      amount: '1.00',
      currency: 'USD',
      customer: { id: 'user-1', type: 'INDIVIDUAL' },
    },
  },
})

/** Variables of the domain calls of domains and gateway, by document name. */
export const domainCallVariables = (
  ids: JoinedIds,
  { tenantId, workspaceId }: Pick<World, 'tenantId' | 'workspaceId'>,
): Readonly<Record<string, Record<string, unknown>>> => ({
  SenderOfTransfer: { id: ids.customer },
  StatusOfSender: { id: ids.customer },
  DecideTransfer: decision(ids.transfer),
  DecideBankTransfer: decision(newId()),
  DecideTransfersOfBulk: { inputs: [decision(newId())['input']] },
  VoidDecisionOfBankTransfer: { paymentId: newId() },
  PartyOfTransfer: { id: ids.customer },
  PartiesOfTransfers: { ids: [ids.customer, newId()] },
  VoidScreeningOfTransfer: { paymentId: newId() },
  IdOfCustomer: { externalId: 'user-1' },
  BranchOfNewCustomer: { customerId: newId(), branchId: newId() },
  DecideDisbursement: {
    transaction: {
      transactionId: newId(),
      customerId: 'user-1',
      type: 'REMITTANCE',
      direction: 'DEBIT',
      channel: 'ONLINE',
      amount: '1.00',
      currency: 'USD',
    },
    payeeId: newId(),
  },
  VoidDisbursement: { transactionId: newId() },
  RunQueuedScreenings: { batchId: newId() },
  RunQueuedTransactions: { batchId: newId() },
  EvaluateMovements: {},
  AccountMovements: { ids: [newId()] },
  AccountMovementsPosted: {
    from: '2026-01-01T00:00:00Z',
    to: '2026-02-01T00:00:00Z',
    after: null,
    first: 10,
  },
  ScreenDueSubjects: {},
  ContinueListUpdateRun: {},
  InitiatorOfTransaction: { id: ids.customer },
  CustomerOfAccount: { id: ids.customer },
  CustomerOfProfile: { externalId: 'unknown' },
  CustomerOfProtectiveHold: { externalId: newId() },
  RemittancesInFlight: {},
  TransfersCreated: { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z', after: null, first: 10 },
  BankTransfersCreated: { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z', after: null, first: 10 },
  TransfersOfHolds: { ids: [ids.transfer, newId()] },
  WalletsOfCustomer: { customerId: ids.customer },
  HoldForTransfer: {
    input: {
      transferId: newId(),
      accountId: newId(),
      customerId: ids.customer,
      amount: '1.00',
      currency: 'USD',
    },
  },
  CaptureForTransfer: { transferId: newId(), reference: 'none' },
  ReleaseForTransfer: { transferId: newId() },
  OpenAccountsOfCustomer: { customerId: ids.customer },
  OpenElderCase: {
    input: {
      customerId: ids.customer,
      alertId: newId(),
      priority: 'P2',
      reason: 'none',
      escalatedBy: 'ada@bank.example',
    },
  },
  Authenticate: {
    credentials: {
      audience: 'remittance',
      environment: 'SANDBOX',
      tenant: tenantId,
      bearer: 'svc_sandbox_nobody',
    },
  },
  ScreenPerson: { input: { subjectId: newId() } },
  SetIdvWebhookUrl: { url: null },
  IdvWebhookTargetUrl: { id: newId() },
  VerifiedPerson: { id: newId() },
  Jwks: {},
  Workspace: { id: workspaceId },
  HandoffPreview: { token: 'nothing' },
})
