import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parsed, type ExchangeResponse, type Exchange, type Exchanging } from '#tools/traffic/exchange.ts'

/** An HTTP client with its own connections. Rejects if there is no response. */
export function httpClient(url: string, timeoutMs = 15_000): Exchanging & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const send = ({ method, url: path, headers, payload }: Exchange): Promise<ExchangeResponse> =>
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
                : reject(new Error('the response broke off')),
            )
        },
      )
      sent
        .on('error', reject)
        .on('timeout', () => sent.destroy(new Error(`no response arrived within ${timeoutMs} ms`)))
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
  (exchange: Exchanging, timeoutMs = 60_000): Exchanging =>
  async exchangeRequest => {
    for (const deadline = performance.now() + timeoutMs; ; await pause(RETRY_DELAY_MS)) {
      const response = await exchange(exchangeRequest).catch((error: Error) => error)
      if (!(response instanceof Error) && response.status !== 503 && response.status !== 429) return response
      if (performance.now() > deadline)
        throw response instanceof Error
          ? response
          : new Error(
              `${exchangeRequest.method} ${exchangeRequest.url} got the status ${response.status} for ${timeoutMs} ms: ${response.text}`,
            )
    }
  }
