const EXAMPLES_MAX = 10

/** A number for a place and the balance there; the remainder is hashed too, since PostgreSQL folds a bigint to half its width first. */
const standing = (place: string, after: string): string => `hashint8extended(${after}, hashint8extended((${after}) % 998244353, ${place}))`

/**
 * One side of all postings, summed by account. Each entry leads from one standing, its place and balance, to the next: so where
 * an account's entries follow each other without a gap, the sum of where they lead less the sum of where they come from is the
 * last standing less the first one. That needs no sorting, which would take longest of all.
 */
const side = (account: string, amount: string, place: string, after: string): string => `
    select ${account} as account_id, ${place} is null as is_own, currency, count(*) as entries, sum(${amount})::numeric as balance_minor,
      sum(${standing(place, after)}) - sum(${standing(`${place} - 1`, `${after} - (${amount})`)}) as led
    from core.transactions where workspace_id = $1 group by 1, 2, 3`

/**
 * The proof of a workspace's ledger in one statement, and so of one moment: whatever is posted meanwhile is either in all of it or in
 * none. Customers' accounts have places, our own have none. A row for each check: how many were looked at, how many are broken,
 * and the first of those.
 */
export const INTEGRITY = `
  with sides as materialized (
    ${side('debit_account_id', '-(amount_minor + greatest(vat_leg_minor, 0))', 'debit_place', 'debit_after_minor')}
    union all ${side('credit_account_id', 'amount_minor + greatest(-vat_leg_minor, 0)', 'credit_place', 'credit_after_minor')}
    union all select vat_account_id, true, currency, count(*), sum(vat_leg_minor), null from core.transactions where workspace_id = $1 and vat_leg_minor <> 0 group by 1, 3),
  summed as (
    select account_id, sum(entries) as entries, sum(balance_minor) as balance_minor, sum(led) as led, min(currency) as least_currency, max(currency) as most_currency
    from sides where not is_own group by account_id),
  held as (
    select account_id, sum(remaining_minor) as held_minor, min(expires_at) as ends_at from core.holds where workspace_id = $1 and remaining_minor > 0 group by account_id),
  account as materialized (
    select coalesce(account.id, summed.account_id) as id, account.id is null as is_unknown,
      account.balance_minor, account.entries, account.held_minor, account.holds_end_at, account.currency, account.account_number,
      coalesce(summed.balance_minor, 0) as summed_minor, coalesce(summed.entries, 0) as counted, coalesce(summed.led, 0) as led,
      ${standing('account.entries', 'account.balance_minor')}::numeric - ${standing('0::bigint', '0::bigint')} as leads,
      coalesce(summed.least_currency, account.currency) as least_currency, coalesce(summed.most_currency, account.currency) as most_currency,
      coalesce(held.held_minor, 0) as counting_minor, held.ends_at
    from (select * from core.accounts where workspace_id = $1) account
    full join summed on summed.account_id = account.id
    left join held on held.account_id = account.id),
  verdicts as (
    select 'BALANCE' as name, id, is_unknown or balance_minor <> summed_minor as is_broken,
      format('the balance is %s, its entries make %s', balance_minor, summed_minor) as says from account
    union all select 'SEQUENCE', id, is_unknown or entries <> counted or led <> leads,
      case when entries = counted then format('its %s entries do not follow each other', counted) else format('%s entries are counted, there are %s', entries, counted) end from account
    union all select 'HOLDS', id, held_minor <> counting_minor or (ends_at is not null and (holds_end_at is null or holds_end_at > ends_at)),
      format('%s is held, its holds make %s', held_minor, counting_minor) from account where not is_unknown
    union all select 'CURRENCY', id, least_currency <> currency or most_currency <> currency,
      format('the account is kept in %s, an entry is in %s', currency, case when least_currency <> currency then least_currency else most_currency end) from account where not is_unknown
    union all select 'ACCOUNT_NUMBER', min(id::text)::uuid, count(*) > 1, format('%s accounts have the number %s', count(*), account_number) from account where not is_unknown group by account_number
    union all select 'OWN_ACCOUNT', sides.account_id, bool_or(own.id is null or own.currency <> sides.currency), format('%s entries have no place and are on no account of ours in their currency', sum(sides.entries))
      from sides left join core.system_accounts own on own.workspace_id = $1 and own.id = sides.account_id where sides.is_own group by sides.account_id
    union all select 'DOUBLE_ENTRY', null, sum(balance_minor) <> 0, format('debits and credits in %s differ by %s', currency, sum(balance_minor)) from sides group by currency),
  ranked as (
    select name, id, is_broken, says, row_number() over (partition by name, is_broken order by id) as place from verdicts)
  select name, count(*) as checked, count(*) filter (where is_broken) as broken,
    coalesce(jsonb_agg(jsonb_build_object('accountId', id, 'says', says) order by id) filter (where is_broken and place <= ${EXAMPLES_MAX}), '[]') as examples
  from ranked group by name
  union all select 'TRANSACTIONS', count(*), 0, '[]' from core.transactions where workspace_id = $1`
