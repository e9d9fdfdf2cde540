import { expect, test } from '@jest/globals'
import { placeProtectiveHold } from '#sentinel/operations/holds/place-protective-hold.ts'
import { addTrustedContact } from '#sentinel/operations/profiles/add-trusted-contact.ts'
import { createElderProfile } from '#sentinel/operations/profiles/create-elder-profile.ts'
import { reportSignal } from '#sentinel/operations/signals/report-signal.ts'
import { givenAccount } from '#test/core/given-account.ts'
import { setting, type Setting } from '#test/remittance/given.ts'

const OPEN_ALERTS = `query OpenAlerts($first: Int!) { elderAlerts(first: $first, status: OPEN) { nodes {
  severity
  signals(first: 5) { nodes { reason } }
  profile {
    riskScore
    signals(first: 5) { nodes { signalCategory } }
    holds(first: 3) { nodes { scope expiresAt } }
    trustedContacts { nodes { name } }
    customer { id
      accounts(first: 3) { nodes { status availableBalance transactions(first: 3) { edges { amount } } } }
      remittances(first: 3) { nodes { reference status } } } } } } }`

interface OpenAlert {
  readonly signals: { readonly nodes: readonly { readonly reason: string }[] }
  readonly profile: {
    readonly holds: { readonly nodes: readonly { readonly scope: string }[] }
    readonly trustedContacts: { readonly nodes: readonly { readonly name: string }[] }
    readonly customer: {
      readonly accounts: { readonly nodes: readonly unknown[] }
      readonly remittances: { readonly nodes: readonly unknown[] }
    }
  }
}

/** A customer of all domains, with an account, a remittance, an open alert and a protective hold. */
async function victim(at: Setting): Promise<void> {
  const { id, externalId, session } = await at.customer()
  await givenAccount(at, { customerId: id })
  await at.transfer({ by: session })
  const analyst = at.as({ kind: 'staff', scopes: ['sentinel:write'] })
  const profile = await createElderProfile(analyst, {
    customerId: externalId,
    customerName: 'Eleanor Whitfield',
    dateOfBirth: '1941-03-09',
    enrollmentReason: 'AGE_THRESHOLD',
  })
  await addTrustedContact(analyst, {
    profileId: profile.id,
    name: 'June',
    relation: 'daughter',
    email: 'june@example.com',
  })
  await reportSignal(analyst, {
    profileId: profile.id,
    signalCategory: 'FAMILY_EXPLOITATION',
    severity: 'HIGH',
    description: 'The nephew answers all questions.',
  })
  await placeProtectiveHold(analyst, {
    profileId: profile.id,
    scope: 'PAYEE',
    payee: 'Roof Repair LLC',
    reason: 'The contractor does not exist.',
  })
}

test("the analyst's page of open alerts reads accounts and last transfers too, in a constant number of statements", async () => {
  const at = await setting()
  const analyst = (): ReturnType<Setting['as']> =>
    at.as({
      kind: 'staff',
      scopes: ['sentinel:read', 'identity:read', 'core:read', 'remittance:read'],
      roles: ['viewer'],
    })
  const read = async (first: number): Promise<{ alerts: readonly OpenAlert[]; statements: number }> => {
    at.statements.length = 0
    const { data, errors } = await at.ask<{ elderAlerts: { nodes: readonly OpenAlert[] } }>(
      OPEN_ALERTS,
      { first },
      analyst(),
    )
    expect(errors).toBeUndefined()
    return { alerts: data!.elderAlerts.nodes, statements: at.statements.length }
  }
  for (let victims = 0; victims < 5; victims++) await victim(at)

  const [one, all] = [await read(1), await read(50)]

  expect(all.alerts).toHaveLength(5)
  for (const { signals, profile } of all.alerts) {
    expect(signals.nodes).toEqual([{ reason: 'The nephew answers all questions.' }])
    expect(profile.holds.nodes).toMatchObject([{ scope: 'PAYEE' }])
    expect(profile.trustedContacts.nodes).toEqual([{ name: 'June' }])
    expect(profile.customer.accounts.nodes).toHaveLength(1)
    expect(profile.customer.remittances.nodes).toHaveLength(1)
  }
  expect(all.statements).toBe(one.statements)
})
