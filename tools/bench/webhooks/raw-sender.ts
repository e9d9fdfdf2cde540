import { Pool } from 'undici'

/** Baseline: an undici loop that posts the same body `times` times over `atOnce` keep-alive connections. */
const { url, body, times, atOnce } = JSON.parse(process.env['RAW']!) as {
  url: string
  body: string
  times: number
  atOnce: number
}
const pool = new Pool(new URL(url).origin, { connections: atOnce })
let left = times
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (left-- > 0) {
      const { statusCode, body: content } = await pool.request({
        method: 'POST',
        path: '/',
        headers: { 'content-type': 'application/json' },
        body,
      })
      await content.dump()
      if (statusCode !== 204) throw new Error(`returned ${statusCode}`)
    }
  }),
)
await pool.close()
console.log('all are sent')
