import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import type { Environment } from '#kernel/principal.ts'
import type { FacesToCompare } from '#idv/providers/faces.ts'
import type { FaceSettings } from '#idv/settings.ts'

export interface FaceRequest {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const closes: (() => Promise<void>)[] = []

/** A face provider on this machine; the test defines its response. */
export async function faceServer(
  respond: (response: ServerResponse, request: FaceRequest) => void,
): Promise<{ readonly url: string; readonly requests: readonly FaceRequest[] }> {
  const requests: FaceRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const received = { headers: request.headers, body: Buffer.concat(chunks).toString() }
        requests.push(received)
        respond(response, received)
      })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closes.push(
    () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/compare`, requests }
}

afterEach(async () => {
  await Promise.all(closes.splice(0).map(close => close()))
})

interface Given {
  readonly faces?: FaceSettings
  readonly environment?: Environment
  readonly simulated?: readonly Environment[]
  readonly signal?: AbortSignal
}

/** The parts of a context that a provider reads. */
export const contextWith = ({
  faces,
  environment = 'sandbox',
  simulated = ['sandbox'],
  signal = new AbortController().signal,
}: Given = {}): Context =>
  ({
    actor: { environment },
    settings: { simulated, ...(faces && { faces }) },
    signal,
    deadlineAt: Date.now() + 15_000,
  }) as unknown as Context

export const faces: FacesToCompare = {
  verificationId: '0193c3a8-0000-7000-8000-000000000001',
  document: { format: 'PNG', content: Buffer.from('document') },
  selfie: { format: 'JPEG', content: Buffer.from('selfie') },
  livenessFrames: Array.from({ length: 7 }, (_, index) => ({
    format: 'WEBP' as const,
    content: Buffer.from(`frame ${index}`),
  })),
}
