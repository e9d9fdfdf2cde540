import { expect, test } from '@jest/globals'
import { publishAlerts } from '#compliance/jobs/publish-alerts.ts'
import { workerOn } from '#test/support/world.ts'
import { HOUR_MS, lines, platformFetching, publisher } from './list-publisher.ts'

const eu = (count: number): string =>
  `<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-01-02T00:00:00">${Array.from({ length: count }, (_, n) => `<sanctionEntity euReferenceNumber="EU.${n}.1" logicalId="${n}"><subjectType code="person" classificationCode="P"/><nameAlias wholeName="Quendrel Zorbla${n}" strong="true"/></sanctionEntity>`).join('')}</export>`
const uk = (count: number): string =>
  `<Designations><DateGenerated>02/01/2026</DateGenerated>${Array.from({ length: count }, (_, n) => `<Designation><UniqueID>VAN${n}</UniqueID><Names><Name><Name6>Quendrel Zorbla${n}</Name6><NameType>Primary Name</NameType></Name></Names><IndividualEntityShip>Individual</IndividualEntityShip></Designation>`).join('')}</Designations>`

test.each([
  ['EU_CONSOLIDATED', 24],
  ['SRC_AFRICAN_PEP', 7 * 24],
] as const)(
  '%s is fetched every %d hours, and only if the publisher has a newer version',
  async (source, hours) => {
    const { refresh, clock, ask } = await platformFetching(source)
    publisher.respond = (headers, response) =>
      headers['if-none-match'] === '"one"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: '"one"' }).end(source === 'EU_CONSOLIDATED' ? eu(5) : lines(5))

    expect([await refresh(), await refresh()]).toEqual([1, 0])
    clock.offsetMs += (hours - 1) * HOUR_MS
    expect(await refresh()).toBe(0)
    clock.offsetMs += 2 * HOUR_MS
    publisher.requestHeaders.length = 0
    expect([await refresh(), await refresh()]).toEqual([1, 0])
    expect(publisher.requestHeaders.map(headers => headers['if-none-match'])).toEqual(['"one"'])
    await ask()
    await ask()
    expect([await refresh(), await refresh(), publisher.requestHeaders.length]).toEqual([1, 0, 2])
    clock.offsetMs = 0
  },
)

test('the changes of a PEP list are fetched daily, and the complete list every week', async () => {
  const { refresh, shown, clock } = await platformFetching('SRC_GLOBAL_PEP', true)
  const paths: string[] = []
  const reported = new Map<string, string>()
  publisher.respond = (headers, response, path) => {
    paths.push(`${path.slice(1, -5)}${headers['if-none-match'] === undefined ? '' : ' again'}`)
    response
      .writeHead(headers['if-none-match'] === `"${path}"` ? 304 : 200, { etag: `"${path}"` })
      .end(reported.get(path))
  }
  reported.set('/list.json', lines(10))
  reported.set(
    '/changes.json',
    `${JSON.stringify({ op: 'ADD', entity: JSON.parse(lines(11).split('\n')[10]!) as unknown })}\n`,
  )

  await refresh()
  expect(await shown()).toMatchObject({ entries: 10 })
  const days: string[] = []
  for (let day = 1; day <= 8; day++) {
    clock.offsetMs += 24 * HOUR_MS + 1
    const from = paths.length
    while ((await refresh()) > 0);
    days.push(paths.slice(from).join(', '))
    expect(await shown()).toMatchObject({ status: 'ACTIVE', entries: 11 })
  }
  clock.offsetMs = 0

  expect(days).toEqual([
    'changes',
    'changes again',
    'changes again',
    'changes again',
    'changes again',
    'changes again',
    'list again',
    'changes again',
  ])
})

test('an empty file of changes means a day without changes, and an empty list is rejected', async () => {
  const { refresh, shown, clock, database } = await platformFetching('SRC_AFRICAN_PEP', true)
  const alerts = (): Promise<readonly unknown[]> =>
    database.asWorker(
      `select code from compliance.list_alerts where component = 'watchlists.SRC_AFRICAN_PEP' and code = 'LIST_REJECTED'`,
    )
  let list = lines(10)
  clock.offsetMs = 30 * 24 * HOUR_MS
  publisher.respond = (_, response, path) => response.writeHead(200).end(path === '/list.json' ? list : '')

  await refresh()
  clock.offsetMs += 24 * HOUR_MS + 1
  expect(await refresh()).toBe(1)
  expect(await shown()).toMatchObject({ status: 'ACTIVE', entries: 10, failingSince: null })
  expect(await alerts()).toEqual([])

  list = ''
  clock.offsetMs += 7 * 24 * HOUR_MS
  await refresh()
  expect(await shown()).toMatchObject({ entries: 10, failingSince: expect.any(Date) as unknown })
  expect(await alerts()).toEqual([{ code: 'LIST_REJECTED' }])
  clock.offsetMs = 0
})

test('after a missed day of changes the complete list is fetched', async () => {
  const { refresh, shown, clock, platform } = await platformFetching('SRC_WIKIDATA_PEP', true)
  const paths: string[] = []
  let isAway = false
  publisher.respond = (_, response, path) => {
    paths.push(path)
    response
      .writeHead(isAway ? 503 : 200)
      .end(
        path === '/list.json'
          ? lines(paths.length > 1 ? 12 : 10)
          : `${JSON.stringify({ op: 'ADD', entity: JSON.parse(lines(11).split('\n')[10]!) as unknown })}\n`,
      )
  }
  const inTheNextHours = async (hours: number): Promise<void> => {
    for (let hour = 0; hour < hours; hour += 6) {
      clock.offsetMs += 6 * HOUR_MS
      await refresh()
    }
  }

  await refresh()
  isAway = true
  await inTheNextHours(54)
  isAway = false
  await inTheNextHours(6)
  while ((await publishAlerts.run(workerOn(platform))) > 0);
  clock.offsetMs = 0

  expect(paths.at(1)).toBe('/changes.json')
  expect(paths.at(-1)).toBe('/list.json')
  expect(await shown()).toMatchObject({ entries: 12, failingSince: null })
})

test.each([
  ['UK_OFSI', 48],
  ['SRC_NIGERIA_PEP', 48 + 6 * 24],
] as const)(
  '%s is stale after %d hours, or after the time set by the workspace, for analysts and payments alike',
  async (source, hours) => {
    const { refresh, shown, isUsable, tolerate, clock } = await platformFetching(source)
    publisher.respond = (_, response) => response.writeHead(200).end(source === 'UK_OFSI' ? uk(5) : lines(5))
    await refresh()
    const at = async (offset: number): Promise<unknown> => {
      clock.offsetMs = offset * HOUR_MS
      return [(await shown()).status, await isUsable()]
    }

    expect([await at(hours - 1), await at(hours + 1)]).toEqual([
      ['ACTIVE', true],
      ['STALE', false],
    ])
    await tolerate(72)
    expect([await at(hours + 23), await at(hours + 25)]).toEqual([
      ['ACTIVE', true],
      ['STALE', false],
    ])
    clock.offsetMs = 0
  },
)
