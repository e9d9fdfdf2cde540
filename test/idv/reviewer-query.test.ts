import { expect, test } from '@jest/globals'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { newId } from '#kernel/id.ts'
import { addVerificationImage } from '#idv/operations/images/add-verification-image.ts'
import { completeVerification } from '#idv/operations/verifications/complete-verification.ts'
import { createVerification } from '#idv/operations/verifications/create-verification.ts'
import { setting, type Setting } from '#test/remittance/given.ts'
import { picture } from './support.ts'

const OPEN_ALERTS = `query OpenAlerts($first: Int!) { fraudAlerts(first: $first, status: OPEN, severity: CRITICAL) { nodes {
  alertType
  verification {
    reference
    checks { name score }
    document { surname }
    images { type warnings }
    fraudAlerts(first: 5) { nodes { alertType } }
    customer { id kycStatus
      verifications(first: 3) { nodes { status attemptNumber } }
      remittances(first: 3) { nodes { reference } } } } } } }`

interface OpenAlert {
  readonly alertType: string
  readonly verification: {
    readonly images: readonly unknown[]
    readonly checks: readonly unknown[]
    readonly customer: { readonly id: string; readonly verifications: { readonly nodes: readonly unknown[] } }
  }
}

/** A customer whose selfie shows no living person. */
async function spoofer(at: Setting): Promise<void> {
  const { externalId } = await ensureCustomer(at.platformContext, { externalId: `test-spoof-${newId()}` })
  const clerk = at.as({ kind: 'staff', scopes: ['idv:write'] })
  const { verification } = await createVerification(clerk, { externalId })
  for (const type of ['DOCUMENT_FRONT', 'SELFIE'] as const)
    await addVerificationImage(clerk, {
      id: verification.id,
      type,
      content: (await picture()).toString('base64'),
    })
  await completeVerification(clerk, { id: verification.id })
}

test("the reviewer's page of fraud alerts reads verifications and customers in a constant number of statements", async () => {
  const at = await setting()
  const reviewer = () =>
    at.as({ kind: 'staff', scopes: ['idv:read', 'identity:read', 'remittance:read'], roles: ['viewer'] })
  const read = async (first: number): Promise<{ alerts: readonly OpenAlert[]; statements: number }> => {
    at.statements.length = 0
    const { data, errors } = await at.ask<{ fraudAlerts: { nodes: readonly OpenAlert[] } }>(
      OPEN_ALERTS,
      { first },
      reviewer(),
    )
    expect(errors).toBeUndefined()
    return { alerts: data!.fraudAlerts.nodes, statements: at.statements.length }
  }
  for (let people = 0; people < 4; people++) await spoofer(at)

  const [one, all] = [await read(1), await read(50)]

  expect(all.alerts).toHaveLength(4)
  for (const { alertType, verification } of all.alerts) {
    expect(alertType).toBe('FACE_SPOOF')
    expect(verification.images).toHaveLength(2)
    expect(verification.checks).toHaveLength(13)
    expect(verification.customer.verifications.nodes).toEqual([{ status: 'REJECTED', attemptNumber: 1 }])
  }
  expect(all.statements).toBe(one.statements)
})
