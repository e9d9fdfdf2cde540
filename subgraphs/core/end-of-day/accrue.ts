import { INTEREST_UNITS } from '#core/rules/interest/accrual.ts'

/** What changed the interest of accounts after their accrual of the date before. On most dates it is nothing. */
interface Changes {
  /** Whether value corrections were made. */
  readonly isCorrected: boolean
  /** Whether interest was posted. */
  readonly isPosted: boolean
  /** Whether interest was settled at the end of a term or of an account. */
  readonly isSettled: boolean
}

/** What a chunk has besides accounts and their accruals of the date before. Each part that it lacks is left out of the statement. */
export interface ChunkParts extends Changes {
  /** Whether there are pooled virtual accounts, which count with their parent. */
  readonly isPooled: boolean
}

const HALF_EVEN = `(case
    when mod(abs(accrued), ${INTEREST_UNITS}) * 2 > ${INTEREST_UNITS}
      or (mod(abs(accrued), ${INTEREST_UNITS}) * 2 = ${INTEREST_UNITS} and mod(div(abs(accrued), ${INTEREST_UNITS}), 2) = 1)
    then div(abs(accrued), ${INTEREST_UNITS}) + 1 else div(abs(accrued), ${INTEREST_UNITS}) end * sign(accrued))::bigint`

/** Rows of a table for accounts of the chunk, by the date before. */
const ofChunk = (table: string, date: string): string =>
  `${table} where workspace_id = $1 and ${date} = $2::date - 1 and account_id > $3 and account_id <= $4`

// A closed account is part of the pool until a row contains its last entry.
const POOL = `pool as materialized (
    select own.parent_account_id as id, sum(account.balance_minor)::bigint as minor, jsonb_object_agg(own.id, account.entries) as contained
    from core.virtual_accounts own
    cross join lateral (
      select balance_minor, entries, status, booked_on from core.accounts where workspace_id = $1 and id = own.id offset 0) account
    where own.workspace_id = $1 and own.kind = 'POOLING' and own.parent_account_id > $3 and own.parent_account_id <= $4
      and account.entries > 0 and (account.status <> 'CLOSED' or account.booked_on >= $2::date - 1)
    group by own.parent_account_id),`

/** What the changes add to the sums of the date before, and their joins. */
function changed({ isCorrected, isPosted, isSettled }: Changes): {
  readonly accrued: string
  readonly charged: string
  readonly joins: string
} {
  const units = (posting: string, settled: string): string =>
    `(${[isPosted && `coalesce(posting.${posting}, 0)`, isSettled && `coalesce(settled.${settled}, 0)`].filter(Boolean).join(' + ')})::numeric * ${INTEREST_UNITS}`
  const isPaid = isPosted || isSettled
  return {
    accrued: `${isCorrected ? ' + coalesce(correction.amount, 0)' : ''}${isPaid ? ` - ${units('posted_minor', 'paid')}` : ''}`,
    charged: `${isCorrected ? ' + coalesce(correction.charge, 0)' : ''}${isPaid ? ` + ${units('charged_minor', 'charged')}` : ''}`,
    joins: `${
      isCorrected
        ? `left join (select account_id, amount, charge from ${ofChunk('core.accrual_corrections', 'accrual_date')}) correction on correction.account_id = account.id`
        : ''
    } ${
      isPosted
        ? `left join (select account_id, posted_minor, charged_minor from ${ofChunk('core.interest_postings', 'booking_date')}) posting on posting.account_id = account.id`
        : ''
    } ${
      isSettled
        ? `left join (select account_id, sum(paid_minor + forgone_minor) as paid, sum(charged_minor) as charged
      from ${ofChunk('core.interest_settlements', 'accrual_date')} group by account_id) settled on settled.account_id = account.id`
        : ''
    }`,
  }
}

/**
 * Accrues the interest of the accounts above $3 up to $4, and returns their number. Subqueries end with `offset 0` where their results are used several times, since
 * PostgreSQL would otherwise compute each result as often.
 */
export const accrueText = ({ isPooled, ...changes }: ChunkParts): string => {
  const { accrued, charged, joins } = changed(changes)
  return `with terms as materialized (
    select * from jsonb_to_recordset($5::jsonb) as terms (product_id uuid, version integer, factor numeric, froms bigint[], rates bigint[],
      charge_factor numeric, part integer, is_minimum boolean, is_compounded boolean, is_new_period boolean)),
  ${isPooled ? POOL : ''}
  carried as (
    select account.id, account.balance_minor${isPooled ? ' + coalesce(pool.minor, 0) as balance_minor' : ''}, account.entries, ${isPooled ? 'pool.contained' : 'null::jsonb'} as pooled,
      terms.factor, terms.froms, terms.rates, terms.charge_factor, terms.part,
      -- A running term earns simple interest.
      terms.is_minimum and account.term_id is null as is_minimum, terms.is_compounded and account.term_id is null as is_compounded,
      coalesce(previous.accrued, 0)${accrued} as accrued, coalesce(previous.charged, 0)${charged} as charged,
      case when terms.is_new_period or account.term_id is not null then 0 else coalesce(previous.compounded_minor, 0) end as compounded_minor,
      case when terms.is_new_period then null else previous.lowest_minor end as lowest_minor,
      case when terms.is_new_period then 0 else coalesce(previous.parts, 0) end as parts
    from core.accounts account
    join terms on terms.product_id = account.product_id and terms.version = account.product_version
    left join (select account_id, accrued, charged, compounded_minor, lowest_minor, parts from ${ofChunk('core.accruals', 'accrual_date')}) previous
      on previous.account_id = account.id
    ${isPooled ? 'left join pool on pool.id = account.id' : ''}
    ${joins}
    where account.workspace_id = $1 and account.id > $3 and account.id <= $4 and account.status <> 'CLOSED'
      and ${isPooled ? `(account.entries > 0 or pool.id is not null) and account.virtual_kind is distinct from 'POOLING'` : 'account.entries > 0'}),
  -- The same computation as accrueDay. An account with one rate, the most common, needs no function call.
  earned as (
    select id, balance_minor, entries, pooled, is_compounded, accrued, charged, compounded_minor,
      case when is_minimum then least(lowest_minor, balance_minor + compounded_minor) end as lowest_minor,
      case when is_minimum then parts + part else 0 end as parts,
      case when balance_minor < 0 then balance_minor::numeric * charge_factor else 0 end as charge,
      case
        when is_minimum then
          core.interest_of(froms, rates, least(lowest_minor, balance_minor + compounded_minor)) * (parts + part)
            - core.interest_of(froms, rates, coalesce(lowest_minor, 0)) * parts
        when factor is null then core.interest_of(froms, rates, balance_minor + compounded_minor) * part
        when balance_minor + compounded_minor > 0 then (balance_minor + compounded_minor)::numeric * factor
        else 0 end as amount
    from carried offset 0),
  summed as (
    select id, balance_minor, entries, pooled, is_compounded, amount, charge, accrued + amount as accrued, charged + charge as charged,
      compounded_minor, lowest_minor, parts
    from earned offset 0),
  written as (
  insert into core.accruals (workspace_id, accrual_date, account_id, balance_minor, entries, pooled, amount, charge, accrued, charged,
    compounded_minor, lowest_minor, parts)
  select $1, $2, id, balance_minor, entries, pooled, amount, charge, accrued, charged,
    case when is_compounded then ${HALF_EVEN} else compounded_minor end, lowest_minor, parts
  from summed returning 1)
  select count(*)::int as accounts from written`
}
