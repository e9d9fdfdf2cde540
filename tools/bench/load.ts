import autocannon from 'autocannon'

export interface Call {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  /** Headers that take turns with the first ones, for loads above the rate limit of one credential. */
  readonly turns?: readonly Readonly<Record<string, string>>[]
  readonly body?: string
}

/** Result of one side of a comparison in one round. */
export interface Round {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export interface Contender {
  readonly name: string
  readonly call: Call
  readonly between?: () => Promise<void>
}

export interface Compared {
  readonly name: string
  readonly median: Round
  readonly least: number
  readonly most: number
}

interface LoadOptions {
  readonly connections: number
  readonly seconds: number
  readonly rounds: number
  readonly warmUpSeconds: number
}

/**
 * Loads the contenders in turn for several rounds, so that other load on the machine affects all of them. The
 * first round is a warm-up and does not count.
 */
export async function compared(
  contenders: readonly Contender[],
  { connections, seconds, rounds, warmUpSeconds }: LoadOptions,
): Promise<Compared[]> {
  const results = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    // Each round starts with a different contender, so that no contender always follows the same one.
    for (let at = 0; at < contenders.length; at++) {
      const { name, call, between } = contenders[(at + round) % contenders.length]!
      const measured = await loaded(name, call, connections, round === 0 ? warmUpSeconds : seconds)
      await between?.()
      if (round > 0) results.get(name)!.push(measured)
    }
  }
  return contenders.map(({ name }) => {
    const all = results.get(name)!
    const median = (of: (round: Round) => number): number =>
      all.map(of).sort((a, b) => a - b)[Math.floor(all.length / 2)]!
    const rates = all.map(({ perSecond }) => perSecond)
    return {
      name,
      median: {
        perSecond: median(each => each.perSecond),
        p50Ms: median(each => each.p50Ms),
        p99Ms: median(each => each.p99Ms),
      },
      least: Math.min(...rates),
      most: Math.max(...rates),
    }
  })
}

async function loaded(
  name: string,
  { url, method, headers, turns = [], body }: Call,
  connections: number,
  seconds: number,
): Promise<Round> {
  const result = await autocannon({
    url,
    requests: [headers, ...turns].map(each => ({
      method,
      headers: { ...each },
      ...(body !== undefined && { body }),
    })),
    connections,
    duration: seconds,
    timeout: 20,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${name}: ${result.non2xx} responses were refusals and ${result.errors} failed; such a measurement is not valid.`,
    )
  return {
    perSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  }
}
