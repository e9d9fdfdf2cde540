import { LockMode, type InferEntity } from '@mikro-orm/core'
import type { Tx } from '#kernel/command.ts'
import { Recipient } from '#remittance/entities/recipient.ts'
import { refuse } from '#remittance/errors.ts'
import { ownCustomer } from '#remittance/queries/visible.ts'

/** Locks an active recipient of the session's user. Other users' recipients and deleted ones are not found. */
export async function lockRecipient(tx: Tx, id: string): Promise<InferEntity<typeof Recipient>> {
  const recipient = await tx.em.findOne(
    Recipient,
    { workspaceId: tx.actor.workspaceId, id, customerId: ownCustomer(tx), status: 'ACTIVE' },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  )
  if (!recipient) throw refuse('RECIPIENT_NOT_FOUND')
  return recipient
}
