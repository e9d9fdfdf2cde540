import type { Json } from '#tools/traffic/exchange.ts'
import { QUOTE, REASONS } from '#tools/traffic/remittance-fixture.ts'
import type { Dice } from './dice.ts'
import type { Claim, Effect, Kind } from './record.ts'

/** The parties and accounts that requests name. */
export interface Scene {
  /** Accounts in naira. All clients often use the first one. */
  readonly accounts: readonly string[]
  /** An account in naira at another branch than the others. */
  readonly branchAccount: string
  /** Numbers that take credits: of the last account, and of a virtual account that hands them to the last account. */
  readonly accountNumbers: readonly string[]
  /** A virtual account in naira that pays out only by release. */
  readonly escrowId: string
  readonly initiatedBy: string
  readonly walletId: string
  /** Recipients of remittances. Payouts to the last one are rejected and refunded. */
  readonly recipients: readonly string[]
}

/** A request before it is sent. */
export interface Move {
  readonly kind: Kind
  readonly by: 'bank' | 'sender'
  readonly path: string
  readonly body: object
  readonly effects: readonly Effect[]
  /** The effects that a 2xx response claims. */
  claimsOf(body: Json): Claim[]
}

const CORE = '/api/v1/cba'
const REMITTANCE = '/api/v1/remittance'

export const transactionMark = (text: string): string => `transaction ${text}`
export const holdMark = (text: string): string => `hold ${text}`
export const remittanceMark = (quoteId: string): string => `remittance of quote ${quoteId}`

/** Exact in a JSON number, since the amounts have few digits. */
const amountOf = (minor: number): number => minor / 100

const transactionClaim = (mark: string, body: Json): Claim => ({
  mark,
  row: { id: body.id as string, reference: body.transaction_ref as string },
})

function transaction(kind: Kind, path: string, word: string, minor: number, body: object): Move {
  const mark = transactionMark(word)
  return {
    kind,
    by: 'bank',
    path: CORE + path,
    body: { ...body, amount: amountOf(minor) },
    effects: [{ mark, amountMinor: BigInt(minor) }],
    claimsOf: response => [transactionClaim(mark, response)],
  }
}

const cash = (scene: Scene, accountId: string, narration: string): object => ({
  account_id: accountId,
  channel: 'BRANCH',
  narration,
  initiated_by: scene.initiatedBy,
})

export const deposit = (scene: Scene, accountId: string, word: string, minor: number): Move =>
  transaction('deposit', '/deposits', word, minor, cash(scene, accountId, word))

export const withdrawal = (scene: Scene, accountId: string, word: string, minor: number): Move =>
  transaction('withdrawal', '/withdrawals', word, minor, cash(scene, accountId, word))

/** Picks two accounts; one of them is often the shared account. */
function pair({ accounts }: Scene, dice: Dice): [string, string] {
  const [one, other] = dice.shuffled(accounts)
  return dice.isBelow(0.3) && one !== accounts[0] ? [accounts[0]!, one!] : [one!, other!]
}

const order = (scene: Scene, dice: Dice, narration: string): object => {
  const [source, destination] = pair(scene, dice)
  return {
    source_account_id: source,
    destination_account_id: destination,
    destination_account_name: 'Ada Obi',
    currency: 'NGN',
    channel: 'MOBILE',
    narration,
    initiated_by: scene.initiatedBy,
  }
}

/** An amount in minor units. One in ten exceeds any balance and is refused. */
const someMinor = (dice: Dice): number => (dice.isBelow(0.1) ? 900_000_000_000 : 1) + dice.below(5_000)

export const internal = (scene: Scene, dice: Dice, word: string): Move =>
  transaction('internal', '/transfers/internal', word, someMinor(dice), order(scene, dice, word))

export function betweenBranches(scene: Scene, dice: Dice, word: string): Move {
  const { accounts, branchAccount } = scene
  const ends = [dice.of(accounts), branchAccount]
  const [source, destination] = dice.isBelow(0.7) ? ends : ends.reverse()
  return transaction('inter-branch', '/transfers/inter-branch', word, someMinor(dice), {
    ...order(scene, dice, word),
    source_account_id: source,
    destination_account_id: destination,
  })
}

export const inwardCredit = ({ accountNumbers }: Scene, dice: Dice, word: string): Move =>
  transaction('inward-credit', '/sandbox/inward-credits', word, 1 + dice.below(5_000), {
    account_number: dice.of(accountNumbers),
    currency: 'NGN',
    sender_name: 'Bola Eze',
    sender_account_num: '0123456789',
    sender_bank_code: '000013',
    narration: word,
  })

/** Converts naira to the dollars of the wallet. */
export const conversion = (scene: Scene, dice: Dice, word: string): Move =>
  transaction('conversion', '/transfers/cross-currency', word, 2_000 + dice.below(5_000), {
    source_account_id: dice.of(scene.accounts),
    destination_account_id: scene.walletId,
    destination_account_name: 'Wallet',
    currency: 'NGN',
    channel: 'MOBILE',
    narration: word,
    initiated_by: scene.initiatedBy,
  })

/**
 * Account numbers for which the simulated rail pays, rejects, or first reports an unknown result that it
 * later settles or rejects.
 */
const COURSES = ['0123456789', '0123456789', '9000000001', '9000000002', '9000000003'] as const

export const outside = (scene: Scene, dice: Dice, kind: 'nip' | 'interbank', word: string): Move =>
  transaction(kind, `/transfers/${kind}`, word, 1_000 + dice.below(5_000), {
    source_account_id: dice.of(scene.accounts),
    destination_account_num: dice.of(COURSES),
    destination_bank_code: '000013',
    destination_account_name: 'Chidi Okafor',
    currency: 'NGN',
    channel: 'MOBILE',
    narration: word,
    initiated_by: scene.initiatedBy,
  })

/** Banks abroad at which the simulated correspondent pays, rejects, is not sure at first, or returns all or a part of the money. */
const BRANCHES_ABROAD = ['XXX', 'XXX', 'REJ', 'UNK', 'RET', 'RTP'] as const

export const abroad = (scene: Scene, dice: Dice, word: string): Move =>
  transaction('international', '/transfers/international', word, 2_000 + dice.below(5_000), {
    source_account_id: dice.of(scene.accounts),
    destination_account_num: 'GB33BUKB20201555555555',
    destination_bank_code: `BUKBGB22${dice.of(BRANCHES_ABROAD)}`,
    destination_account_name: 'Chidi Okafor',
    destination_bank_name: 'Barclays',
    destination_country: 'GB',
    currency: 'NGN',
    destination_currency: dice.of(['NGN', 'USD']),
    charge_bearer: 'SHA',
    purpose: 'SUPP',
    channel: 'MOBILE',
    narration: word,
    initiated_by: scene.initiatedBy,
  })

export function bulk(scene: Scene, dice: Dice, word: string): Move {
  const items = Array.from({ length: 2 + dice.below(5) }, (_, index) => ({
    minor: someMinor(dice),
    ...order(scene, dice, `${word}.${index}`),
  }))
  const marks = items.map((_, index) => transactionMark(`${word}.${index}`))
  return {
    kind: 'bulk',
    by: 'bank',
    path: `${CORE}/transfers/bulk`,
    body: {
      items: items.map(({ minor, ...item }) => ({ ...item, amount: amountOf(minor) })),
      atomic: dice.isBelow(0.5),
    },
    effects: items.map(({ minor }, index) => ({ mark: marks[index]!, amountMinor: BigInt(minor) })),
    claimsOf: ({ items }) =>
      (items as Json[]).map(({ index, transaction }) =>
        transaction
          ? transactionClaim(marks[index as number]!, transaction)
          : { mark: marks[index as number]!, row: null },
      ),
  }
}

export function hold(scene: Scene, dice: Dice, word: string): Move {
  const minor = 100 + dice.below(5_000)
  const mark = holdMark(word)
  return {
    kind: 'hold',
    by: 'bank',
    path: `${CORE}/accounts/${dice.of(scene.accounts.slice(1))}/holds`,
    body: {
      amount: amountOf(minor),
      reason: word,
      type: 'AUTHORIZATION',
      expires_at: '2099-01-01T00:00:00.000Z',
    },
    effects: [{ mark, amountMinor: BigInt(minor) }],
    claimsOf: ({ id }) => [{ mark, row: { id: id as string, reference: null } }],
  }
}

/** Captures part of a hold, which books a transaction whose narration is the reason of the hold. */
export function capture(
  scene: Scene,
  dice: Dice,
  { id, reason, amount }: { id: string; reason: string; amount: number },
): Move {
  const minor = 1 + dice.below(Math.round(amount * 100))
  const mark = transactionMark(reason)
  return {
    kind: 'capture',
    by: 'bank',
    path: `${CORE}/holds/${id}/capture`,
    body: { amount: amountOf(minor), destination_account_id: scene.accounts[0] },
    effects: [{ mark, amountMinor: BigInt(minor) }],
    claimsOf: response => [
      { mark, row: { id: response.captured_transaction_id as string, reference: null } },
    ],
  }
}

/** Pays out part of the escrow, which books a transaction with the reason. */
export const escrowRelease = ({ escrowId, accounts }: Scene, dice: Dice, word: string): Move =>
  transaction('escrow-release', `/virtual-accounts/${escrowId}/release`, word, someMinor(dice), {
    destination_account_id: dice.of(accounts),
    reason: word,
  })

export const release = ({ id }: { id: string }): Move => ({
  kind: 'release',
  by: 'bank',
  path: `${CORE}/holds/${id}/release`,
  body: {},
  effects: [],
  claimsOf: () => [],
})

export function reversal({ id, amount }: { id: string; amount: number }, word: string): Move {
  const mark = transactionMark(word)
  return {
    kind: 'reversal',
    by: 'bank',
    path: `${CORE}/transactions/${id}/reverse`,
    body: { reason: word },
    effects: [{ mark, amountMinor: BigInt(Math.round(amount * 100)) }],
    claimsOf: response => [transactionClaim(mark, response)],
  }
}

export const QUOTE_REQUEST = { path: `${REMITTANCE}/quotes`, body: { ...QUOTE, sendAmount: '2.00' } } as const

export function remittance({ walletId, recipients }: Scene, dice: Dice, quoteId: string): Move {
  const mark = remittanceMark(quoteId)
  return {
    kind: 'remittance',
    by: 'sender',
    path: `${REMITTANCE}/transfers`,
    body: { ...REASONS, quoteId, recipientId: dice.of(recipients), walletId },
    effects: [{ mark, amountMinor: 200n }],
    claimsOf: ({ id, reference }) => [{ mark, row: { id: id as string, reference: reference as string } }],
  }
}
