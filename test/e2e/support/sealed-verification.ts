import type { FastifyInstance } from 'fastify'
import { GREY_PICTURE } from '#app/portal/demo-requests/grey-picture.ts'
import { SPECIMEN_CHIP } from '#app/portal/demo-requests/specimen-chip.ts'
import { bearer, DEMO, send } from './rest.ts'

const HEADERS = bearer('test_idv_demo', DEMO.id)

/** Creates a value in every encrypted column of identity verification. */
export async function makeSealedVerification(app: FastifyInstance): Promise<void> {
  const call = async (method: string, path: string, body?: object): Promise<Record<string, never>> => {
    const response = await send(app, { method, base: '/api/v1/idv', path, headers: HEADERS, body })
    if (response.status >= 400) throw new Error(`${path}: ${response.text}`)
    return response.body as Record<string, never>
  }
  await call('PUT', '/settings', { notificationEmail: 'idv@sealed.example' })
  const { id } = await call('POST', '/verifications', { externalId: 'test-spoof-sealed' })
  for (const type of ['document_front', 'selfie'])
    await call('POST', `/verifications/${id!}/images`, { type, content: GREY_PICTURE })
  await call('POST', `/verifications/${id!}/nfc`, SPECIMEN_CHIP)
  await call('POST', `/verifications/${id!}/complete`)
  const { fraudAlerts } = (await call('GET', `/fraud-alerts?verificationId=${id!}`)) as unknown as {
    readonly fraudAlerts: readonly { readonly alertId: string }[]
  }
  await call('PATCH', `/fraud-alerts/${fraudAlerts[0]!.alertId}`, { status: 'confirmed', note: 'A mask.' })
}
