import { connect, type Socket } from 'node:net'

/** A load in which each request is different, on keep-alive connections. */
export interface Driving {
  readonly url: string
  readonly connections: number
  readonly warmUpSeconds: number
  readonly seconds: number
  /** Returns the next request in wire format. */
  next(): string | Buffer
  /** Throws if the response is not the expected one. */
  judge(status: number, body: Buffer): void
}

export interface LoadResult {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly responses: number
}

interface HttpResponse {
  readonly status: number
  readonly body: Buffer
}

/** Serialises a POST request with a JSON body. */
export const posting = (path: string, headers: Readonly<Record<string, string>>, body: string): string =>
  wireFormat(
    `POST ${path}`,
    { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers },
    body,
  )

export const getting = (path: string, headers: Readonly<Record<string, string>>): string =>
  wireFormat(`GET ${path}`, headers)

function wireFormat(start: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers })
  return `${start} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/**
 * Loads a server over raw sockets, since the client shares the server's cores and must use little of them.
 * Only requests sent after the warm-up count.
 */
export async function runLoad({
  url,
  connections,
  warmUpSeconds,
  seconds,
  next,
  judge,
}: Driving): Promise<LoadResult> {
  const latencies: number[] = []
  const begunMs = performance.now()
  const [fromMs, untilMs] = [begunMs + warmUpSeconds * 1_000, begunMs + (warmUpSeconds + seconds) * 1_000]
  await onEachConnection(url, connections, async line => {
    for (let requestedMs = performance.now(); requestedMs < untilMs;) {
      const { status, body } = await line.ask(next())
      judge(status, body)
      const endedMs = performance.now()
      if (requestedMs >= fromMs && endedMs <= untilMs) latencies.push(endedMs - requestedMs)
      requestedMs = endedMs
    }
  })
  latencies.sort((one, other) => one - other)
  const at = (part: number): number => latencies[Math.floor(latencies.length * part)] ?? 0
  return {
    perSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    responses: latencies.length,
  }
}

/** Sends a number of requests, fewer if the seconds do not suffice. Returns the number of responses. */
export async function sendAtMost(
  requests: number,
  { url, connections, seconds, next, judge }: Omit<Driving, 'warmUpSeconds'>,
): Promise<number> {
  let sent = 0
  const untilMs = performance.now() + seconds * 1_000
  await onEachConnection(url, Math.min(connections, requests), async line => {
    while (sent < requests && performance.now() < untilMs) {
      sent++
      const { status, body } = await line.ask(next())
      judge(status, body)
    }
  })
  return sent
}

async function onEachConnection(
  url: string,
  connections: number,
  work: (line: Line) => Promise<void>,
): Promise<void> {
  const { hostname, port } = new URL(url)
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const line = await opened(hostname, Number(port))
      try {
        await work(line)
      } finally {
        line.close()
      }
    }),
  )
}

interface Line {
  ask(request: string | Buffer): Promise<HttpResponse>
  close(): void
}

async function opened(host: string, port: number): Promise<Line> {
  const socket: Socket = connect({ host, port, noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let waiting: { resolve: (response: HttpResponse) => void; reject: (error: Error) => void } | undefined
  let chunks: Buffer[] = []
  let [size, wanted] = [0, -1]
  socket.on('data', chunk => {
    chunks.push(chunk)
    size += chunk.length
    if (wanted < 0) wanted = lengthOf((chunks = [Buffer.concat(chunks)]))
    if (wanted < 0 || size < wanted) return
    const whole = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
    chunks = []
    ;[size, wanted] = [0, -1]
    waiting?.resolve({
      status: Number(whole.toString('latin1', 9, 12)),
      body: whole.subarray(whole.indexOf('\r\n\r\n') + 4),
    })
  })
  const broken = (error?: Error): void => waiting?.reject(error ?? new Error('the connection was closed'))
  socket.on('error', broken).on('close', () => broken())
  return {
    ask: request =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

/** Length of the whole response in bytes, or -1 until its header is complete. */
function lengthOf([start]: readonly Buffer[]): number {
  const head = start!.indexOf('\r\n\r\n')
  if (head === -1) return -1
  const length = /\r\ncontent-length: (\d+)/i.exec(start!.toString('latin1', 0, head))?.[1]
  if (length === undefined) throw new Error('a response without its length')
  return head + 4 + Number(length)
}
