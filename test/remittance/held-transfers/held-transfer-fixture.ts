import type { SetScreeningPolicy } from '#compliance/operations/policy/set-screening-policy.ts'
import { resolveMatch, type MatchResolution } from '#compliance/operations/screenings/resolve-match.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { CreateTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { setPolicy } from '#test/compliance/set-policy.ts'
import { named, activeLists, type ActiveLists } from '#test/compliance/active-lists.ts'
import { NIGERIAN, setting, type Setting } from '../given.ts'

export const HOUR_MS = 3_600_000
export const PAID = ['CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED']

/** A workspace with a payee that may be on a list. */
export interface Bench extends Setting {
  readonly lists: ActiveLists
  /** Two words that are unique to the test and occur on no list. */
  readonly name: { readonly firstName: string; readonly lastName: string; readonly whole: string }
  /** Puts the payee on a list under a name that holds a payment and does not block it. */
  suspect(source?: ListSource): Promise<{ id: string }>
  pay(given?: Partial<CreateTransfer>): Promise<TransferRow>
  set(policy: SetScreeningPolicy): Promise<unknown>
  /** Resolves every open match of the transfer's screenings. */
  resolveAll(id: string, resolution: MatchResolution, isAllowed?: boolean): Promise<number>
}

let tests = 0
/** One per test, so that tests do not see each other's list entries. */
const NAMES = [
  'Vorquill Zanthemar',
  'Brumox Fendrisk',
  'Oskwyn Tralbeck',
  'Jothnap Quarrimund',
  'Hulvix Szemporra',
  'Pragnolt Eirwhistle',
  'Dwimble Kaxonth',
  'Ulgreth Yovashin',
  'Crondaf Ibbelquay',
  'Stumvek Olphanaar',
  'Ghizzel Mactorvian',
  'Lurpond Xethwicke',
  'Azmoth Veldrinkas',
  'Nifgarl Bosquetta',
  'Eskwold Rupanjiv',
  'Thurvain Okkelbrod',
  'Yemspor Drachwill',
  'Quilbert Stavonje',
  'Wazlim Horfendry',
  'Ibrexa Tolgunmar',
]

export async function bench(): Promise<Bench> {
  const here = await setting()
  const lists = await activeLists(here)
  const whole = NAMES[tests++]!
  const [firstName, lastName] = whole.split(' ') as [string, string]
  const officer = () => here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] })
  const openMatches = (id: string): Promise<{ id: string; screeningId: string }[]> =>
    here.database.read(
      here.workspaceId,
      `select match.id, match.screening_id as "screeningId" from compliance.screening_matches match
     join compliance.screenings screening on screening.workspace_id = match.workspace_id and screening.id = match.screening_id
     where match.workspace_id = $1 and screening.payment_id = $2 and match.status = 'OPEN' order by match.id`,
      [here.workspaceId, id],
    )
  return {
    ...here,
    lists,
    name: { firstName, lastName, whole },
    // A name that the list marks as weak is at most a POSSIBLE match.
    suspect: (source = 'UN_CONSOLIDATED') =>
      lists.list(source, { names: [...named('Wholly Unheard Of'), ...named(whole, 'WEAK_ALIAS')] }),
    pay: async given =>
      here.transfer({
        recipientId: (await here.recipient({ ...NIGERIAN, firstName, lastName })).id,
        ...given,
      }),
    set: policy => setPolicy(here, policy),
    async resolveAll(id, resolution, isAllowed = false) {
      const open = await openMatches(id)
      for (const { id: matchId, screeningId } of open)
        await resolveMatch(officer(), {
          screeningId,
          matchId,
          resolution,
          ...(isAllowed && { allowList: { add: true } }),
        })
      return open.length
    },
  }
}
