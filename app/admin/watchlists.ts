import { auditInstallation } from '#kernel/audit.ts'
import { FORMATS, type ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCES, SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { fileAt } from '#compliance/watchlists/store/file-at.ts'
import { importList } from '#compliance/watchlists/store/import-list.ts'
import { dayOf, tableOf, type AdminCommand } from './command.ts'

interface Row {
  readonly source: ListSource
  readonly version: string | null
  readonly entries: number | null
  readonly isDemo: boolean | null
  readonly layout: string | null
  readonly importedAt: Date | null
  readonly lastCheckedAt: Date | null
  readonly failure: string | null
}

const LIST = `select named.source, version.version, version.entries, version.is_demo as "isDemo", version.layout, version.imported_at as "importedAt",
    source.last_checked_at as "lastCheckedAt", source.failure
  from unnest($1::text[]) with ordinality as named (source, place)
  left join compliance.list_sources source on source.source = named.source
  left join compliance.list_versions version on version.source = named.source and version.number = source.active_number
  order by named.place`

function sourceOf(given: string): ListSource {
  const source = given.toUpperCase()
  if (!Object.hasOwn(FORMATS, source))
    throw new Error(`The watchlist "${given}" does not exist; use one of ${SOURCE_NAMES.join(', ')}.`)
  return source as ListSource
}

export const watchlistCommands: readonly AdminCommand[] = [
  {
    name: 'watchlist import',
    usage: '<source> <file…>',
    description:
      "Imports a watchlist in its publisher's format; running processes use it within five seconds.",
    more: [
      'The format is detected. Files may be compressed with gzip. Pass all CSV files of a set together.',
      'A file that is truncated, malformed or has lost more than a fifth of its entries is rejected.',
      `Lists: ${SOURCE_NAMES.slice(0, 9).join(', ')},`,
      `${SOURCE_NAMES.slice(9).join(', ')}.`,
    ],
    examples: [
      'watchlist import UN_CONSOLIDATED consolidated.xml',
      'watchlist import OFAC_SDN sdn.csv alt.csv add.csv sdn_comments.csv',
    ],
    options: {
      'accept-shrinking': {
        description:
          'import the list although more than a fifth of its entries were removed by the publisher',
        isFlag: true,
      },
    },
    async run({ runtime, args, several, options, by }) {
      const source = sourceOf(args['source']!)
      const files = await Promise.all(several.map(path => fileAt(path)))
      const { database } = (await runtime.domains()).source
      const at = new Date()
      const acceptsShrinking = options['accept-shrinking'] !== undefined
      const imported = await importList(database.workerTransaction, {
        source,
        files,
        at,
        signal: runtime.signal,
        acceptsShrinking,
      })
      if (imported.outcome === 'REJECTED') throw new Error(`The import was rejected. ${imported.reason}`)
      const { version } = imported
      if (imported.outcome === 'ACTIVATED')
        await runtime.asOwner(owner =>
          auditInstallation(owner, {
            act: 'compliance.list_imported',
            by,
            at,
            data: { source, ...version, ...(acceptsShrinking && { acceptsShrinking }) },
          }),
        )
      return {
        text:
          imported.outcome === 'UNCHANGED'
            ? `${source}: no changes; version ${version.version} with ${version.entries} entries remains current.`
            : `${source}: version ${version.version} with ${version.entries} entries: ${version.added} added, ${version.changed} changed, ${version.removed} removed (${version.layout}).`,
        json: { source, outcome: imported.outcome, ...version },
      }
    },
  },
  {
    name: 'watchlist list',
    usage: '',
    description: 'Lists the watchlists with their versions and the error of the last failed refresh.',
    examples: ['watchlist list'],
    async run({ runtime }) {
      const rows = await runtime.asOwner(async owner => (await owner.query<Row>(LIST, [SOURCE_NAMES])).rows)
      return {
        text: tableOf(
          ['LIST', 'VERSION', 'ENTRIES', 'LAYOUT', 'IMPORTED', 'LOOKED AT', 'FAULT'],
          rows.map(row => [
            row.source,
            row.version,
            row.entries === null ? null : `${row.entries}${row.isDemo ? ' (demo)' : ''}`,
            row.layout,
            dayOf(row.importedAt),
            dayOf(row.lastCheckedAt),
            row.failure,
          ]),
          '',
        ),
        json: rows.map(row => ({ ...row, type: SOURCES[row.source].type })),
      }
    },
  },
]
