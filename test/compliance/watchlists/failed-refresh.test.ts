import { expect, test } from '@jest/globals'
import { refreshLists } from '#compliance/jobs/refresh-lists.ts'
import { publishAlerts } from '#compliance/jobs/publish-alerts.ts'
import { lockSource } from '#compliance/watchlists/store/lock.ts'
import { workerOn, world, type World } from '#test/support/world.ts'
import { HOUR_MS, platformFetching, publisher, refreshed } from './list-publisher.ts'

test('after a failed or invalid download the last good version stays in use, and every workspace gets one alert', async () => {
  const { refresh, shown, clock, published, platform, ask } = await platformFetching('UN_CONSOLIDATED')
  const un = (count: number): string =>
    `<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="2026-01-02T00:00:09Z"><INDIVIDUALS>${Array.from({ length: count }, (_, n) => `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>Quendrel Zorbla${n}</FIRST_NAME><REFERENCE_NUMBER>V${n}</REFERENCE_NUMBER></INDIVIDUAL>`).join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`
  publisher.respond = (_, response) => response.writeHead(200).end(un(10))
  await refresh()
  const reported = async (): Promise<unknown[]> => {
    while ((await publishAlerts.run(workerOn(platform))) > 0);
    return (await published())
      .filter(({ type }) => type === 'compliance.alert_raised')
      .map(({ data }) => `${String(data['code'])} ${String(data['severity'])} ${String(data['component'])}`)
  }

  publisher.respond = (_, response) => response.writeHead(503).end()
  clock.offsetMs += 25 * HOUR_MS
  await refresh()
  expect(await shown()).toMatchObject({
    status: 'FAILED',
    entries: 10,
    failure: 'the publisher responded with status 503',
    failingSince: expect.anything(),
  })
  clock.offsetMs += 2 * HOUR_MS
  await refresh()
  expect(await reported()).toEqual(['LIST_REFRESH_FAILED HIGH watchlists.UN_CONSOLIDATED'])

  publisher.respond = (_, response) => response.writeHead(200).end(un(10).slice(0, -60))
  await ask()
  await refresh()
  expect(await shown()).toMatchObject({ status: 'FAILED', entries: 10 })
  expect(await reported()).toEqual([
    'LIST_REFRESH_FAILED HIGH watchlists.UN_CONSOLIDATED',
    'LIST_REJECTED HIGH watchlists.UN_CONSOLIDATED',
  ])

  publisher.respond = (_, response) => response.writeHead(200).end(un(11))
  await ask()
  await refresh()
  expect(await shown()).toMatchObject({ status: 'ACTIVE', entries: 11, failingSince: null, failure: null })
  clock.offsetMs = 0
})

test('an import error that is not caused by the content is a failure too, and its alert hides the internal message', async () => {
  const { refresh, shown, ask, published, platform, settings, clock } = await platformFetching('CH_SECO')
  const ch = (count: number): string =>
    `<swiss-sanctions-list date="2026-01-02">${Array.from({ length: count }, (_, n) => `<target ssid="${n}"><individual><identity ssid="1${n}" main="true"><name ssid="2${n}" name-type="primary-name"><name-part ssid="3${n}" order="1" name-part-type="whole-name"><value>Quendrel Zorbla${n}</value></name-part></name></identity></individual></target>`).join('')}</swiss-sanctions-list>`
  publisher.respond = (_, response) => response.writeHead(200).end(ch(5))
  await refresh()
  expect(await shown()).toMatchObject({ status: 'ACTIVE', entries: 5 })

  publisher.respond = (_, response) => response.writeHead(200).end(ch(6))
  let broken = 1
  const { transaction } = workerOn(platform)
  clock.offsetMs += 25 * HOUR_MS
  await refreshed(
    refreshLists(),
    workerOn(platform, {
      settings,
      transaction: work =>
        broken-- > 0
          ? Promise.reject(Object.assign(new Error('canceling statement due to a secret'), { code: '57014' }))
          : transaction(work),
    }),
  )
  expect(await shown()).toMatchObject({
    status: 'FAILED',
    entries: 5,
    failingSince: expect.anything(),
    failure: 'the published file could not be imported',
  })
  while ((await publishAlerts.run(workerOn(platform))) > 0);
  const alerts = (await published())
    .filter(({ type }) => type === 'compliance.alert_raised')
    .map(({ data }) => data)
  expect(alerts).toMatchObject([
    {
      code: 'LIST_REFRESH_FAILED',
      component: 'watchlists.CH_SECO',
      message: expect.not.stringContaining('secret'),
    },
  ])

  await ask()
  await refresh()
  expect(await shown()).toMatchObject({ status: 'ACTIVE', entries: 6, failingSince: null })

  await ask()
  await transaction(async sql => {
    await lockSource(sql, 'CH_SECO')
    const logged: unknown[] = []
    await refreshed(
      refreshLists(),
      workerOn(platform, {
        settings,
        log: fields => {
          logged.push(fields['error'])
        },
      }),
    )
    expect(logged).toEqual([
      expect.objectContaining({ message: expect.stringMatching('Another import of CH_SECO is in progress') }),
    ])
  })
  expect(await shown()).toMatchObject({ status: 'ACTIVE', failingSince: null })
  clock.offsetMs = 0
})

test('a workspace that cannot get an alert does not delay the others', async () => {
  const { refresh, published, platform, workspaceId } = await platformFetching('AU_DFAT')
  const other = await world()
  publisher.respond = (_, response) => response.writeHead(503).end()
  await refresh()

  const { contextIn } = workerOn(platform)
  const logged: unknown[] = []
  const worker = workerOn(platform, {
    contextIn: id => (id === workspaceId ? Promise.reject(new Error('broken')) : contextIn(id)),
    log: fields => {
      logged.push(fields['workspaceId'])
    },
  })
  while ((await publishAlerts.run(worker)) > 0);
  const alertedComponents = async (read: World['published']): Promise<unknown[]> =>
    (await read())
      .filter(({ type }) => type === 'compliance.alert_raised')
      .map(({ data }) => data['component'])

  expect([await alertedComponents(published), await alertedComponents(other.published)]).toEqual([
    [],
    ['watchlists.AU_DFAT'],
  ])
  expect(logged).toEqual([workspaceId])
})
