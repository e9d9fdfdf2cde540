import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import type { PlaceTransferHold } from '#core/operations/transfer-holds/place-transfer-hold.ts'
import { wallet } from '#remittance/queries/wallets.ts'
import { setting, type Setting } from '#test/remittance/given.ts'
import { givenAccount } from './given-account.ts'

/** A tenant with a sender, and with the wallet that pays for the remittances. */
export interface WalletSetting {
  readonly here: Setting
  readonly walletId: string
  readonly service: Context
  hold(given?: Partial<PlaceTransferHold>): PlaceTransferHold
}

/** Creates a sender with an account of 500.00 USD. */
export async function place(): Promise<WalletSetting> {
  const here = await setting()
  const { id: walletId } = await givenAccount(here, { customerId: here.senderId, currency: 'USD' })
  const teller = here.as({ kind: 'staff', roles: ['teller'] })
  await deposit(teller, {
    accountId: walletId,
    amount: '500.00',
    channel: 'BRANCH',
    narration: 'Cash',
    initiatedBy: teller.actor.subjectId,
  })
  return {
    here,
    walletId,
    service: here.as({ kind: 'service' }),
    hold: given => ({
      transferId: newId(),
      accountId: walletId,
      customerId: here.senderId,
      amount: '102.49',
      currency: 'USD',
      ...given,
    }),
  }
}

/** Balance and held amount of the wallet in minor units, and its available balance. */
export const state = async ({ here, walletId }: WalletSetting) => {
  const { availableBalance } = await wallet(here.sender(), walletId)
  const [row] = await here.database.read<{ balance: string; held: string }>(
    here.workspaceId,
    'select balance_minor::text as balance, held_minor::text as held from core.accounts where workspace_id = $1 and id = $2',
    [here.workspaceId, walletId],
  )
  return { available: availableBalance, ...row! }
}
