import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { refreshLists } from '#compliance/jobs/refresh-lists.ts'
import { demoWorld, workerOn, type TestPlatform } from '#test/support/world.ts'

const eu =
  '<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-01-02T00:00:00"><sanctionEntity euReferenceNumber="EU.1.1" logicalId="1"><subjectType code="person" classificationCode="P"/><nameAlias wholeName="Quendrel Zorbla" strong="true"/></sanctionEntity></export>'
const uk =
  '<Designations><DateGenerated>02/01/2026</DateGenerated><Designation><UniqueID>VAN1</UniqueID><Names><Name><Name6>Quendrel Zorbla</Name6><NameType>Primary Name</NameType></Name></Names><IndividualEntityShip>Individual</IndividualEntityShip></Designation></Designations>'

const fetched: string[] = []
const publisher = createServer((request, response) => {
  fetched.push(request.url!.slice(1))
  response.writeHead(200).end(request.url === '/uk' ? uk : eu)
})
let at: TestPlatform
beforeAll(async () => {
  await once(publisher.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`
  at = await demoWorld()
  Object.assign(at.platform.source.settings, {
    watchlists: {
      addresses: { EU_CONSOLIDATED: [`${address}/eu`], UK_OFSI: [`${address}/uk`] },
      changes: {},
      redirectsMax: 0,
    },
  })
})
afterAll(() => {
  publisher.closeAllConnections()
  publisher.close()
})

const request = (source: string, tenant: 'demo' | 'rival') =>
  at.app.inject({
    method: 'POST',
    url: `/api/v1/datasets/${source}/refresh`,
    headers: { authorization: `Bearer sk_sandbox_${tenant}` },
  })

test('a tenant that requests one list repeatedly does not prevent other lists from being refreshed', async () => {
  const job = refreshLists()
  const statuses: number[] = []
  for (let round = 0; round < 5; round++) {
    statuses.push((await request('EU_CONSOLIDATED', 'demo')).statusCode)
    const worker = workerOn(at.platform)
    await job.run(worker)
    await worker.settled()
  }

  expect(fetched.filter(path => path === 'uk')).toHaveLength(1)
  expect(fetched.filter(path => path === 'eu')).toHaveLength(1)
  expect(statuses).toEqual([202, 409, 409, 409, 409])
})

test('one of many concurrent requests is accepted, and the others get the time of the next possible one', async () => {
  Object.assign(at.platform.source.settings.watchlists!.addresses, { CA_SEMA: ['http://127.0.0.1:9/ca'] })

  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, n) => request('CA_SEMA', n % 2 === 0 ? 'demo' : 'rival')),
  )
  const refused = responses.filter(({ statusCode }) => statusCode !== 202)

  expect(responses.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1)
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 9 }, () => 409))
  for (const { headers, body } of refused) {
    const { code, message } = JSON.parse(body) as { code: string; message: string }
    expect(code).toBe('DATASET_REFRESHED_RECENTLY')
    expect(message).toMatch(
      /^A refresh of CA_SEMA was requested at \S+Z and has not run yet; the next one can be requested at \S+Z\.$/,
    )
    expect(Number(headers['retry-after'])).toBeGreaterThan(880)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900)
  }
})
