import { expect } from '@jest/globals'
import { createElderProfile } from '#sentinel/operations/profiles/create-elder-profile.ts'
import { placeProtectiveHold } from '#sentinel/operations/holds/place-protective-hold.ts'
import { releaseProtectiveHold } from '#sentinel/operations/holds/release-protective-hold.ts'
import type { HoldTarget } from '#sentinel/holds/hold-target.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { stored } from '../transfer-history.ts'
import { NIGERIAN, setting, type Caller, type Setting } from '../given.ts'

export interface ProtectedSetting extends Setting {
  /** Staff of elder protection with write access. */
  readonly guardian: Caller
  /** Profile of the sender. */
  readonly profileId: string
  /** Places a hold on the sender; returns its id. */
  hold(target: HoldTarget): Promise<string>
  release(id: string): Promise<unknown>
  /** A transfer of the sender to a recipient with this family name and account. */
  pay(lastName: string, accountNumber?: string): Promise<TransferRow>
}

export const ALL: HoldTarget = { scope: 'ALL', allAssetsInDoubt: true }

const EXTERNAL_ID =
  'select external_id as "externalId" from identity.customers where workspace_id = $1 and id = $2'

/** Enrols a customer of a setting; returns the id of the profile. */
export async function enrol(here: Setting, customerId: string): Promise<string> {
  const [customer] = await here.database.read<{ externalId: string }>(here.workspaceId, EXTERNAL_ID, [
    here.workspaceId,
    customerId,
  ])
  const { id } = await createElderProfile(guardianOf(here)(), {
    customerId: customer!.externalId,
    customerName: 'Grace Hopper',
    dateOfBirth: '1941-03-09',
    enrollmentReason: 'AGE_THRESHOLD',
    country: 'US',
  })
  return id
}

const guardianOf =
  (here: Setting): Caller =>
  parts =>
    here.as({ kind: 'staff', scopes: ['sentinel:write'] }, parts)

/** A tenant whose sender is enrolled in elder protection. */
export async function protectedSetting(): Promise<ProtectedSetting> {
  const here = await setting()
  const guardian = guardianOf(here)
  const profileId = await enrol(here, here.senderId)
  return {
    ...here,
    guardian,
    profileId,
    hold: async target =>
      (
        await placeProtectiveHold(guardian(), {
          profileId,
          reason: 'A caller urges the customer.',
          ...target,
        })
      ).id,
    release: id => releaseProtectiveHold(guardian(), { id, reason: 'The family confirmed the payment.' }),
    async pay(lastName, accountNumber = NIGERIAN.accountNumber!) {
      const { id: recipientId } = await here.recipient({ ...NIGERIAN, lastName, accountNumber })
      return here.transfer({ recipientId })
    },
  }
}

/** Expects that a protective hold, or no decision about one, holds the transfer in this status. */
export async function expectHeld(here: Setting, id: string, status = 'CREATED'): Promise<void> {
  expect(await stored(here, id)).toMatchObject({ status, hold: 'PROTECTION', screeningIds: [] })
}
