import { bearer, exchanging, posting, type ExchangeResponse, type Headers } from '#tools/traffic/exchange.ts'
import { DEMO, RIVAL } from '#tools/traffic/tenant-fixture.ts'
import { newId } from '#kernel/id.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

export const BASE = '/api/v1/idv'
export const KEY = bearer('test_idv_demo', DEMO.id)
export const RIVAL_KEY = bearer('test_idv_rival', RIVAL.id)

/** A response with its JSON body. */
export interface IdvResponse {
  readonly status: number
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read the fields that the response has
  readonly body: any
  readonly headers: ExchangeResponse['headers']
}

export interface IdvClient extends TestPlatform {
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<IdvResponse>
  /** Uploads a file as multipart/form-data. */
  upload(
    id: string,
    parts: Readonly<Record<string, string | Buffer>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<IdvResponse>
  /** Headers of a new key of the tenant `demo` with these scopes. */
  keyWith(scopes: readonly string[]): Promise<Headers>
  /** Uploads a new front and selfie of a passport. */
  fill(id: string): Promise<void>
  /** Opens a verification of a new person, or of this one; returns it. */
  open(externalId?: string, more?: object): Promise<{ readonly id: string; readonly externalId: string }>
}

/** The demonstration's tenants, and a client of identity verification. */
export async function idvClient(): Promise<IdvClient> {
  const demo = await demoWorld()
  const exchange = exchanging(demo.app)
  const call: IdvClient['call'] = async (method, path, body, headers = KEY) => {
    const response = await exchange(posting(BASE + path, headers, body, method))
    return { status: response.status, body: response.body, headers: response.headers }
  }
  const upload: IdvClient['upload'] = async (id, parts, headers = KEY) => {
    const { payload, type } = multipart(parts)
    const response = await exchange({
      method: 'POST',
      url: `${BASE}/verifications/${id}/images`,
      headers: { ...headers, 'content-type': type },
      payload,
    })
    return { status: response.status, body: response.body, headers: response.headers }
  }
  return {
    ...demo,
    call,
    upload,
    async keyWith(scopes) {
      const { data, text } = await ask(
        demo.app,
        'mutation M($scopes: [String!]) { createApiKey(input: { service: IDV, name: "Test", scopes: $scopes }) { secret } }',
        {
          variables: { scopes },
          headers: bearer(await staffToken(demo.app, { ...DEMO, key: '', partnerKey: '' }), DEMO.id),
        },
      )
      if (!data) throw new Error(text)
      return bearer(data.createApiKey.secret as string, DEMO.id)
    },
    async fill(id) {
      for (const type of ['document_front', 'selfie']) {
        const { status, body } = await upload(id, { type, file: await picture() })
        if (status !== 201) throw new Error(JSON.stringify(body))
      }
    },
    async open(externalId = `person-${newId()}`, more = {}) {
      const { status, body } = await call('POST', '/verifications', { externalId, ...more })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body
    },
  }
}

/** A multipart body; bytes become a file. */
export function multipart(parts: Readonly<Record<string, string | Buffer>>): {
  readonly payload: Buffer
  readonly type: string
} {
  const boundary = 'boundary-of-the-test'
  const chunks = Object.entries(parts).flatMap(([name, value]) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${typeof value === 'string' ? '' : '; filename="picture.jpg"\r\ncontent-type: image/jpeg'}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

let seed = 0

/** A picture that differs from every other one of the test file. */
export async function picture(width = 800, height = 640): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const pixels = Buffer.alloc(8 * 8 * 3)
  let state = (seed += 7_919) + process.pid
  for (let at = 0; at < pixels.length; at++) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    pixels[at] = state >> 16
  }
  return sharp(pixels, { raw: { width: 8, height: 8, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg()
    .toBuffer()
}
