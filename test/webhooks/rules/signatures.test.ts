import { expect, test } from '@jest/globals'
import { headersOf } from '#webhooks/rules/signatures.ts'

test('the signature of Standard Webhooks is the one that its specification shows', () => {
  const signed = {
    eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    eventName: 'test',
    body: '{"test": 2432232314}',
    at: new Date(1_614_265_330_000),
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    previousSecret: undefined,
  }

  expect(headersOf('remittance', signed)).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  expect(Object.keys(headersOf('remittance', signed)).sort()).toEqual([
    'content-type',
    'user-agent',
    'webhook-id',
    'webhook-signature',
    'webhook-timestamp',
  ])
})
