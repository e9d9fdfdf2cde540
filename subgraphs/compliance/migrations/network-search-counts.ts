import { migration } from '#kernel/database/migration.ts'

/** The searches for payments, without a sort at each step. */
export const networkSearchCounts = migration(
  '20261128010020_compliance_network_search_counts',
  `
  -- Both functions count the payments of each party themselves: a window function sorts them at each step, which takes a quarter of the time.
  create or replace function compliance.search_payments(
    p_workspace uuid, p_parties text[], p_until timestamptz, p_sequence bigint, p_since timestamptz,
    p_is_onward boolean, p_hops integer, p_limit integer, p_parties_max integer, p_payments_max integer,
    out "transactionId" text, out at timestamptz, out payer text, out payee text, out "amountMinor" bigint, out currency text, out sequence bigint,
    out "completeParties" text[])
  returns setof record language plpgsql stable
  set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
  declare
    frontier text[] := p_parties;
    seen text[] := p_parties;
    reached text[];
    found text[] := '{}';
    cut text[] := '{}';
    complete text[] := '{}';
    -- Payments of each party of the frontier as a customer and as a counterparty, in turn.
    counts integer[];
    payment record;
  begin
    for hop in 1 .. p_hops loop
      exit when cardinality(frontier) = 0 or cardinality(seen) > p_parties_max or cardinality(found) > p_payments_max;
      reached := '{}';
      counts := '{}';
      for payment in
        select newest.*
        from unnest(frontier) with ordinality as party (key, place) cross join lateral (
          (select party.place * 2 - 1 as list, t.transaction_id, t.occurred_at, t.direction, t.customer_id, t.counterparty, t.amount_minor, t.currency, t.sequence
            from compliance.monitored_transactions t
            where t.workspace_id = p_workspace and t.customer_id = case when starts_with(party.key, 'customer:') then substr(party.key, 10) end
              and t.counterparty is not null and (t.direction = 'DEBIT' or not p_is_onward)
              and t.occurred_at <= p_until and t.sequence < p_sequence and t.void_sequence >= p_sequence and t.occurred_at > p_since
            order by t.occurred_at desc, t.sequence desc limit p_limit)
          union all
          (select party.place * 2, t.transaction_id, t.occurred_at, t.direction, t.customer_id, t.counterparty, t.amount_minor, t.currency, t.sequence
            from compliance.monitored_transactions t
            where not p_is_onward and t.workspace_id = p_workspace and t.counterparty = party.key
              and t.occurred_at <= p_until and t.sequence < p_sequence and t.void_sequence >= p_sequence and t.occurred_at > p_since
            order by t.occurred_at desc, t.sequence desc limit p_limit)
          union all
          (select party.place * 2, t.transaction_id, t.occurred_at, t.direction, t.customer_id, t.counterparty, t.amount_minor, t.currency, t.sequence
            from compliance.monitored_transactions t
            where p_is_onward and t.workspace_id = p_workspace and t.counterparty = party.key and t.direction = 'CREDIT'
              and t.occurred_at <= p_until and t.sequence < p_sequence and t.void_sequence >= p_sequence and t.occurred_at > p_since
            order by t.occurred_at desc, t.sequence desc limit p_limit)) newest
      loop
        counts[payment.list] := coalesce(counts[payment.list], 0) + 1;
        if counts[payment.list] = p_limit then cut := cut || frontier[(payment.list + 1) / 2]; end if;
        continue when payment.transaction_id = any (found);
        found := found || payment.transaction_id;
        "transactionId" := payment.transaction_id;
        at := payment.occurred_at;
        "amountMinor" := payment.amount_minor;
        currency := payment.currency;
        sequence := payment.sequence;
        payer := 'customer:' || payment.customer_id;
        payee := payment.counterparty;
        if payment.direction = 'CREDIT' then
          payee := payer;
          payer := payment.counterparty;
        end if;
        return next;
        if payer <> all (seen) then
          seen := seen || payer;
          reached := reached || payer;
        end if;
        if payee <> all (seen) then
          seen := seen || payee;
          reached := reached || payee;
        end if;
      end loop;
      complete := complete || frontier;
      frontier := reached;
    end loop;
    "transactionId" := null;
    "completeParties" := case when cut = '{}' then complete else array(select each from unnest(complete) each where each <> all (cut)) end;
    return next;
  end $$;

  create or replace function compliance.search_payments_with_late(
    p_workspace uuid, p_parties text[], p_until timestamptz, p_sequence bigint, p_since timestamptz,
    p_is_onward boolean, p_hops integer, p_limit integer, p_parties_max integer, p_payments_max integer,
    out "transactionId" text, out at timestamptz, out payer text, out payee text, out "amountMinor" bigint, out currency text, out sequence bigint,
    out "completeParties" text[])
  returns setof record language plpgsql stable
  set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
  declare
    frontier text[] := p_parties;
    seen text[] := p_parties;
    reached text[];
    found text[] := '{}';
    cut text[] := '{}';
    complete text[] := '{}';
    -- Payments of each party of the frontier as a customer and as a counterparty, in turn.
    counts integer[];
    payment record;
  begin
    for hop in 1 .. p_hops loop
      exit when cardinality(frontier) = 0 or cardinality(seen) > p_parties_max or cardinality(found) > p_payments_max;
      reached := '{}';
      counts := '{}';
      for payment in
        select newest.*
        from unnest(frontier) with ordinality as party (key, place) cross join lateral (
          (select party.place * 2 - 1 as list, t.transaction_id, t.occurred_at, t.direction, t.customer_id, t.counterparty, t.amount_minor, t.currency, t.sequence
            from compliance.monitored_transactions t
            where t.workspace_id = p_workspace and t.customer_id = case when starts_with(party.key, 'customer:') then substr(party.key, 10) end
              and t.counterparty is not null and (t.direction = 'DEBIT' or not p_is_onward)
              and (t.occurred_at, t.sequence) < (p_until, p_sequence) and t.voided_at is null and t.occurred_at > p_since
            order by t.occurred_at desc, t.sequence desc limit p_limit)
          union all
          (select party.place * 2, t.transaction_id, t.occurred_at, t.direction, t.customer_id, t.counterparty, t.amount_minor, t.currency, t.sequence
            from compliance.monitored_transactions t
            where not p_is_onward and t.workspace_id = p_workspace and t.counterparty = party.key
              and (t.occurred_at, t.sequence) < (p_until, p_sequence) and t.voided_at is null and t.occurred_at > p_since
            order by t.occurred_at desc, t.sequence desc limit p_limit)
          union all
          (select party.place * 2, t.transaction_id, t.occurred_at, t.direction, t.customer_id, t.counterparty, t.amount_minor, t.currency, t.sequence
            from compliance.monitored_transactions t
            where p_is_onward and t.workspace_id = p_workspace and t.counterparty = party.key and t.direction = 'CREDIT'
              and (t.occurred_at, t.sequence) < (p_until, p_sequence) and t.voided_at is null and t.occurred_at > p_since
            order by t.occurred_at desc, t.sequence desc limit p_limit)) newest
      loop
        counts[payment.list] := coalesce(counts[payment.list], 0) + 1;
        if counts[payment.list] = p_limit then cut := cut || frontier[(payment.list + 1) / 2]; end if;
        continue when payment.transaction_id = any (found);
        found := found || payment.transaction_id;
        "transactionId" := payment.transaction_id;
        at := payment.occurred_at;
        "amountMinor" := payment.amount_minor;
        currency := payment.currency;
        sequence := payment.sequence;
        payer := 'customer:' || payment.customer_id;
        payee := payment.counterparty;
        if payment.direction = 'CREDIT' then
          payee := payer;
          payer := payment.counterparty;
        end if;
        return next;
        if payer <> all (seen) then
          seen := seen || payer;
          reached := reached || payer;
        end if;
        if payee <> all (seen) then
          seen := seen || payee;
          reached := reached || payee;
        end if;
      end loop;
      complete := complete || frontier;
      frontier := reached;
    end loop;
    "transactionId" := null;
    "completeParties" := case when cut = '{}' then complete else array(select each from unnest(complete) each where each <> all (cut)) end;
    return next;
  end $$;
`,
)
