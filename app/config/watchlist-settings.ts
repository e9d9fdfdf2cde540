import type { Settings } from '#kernel/context.ts'

type Text = (name: string) => string | undefined
type Check = (name: string, isRight: boolean, must?: string) => void

/** More files than any real publication has. */
const FILES_MAX = 20

/** Names of all watchlists. They are repeated here because a separate gateway process loads no domain. */
export const WATCHLISTS: readonly string[] = [
  'OFAC_SDN',
  'OFAC_CONSOLIDATED',
  'UN_CONSOLIDATED',
  'EU_CONSOLIDATED',
  'UK_OFSI',
  'AU_DFAT',
  'CA_SEMA',
  'CH_SECO',
  'JP_MOF',
  'SRC_GLOBAL_PEP',
  'SRC_WIKIDATA_PEP',
  'SRC_AFRICAN_PEP',
  'SRC_NIGERIA_PEP',
]

/** Only these lists are also published as daily changes; sanctions lists are always published in full. */
const PUBLISHED_AS_CHANGES = /^SRC_/

/** Where watchlists are fetched from; an address of a list that there is not is a mistake. */
export function watchlistSettings(
  env: Readonly<Record<string, string | undefined>>,
  setting: Text,
  check: Check,
): NonNullable<Settings['watchlists']> {
  const redirects = setting('WATCHLIST_REDIRECTS')!
  check('WATCHLIST_REDIRECTS', /^[0-5]$/.test(redirects))
  const addresses: Record<string, readonly string[]> = {}
  const changes: Record<string, readonly string[]> = {}
  for (const [name, value] of Object.entries(env)) {
    const [, source, isOfChanges] = /^WATCHLIST_([A-Z_]+?)(_CHANGES)?_URL$/.exec(name) ?? []
    if (source === undefined || value === undefined || value === '') continue
    const urls = value.split(',').map(url => url.trim())
    check(name, WATCHLISTS.includes(source), `of one of the lists ${WATCHLISTS.join(', ')}`)
    check(
      name,
      urls.length <= FILES_MAX &&
        urls.every(url => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
    )
    if (isOfChanges)
      check(
        name,
        PUBLISHED_AS_CHANGES.test(source) && Boolean(env[`WATCHLIST_${source}_URL`]),
        `of a list of politically exposed persons, whose WATCHLIST_${source}_URL is set too`,
      )
    const found = isOfChanges ? changes : addresses
    found[source] = urls
  }
  return { addresses, changes, redirectsMax: Number(redirects) }
}
