/** Expected state of a customer's account. */
export interface ModelAccount {
  readonly id: string
  readonly overdraft: bigint
  balance: bigint
  status: 'ACTIVE' | 'FROZEN' | 'CLOSED'
  restriction: 'NONE' | 'PND' | 'PNC' | 'FULL'
}

export interface ModelHold {
  readonly id: string
  readonly on: ModelAccount
  readonly type: 'AUTHORIZATION' | 'LIEN' | 'LEGAL'
  remaining: bigint
  endsAt: number | null
}

export type OwnKind =
  'CASH' | 'NIP_SETTLEMENT' | 'INTERBANK_SETTLEMENT' | 'ADJUSTMENTS' | 'FEE_INCOME' | 'VAT_PAYABLE'

/** Money moved from debtor to creditor; an absent side is one of the bank's own accounts. */
export interface ModelMovement {
  readonly id: string
  readonly debtor?: ModelAccount | undefined
  readonly creditor?: ModelAccount | undefined
  readonly own?: OwnKind
  readonly amount: bigint
  readonly fee: bigint
  readonly vat: bigint
  /** Account number at another bank. */
  readonly number?: string
  status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'REVERSED'
}

/**
 * A small model of the bank. For each operation it returns the permitted refusal codes, or none if the
 * operation must succeed.
 */
export function bankModel(accounts: readonly ModelAccount[], now: () => number) {
  const holds: ModelHold[] = []
  const movements: ModelMovement[] = []
  const own = new Map<OwnKind, bigint>()
  const isOpen = ({ remaining, endsAt }: ModelHold): boolean =>
    remaining > 0n && (endsAt === null || endsAt > now())
  const held = (account: ModelAccount): bigint =>
    holds.reduce((sum, hold) => (hold.on === account && isOpen(hold) ? sum + hold.remaining : sum), 0n)
  const available = (account: ModelAccount): bigint => account.balance - held(account) + account.overdraft
  const when = (is: boolean, code: string): string[] => (is ? [code] : [])

  const stopped = (account: ModelAccount | undefined, restricted: string, code: string): string[] =>
    account
      ? [
          ...when(account.status === 'FROZEN', 'ACCOUNT_FROZEN'),
          ...when(account.status === 'CLOSED', 'ACCOUNT_CLOSED'),
          ...when(account.restriction === 'FULL' || account.restriction === restricted, code),
        ]
      : []
  const debitStopped = (account?: ModelAccount): string[] => stopped(account, 'PND', 'POST_NO_DEBIT')
  const creditStopped = (account?: ModelAccount): string[] => stopped(account, 'PNC', 'POST_NO_CREDIT')
  const short = (account: ModelAccount | undefined, needed: bigint, freed = 0n): string[] =>
    when(account !== undefined && available(account) + freed < needed, 'INSUFFICIENT_FUNDS')

  const credit = (kind: OwnKind, minor: bigint): void => {
    own.set(kind, (own.get(kind) ?? 0n) + minor)
  }
  /** Books a movement with its fee, or undoes it if `sign` is -1. */
  function book(
    { debtor, creditor, own: kind, amount, fee, vat }: Omit<ModelMovement, 'id' | 'status'>,
    sign: 1n | -1n = 1n,
    withFee = true,
  ): void {
    if (debtor) debtor.balance -= sign * amount
    else credit(kind!, -sign * amount)
    if (creditor) creditor.balance += sign * amount
    else credit(kind!, sign * amount)
    if (!withFee) return
    if (debtor) debtor.balance -= sign * (fee + vat)
    credit('FEE_INCOME', sign * fee)
    credit('VAT_PAYABLE', sign * vat)
  }

  return {
    accounts,
    holds,
    movements,
    own,
    held,
    available,
    book,
    isOpen,
    addMovement(movement: ModelMovement): void {
      book(movement)
      movements.push(movement)
    },
    refusals: {
      movement: ({ debtor, creditor, amount, fee, vat }: Omit<ModelMovement, 'id' | 'status'>): string[] => [
        ...when(debtor !== undefined && debtor === creditor, 'SAME_ACCOUNT'),
        ...debitStopped(debtor),
        ...creditStopped(creditor),
        ...short(debtor, amount + fee + vat),
      ],
      adjustment: (account: ModelAccount, amount: bigint, isDebit: boolean): string[] => [
        ...when(account.status === 'CLOSED', 'ACCOUNT_CLOSED'),
        ...(isDebit ? short(account, amount) : []),
      ],
      hold: (account: ModelAccount, amount: bigint, type: string): string[] => [
        ...(type === 'AUTHORIZATION'
          ? debitStopped(account)
          : when(account.status === 'CLOSED', 'ACCOUNT_CLOSED')),
        ...short(account, amount),
      ],
      release: (hold: ModelHold, amount: bigint): string[] => [
        ...when(!isOpen(hold), 'INVALID_STATE'),
        ...when(isOpen(hold) && amount > hold.remaining, 'HOLD_AMOUNT_EXCEEDED'),
      ],
      extension: (hold: ModelHold, endsAt: number): string[] => [
        ...when(!isOpen(hold) || hold.endsAt === null, 'INVALID_STATE'),
        ...when(hold.endsAt !== null && endsAt <= hold.endsAt, 'VALIDATION_ERROR'),
      ],
      capture: (hold: ModelHold, amount: bigint, to: ModelAccount): string[] => [
        ...when(to === hold.on, 'SAME_ACCOUNT'),
        ...when(!isOpen(hold), 'INVALID_STATE'),
        ...when(isOpen(hold) && amount > hold.remaining, 'HOLD_AMOUNT_EXCEEDED'),
        ...when(to.status === 'CLOSED', 'ACCOUNT_CLOSED'),
        ...(hold.type === 'LEGAL' ? [] : [...debitStopped(hold.on), ...creditStopped(to)]),
        ...short(hold.on, amount, isOpen(hold) ? hold.remaining : 0n),
      ],
      reversal: ({ status, debtor, creditor, amount }: ModelMovement, isForced: boolean): string[] => [
        ...when(status === 'REVERSED', 'ALREADY_REVERSED'),
        ...when(status !== 'COMPLETED' && status !== 'REVERSED', 'INVALID_STATE'),
        ...when(debtor?.status === 'CLOSED' || creditor?.status === 'CLOSED', 'ACCOUNT_CLOSED'),
        ...(isForced
          ? []
          : [...debitStopped(creditor), ...creditStopped(debtor), ...short(creditor, amount)]),
      ],
      change: ({ status }: ModelAccount, from: readonly string[]): string[] =>
        when(status === 'CLOSED', 'ACCOUNT_CLOSED').concat(when(!from.includes(status), 'INVALID_STATE')),
      closing: (account: ModelAccount): string[] => [
        ...when(account.status !== 'ACTIVE', 'INVALID_STATE'),
        ...when(
          account.balance !== 0n ||
            held(account) > 0n ||
            movements.some(
              ({ debtor, status }) => debtor === account && (status === 'PENDING' || status === 'PROCESSING'),
            ),
          'ACCOUNT_NOT_EMPTY',
        ),
      ],
    },
  }
}

export type BankModel = ReturnType<typeof bankModel>
