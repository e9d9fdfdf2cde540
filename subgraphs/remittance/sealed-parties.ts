import type { Keyring } from '#kernel/security/keyring.ts'
import type { PayoutDetails } from './entities/transfer.ts'
import type { Beneficiary, Originator, TransferParties } from './entities/transfer-parties.ts'
import { accountOf } from './rules/travel-rule.ts'

/** The encrypted parties. Transfers that predate them have no known originator. */
interface OpenedParties {
  readonly originator: Originator | null
  readonly beneficiary: Beneficiary
}

/** Columns of a transfer that are needed to decrypt its parties. */
interface PartiesRow {
  readonly workspaceId: string
  readonly id: string
  readonly customerId: string
  readonly recipientName: string
  readonly destinationCountry: string
  readonly payoutDetails: PayoutDetails | null
  readonly parties: string | null
}

const encryptionContextOf = ({ workspaceId, id }: Pick<PartiesRow, 'workspaceId' | 'id'>): string =>
  `remittance.transfers:${workspaceId}:${id}`

/** Encrypts the parties for the transfer's row. */
export const sealedParties = (
  keys: Keyring,
  transfer: Pick<PartiesRow, 'workspaceId' | 'id'>,
  parties: OpenedParties,
): string => keys.seal(transfer.workspaceId, JSON.stringify(parties), encryptionContextOf(transfer))

/** Both sides of a transfer. Transfers without stored parties only have the beneficiary and the sender's id. */
export function partiesOfTransfer(keys: Keyring, row: PartiesRow): TransferParties {
  const { originator, beneficiary } = openedParties(keys, row)
  return {
    originator: originator ?? {
      name: row.customerId,
      account: row.customerId,
      address: null,
      dateOfBirth: null,
      country: null,
    },
    beneficiary,
  }
}

/** The sender's data at the time of the transfer; null when they were not stored. */
export const originatorOfTransfer = (keys: Keyring, row: PartiesRow): Originator | null =>
  openedParties(keys, row).originator

function openedParties(keys: Keyring, row: PartiesRow): OpenedParties {
  if (row.parties !== null)
    return JSON.parse(keys.open(row.workspaceId, row.parties, encryptionContextOf(row))) as OpenedParties
  const details = row.payoutDetails ?? NO_DETAILS
  return {
    originator: null,
    beneficiary: {
      ...details,
      name: row.recipientName,
      account: accountOf(details),
      address: null,
      country: row.destinationCountry,
    },
  }
}

const NO_DETAILS: PayoutDetails = {
  payoutMethod: 'CASH_PICKUP',
  bankCode: null,
  accountNumber: null,
  iban: null,
  bic: null,
  phone: null,
}
