import type { CustomerKind, Direction, TransactionKind } from '#compliance/monitoring-rules/rule.ts'

/** A transaction to judge, validated and normalised. */
export interface MonitoredTransaction {
  /** The tenant's own id; unique in the workspace. */
  readonly transactionId: string
  readonly occurredAt: Date
  readonly type: TransactionKind
  readonly direction: Direction
  readonly channel: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly customer: {
    readonly id: string
    readonly type: CustomerKind
    readonly name: string | null
    readonly dateOfBirth: string | null
    readonly country: string | null
  }
  readonly accountId: string | null
  readonly cardId: string | null
  readonly walletId: string | null
  readonly device: {
    readonly fingerprint: string | null
    readonly ip: string | null
    readonly ipCountry: string | null
  }
  /** Null when the transaction names none. */
  readonly counterparty: {
    readonly id: string | null
    readonly name: string | null
    readonly account: string | null
    readonly country: string | null
    readonly bankBic: string | null
  } | null
  readonly merchantId: string | null
  readonly initiatedBy: 'CUSTOMER' | 'SYSTEM'
  readonly reference: string | null
  /**
   * Key of the counterparty as a party of the network: `customer:<id>` if it is known to be a customer, otherwise
   * `party:<id>` or `account:<bank>:<account>`; null when it has neither id nor account.
   */
  readonly counterpartyKey: string | null
}

const CUSTOMER = 'customer:'

/** Key of a customer as a party of the network. */
export const customerKey = (id: string): string => `${CUSTOMER}${id}`

/** Id of the customer that a key names; null for another party. */
export const customerIdOf = (key: string): string | null =>
  key.startsWith(CUSTOMER) ? key.slice(CUSTOMER.length) : null

/**
 * A transaction of the history, which came strictly before the judged one in the total order of occurrence and
 * ingestion.
 */
export interface PastTransaction {
  readonly transactionId: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly type: TransactionKind
  readonly direction: Direction
  readonly channel: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly customerId: string
  readonly customerType: CustomerKind
  readonly counterpartyKey: string | null
  readonly initiatedBy: 'CUSTOMER' | 'SYSTEM'
}

/** A payment between two parties of the network, from payer to payee. */
export interface PaymentEdge {
  readonly transactionId: string
  readonly at: number
  readonly payer: string
  readonly payee: string
  readonly amountMinor: bigint
  readonly currency: string
}

/** Payer and payee of a transaction: its customer pays a DEBIT and receives a CREDIT. Undefined without a counterparty. */
export function partiesOf({
  direction,
  customer,
  counterpartyKey,
}: Pick<MonitoredTransaction, 'direction' | 'counterpartyKey'> & {
  readonly customer: { readonly id: string }
}): { readonly payer: string; readonly payee: string } | undefined {
  if (counterpartyKey === null) return undefined
  const own = customerKey(customer.id)
  return direction === 'DEBIT'
    ? { payer: own, payee: counterpartyKey }
    : { payer: counterpartyKey, payee: own }
}
