const POSTED = 'id, debit_account_id, credit_account_id, amount_minor'

/**
 * Values the parts of each cross-currency transfer again. Its own transaction, its parts and their reversals are read from the ledger;
 * only the amounts and rates at MID come from the terms stored with the transfer. For each foreign currency of a transfer, the entries on
 * its position equal the converted amount, and those on its counter-value that amount at MID, up to half a minor unit. A reversal undoes
 * both. Nothing else moves these accounts, so each balance is the sum over all transfers.
 */
export const POSITIONS = `
  conversions as materialized (
    select ${POSTED}, metadata -> 'conversion' as terms from core.transactions where workspace_id = $1 and metadata ? 'conversion'),
  converted as (
    select conversion.id as conversion_id, posting.* from conversions conversion cross join lateral (
      select ${POSTED} from core.transactions where workspace_id = $1 and id = conversion.id
      union all
      select ${POSTED} from core.transactions where workspace_id = $1 and parent_id = conversion.id and type = 'TRANSFER' offset 0) posting),
  undone as (
    select converted.conversion_id, back.* from converted cross join lateral (
      select ${POSTED} from core.transactions where workspace_id = $1 and reverses_id = converted.id offset 0) back),
  exchanged as materialized (
    select side.conversion_id, side.is_back, own.id, own.kind, case own.kind when 'FX_POSITION' then own.currency else own.counter_currency end as foreign_currency,
      sum(side.minor) as minor
    from (
      select conversion_id, false as is_back, debit_account_id as account_id, -amount_minor as minor from converted
      union all select conversion_id, false, credit_account_id, amount_minor from converted
      union all select conversion_id, true, debit_account_id, -amount_minor from undone
      union all select conversion_id, true, credit_account_id, amount_minor from undone) side
    join core.system_accounts own on own.workspace_id = $1 and own.id = side.account_id and own.kind in ('FX_POSITION', 'FX_COUNTER_VALUE', 'FX_INCOME')
    group by 1, 2, 3, 4, 5),
  positions as (
    select conversion.id, side.currency, side.expected, (side.mid ->> 0)::numeric as numerator, (side.mid ->> 1)::numeric as denominator,
      coalesce(sum(exchanged.minor) filter (where kind = 'FX_POSITION' and not is_back), 0) as position_minor,
      coalesce(sum(exchanged.minor) filter (where kind = 'FX_COUNTER_VALUE' and not is_back), 0) as counter_minor,
      coalesce(sum(exchanged.minor) filter (where kind = 'FX_POSITION' and is_back), 0) as position_back,
      coalesce(sum(exchanged.minor) filter (where kind = 'FX_COUNTER_VALUE' and is_back), 0) as counter_back,
      exists (select 1 from core.transactions where workspace_id = $1 and reverses_id = conversion.id) as is_reversed
    from conversions conversion
    cross join lateral (values
      (terms ->> 'sourceCurrency', terms -> 'sourceMid', conversion.amount_minor::numeric),
      (terms ->> 'targetCurrency', terms -> 'targetMid', -(terms ->> 'convertedMinor')::numeric)) as side (currency, mid, expected)
    left join exchanged on exchanged.conversion_id = conversion.id and exchanged.foreign_currency = side.currency
    where jsonb_typeof(side.mid) = 'array'
    group by conversion.id, side.currency, side.mid, side.expected),`

/** Rows of the verdicts on conversions and on the accounts that they move; `sides` are the summed sides of all transactions. */
export const POSITION_VERDICTS = `
    union all select 'POSITIONS', null, position_minor <> expected
        or abs(position_minor * numerator + counter_minor * denominator) * 2 > denominator
        or position_back <> case when is_reversed then -position_minor else 0 end
        or counter_back <> case when is_reversed then -counter_minor else 0 end,
      format('transfer %s moves the %s position by %s, its terms by %s, and the counter-value by %s%s', id, currency, position_minor, expected, counter_minor,
        case when is_reversed then format(', its reversal by %s and %s', position_back, counter_back) else '' end) from positions
    union all select 'POSITIONS', own.id, coalesce(balance.minor, 0) <> coalesce(moved.minor, 0),
      format('the balance is %s, transfers make %s', coalesce(balance.minor, 0), coalesce(moved.minor, 0))
      from core.system_accounts own
      left join (select account_id, sum(balance_minor) as minor from sides where is_own group by 1) balance on balance.account_id = own.id
      left join (select id, sum(minor) as minor from exchanged group by 1) moved on moved.id = own.id
      where own.workspace_id = $1 and own.kind in ('FX_POSITION', 'FX_COUNTER_VALUE', 'FX_INCOME')`
