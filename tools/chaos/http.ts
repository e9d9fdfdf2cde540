import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parsed, type Answer, type Exchange, type Exchanging } from '#tools/traffic/exchange.ts'

/** An HTTP client with its own connections. Rejects if there is no response. */
export function httpClient(url: string, timeoutMs = 15_000): Exchanging & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const send = ({ method, url: path, headers, payload }: Exchange): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(
        url + path,
        {
          method,
          agent,
          headers: {
            ...headers,
            ...(payload !== undefined && { 'content-length': Buffer.byteLength(payload) }),
          },
          timeout: timeoutMs,
        },
        response => {
          let text = ''
          response
            .setEncoding('utf8')
            .on('data', (chunk: string) => {
              text += chunk
            })
            .on('error', reject)
            .on('end', () =>
              response.complete
                ? resolve({
                    status: response.statusCode!,
                    headers: response.headers,
                    text,
                    body: parsed(text),
                  })
                : reject(new Error('the answer broke off')),
            )
        },
      )
      sent
        .on('error', reject)
        .on('timeout', () => sent.destroy(new Error(`no answer came within ${timeoutMs} ms`)))
      sent.end(payload)
    })
  return Object.assign(send, { close: () => agent.destroy() })
}

const RETRY_DELAY_MS = 50

/**
 * Repeats a request until a response is neither an error nor 429 or 503. For requests that are safe to
 * repeat.
 */
export const insistently =
  (exchange: Exchanging, timeoutMs = 30_000): Exchanging =>
  async asked => {
    for (const deadline = performance.now() + timeoutMs; ; await pause(RETRY_DELAY_MS)) {
      const answer = await exchange(asked).catch((error: Error) => error)
      if (!(answer instanceof Error) && answer.status !== 503 && answer.status !== 429) return answer
      if (performance.now() > deadline)
        throw answer instanceof Error
          ? answer
          : new Error(
              `${asked.method} ${asked.url} was answered with ${answer.status} for ${timeoutMs} ms: ${answer.text}`,
            )
    }
  }
