/**
 * Reads what rules need of the payee of a debit, and of credits that are passed on to new payees. The debit itself is not included in the
 * earlier payments, but in the outflow.
 *
 * $1 workspace, $2 profile, $3 time of the debit, $4 its id, $5 currency, $6 payee, $7 minor units of the debit,
 * $8 number of earlier debits up to which they are counted, $9 seconds within which a payee is new for sequences,
 * $10, $11 and $12 hours, days and shares of pass-through, $13 the tenant's id of the debit.
 */
export const PAYEE_STATEMENT = `
  with payee as materialized (
    select (select occurred_at from sentinel.transactions
      where workspace_id = $1 and profile_id = $2 and payee_hash = $6 and is_debit and occurred_at <= $3 and id <> $4
      order by occurred_at limit 1) as first_at
  ),
  fresh as materialized (
    select first_at, coalesce(date_part('epoch', $3::timestamptz - first_at), 0) as age from payee
  )
  select first_at as "firstAt",
    case when first_at is null and $8::int > 0 then (
      select count(*)::int from (
        select from sentinel.transactions
        where workspace_id = $1 and profile_id = $2 and is_debit and occurred_at <= $3 and id <> $4 limit $8) earlier
    ) end as "earlierDebits",
    case when first_at is not null and age < $9::float8 then (
      select json_agg(json_build_object('ageS', age, 'amountMinor', amount, 'transactionId', transaction_id) order by age desc) from (
        select date_part('epoch', $3::timestamptz - occurred_at) as age, amount_minor::text as amount, transaction_id
        from sentinel.transactions
        where workspace_id = $1 and profile_id = $2 and payee_hash = $6 and is_debit and currency = $5 and occurred_at <= $3 and id <> $4
        order by occurred_at desc limit 500) payments
    ) end as "payments",
    case when age < (select max(days) from unnest($11::int[]) days) * 86400 then (
      with recent as materialized (
        select transaction_id, occurred_at, direction, is_debit, type, amount_minor, payee_hash
        from sentinel.transactions
        where workspace_id = $1 and profile_id = $2 and currency = $5 and occurred_at <= $3 and id <> $4
          and occurred_at > $3::timestamptz - make_interval(hours => (select max(hours) from unnest($10::int[]) hours))
      ),
      credits as materialized (
        select * from recent where direction = 'CREDIT' and type not in ('INTEREST', 'FEE') and occurred_at <= $3
      ),
      outflow as materialized (
        select each.*, (select occurred_at from sentinel.transactions first
          where first.workspace_id = $1 and first.profile_id = $2 and first.payee_hash = each.payee_hash and first.is_debit
          order by occurred_at limit 1) as first_at
        from recent each where is_debit and payee_hash is not null and exists (select from credits)
        union all select $13, $3, 'DEBIT', true, null, $7::bigint, $6, coalesce(fresh.first_at, $3)
      )
      select json_agg(json_build_object('hours', hours, 'days', days, 'share', share, 'transactionId', credit.transaction_id,
        'at', credit.occurred_at, 'amountMinor', credit.amount_minor::text, 'passedMinor', passed.sum::text, 'transactionIds', passed.ids,
        'creditTimes', case when credit.payee_hash is null then null else (
          select json_agg(occurred_at order by occurred_at) from (
            select occurred_at from sentinel.transactions earlier
            where workspace_id = $1 and profile_id = $2 and payee_hash = credit.payee_hash and direction = 'CREDIT'
              and occurred_at <= credit.occurred_at and occurred_at > credit.occurred_at - interval '8928 hours'
            order by occurred_at desc limit 400) times) end))
      from unnest($10::int[], $11::int[], $12::text[]) asked (hours, days, share),
      lateral (select * from credits where occurred_at > $3::timestamptz - make_interval(hours => hours)) credit,
      lateral (
        select sum(amount_minor), (array_agg(transaction_id order by occurred_at))[:100] as ids from outflow
        where occurred_at >= credit.occurred_at and first_at > $3::timestamptz - make_interval(hours => 24 * days)
      ) passed
      where passed.sum >= credit.amount_minor * share::numeric and fresh.age < days * 86400
    ) end as "passedOn"
  from fresh`

/** SQL types of the statement's values that differ by debit. */
export const PAYEE_TYPES = [
  ...[null, 'uuid', 'timestamptz', 'uuid', 'text', 'text', 'bigint'],
  ...[null, null, null, null, null, 'text'],
] as const
