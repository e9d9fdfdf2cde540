import { Redis } from 'ioredis'
import { PARTS, type LeaseQuota } from './quota-leases.ts'

// Lua version of `partOf`; Redis runs scripts atomically. Redis's clock starts and ends windows. Tests pass a clock.
const LEASE = `
  local requests, cost, window, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
  if now < 0 then
    local time = redis.call('TIME')
    now = time[1] * 1000 + math.floor(time[2] / 1000)
  end
  local row = redis.call('HMGET', KEYS[1], 'granted', 'ends')
  local granted, ends = tonumber(row[1] or '0'), tonumber(row[2] or '0')
  if ends <= now then granted, ends = 0, now + window end
  local left, part = requests - granted, 0
  if left >= cost then part = math.max(cost, math.ceil(left / ${PARTS})) end
  redis.call('HSET', KEYS[1], 'granted', granted + part, 'ends', string.format('%.0f', ends))
  redis.call('PEXPIRE', KEYS[1], window)
  return { part, left - part, ends - now }`

const COMMAND_TIMEOUT_MS = 250

export interface RedisQuota {
  readonly lease: LeaseQuota
  close(): void
}

/** Leases quota from Redis. Commands have a short timeout and no retries, because client requests wait for them. */
export function redisQuota(url: string, clock?: () => number): RedisQuota {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: times => Math.min(100 * times, 2_000),
  })
  // A failed command already reports the lost connection; without a listener, the error event would end the process.
  redis.on('error', () => undefined)
  return {
    async lease({ workspaceId, bucket, requests, seconds }, cost) {
      const [part, left, endsInMs] = (await redis.eval(
        LEASE,
        1,
        `fiducia:limits:${workspaceId}:${bucket}`,
        requests,
        cost,
        seconds * 1_000,
        clock ? clock() : -1,
      )) as [number, number, number]
      return { part, left, endsInMs }
    },
    close: () => redis.disconnect(),
  }
}
