import { migration } from '#kernel/database/migration.ts'

/** The search for payments around a transaction that is judged again. */
export const networkSearchWithLate = migration(
  '20261127190010_compliance_network_search_with_late',
  `
  -- Like compliance.search_payments, with the payments that happened before the transaction and arrived after it, and without those that
  -- were voided. It is a function of its own, so that each has one plan.
  create function compliance.search_payments_with_late(
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
    payment record;
  begin
    for hop in 1 .. p_hops loop
      exit when cardinality(frontier) = 0 or cardinality(seen) > p_parties_max or cardinality(found) > p_payments_max;
      reached := '{}';
      for payment in
        select party.key as party, newest.*, count(*) over (partition by party.key, newest.is_own) as number
        from unnest(frontier) as party (key) cross join lateral (
          (select true as is_own, t.transaction_id, t.occurred_at, t.direction, t.customer_id, t.counterparty, t.amount_minor, t.currency, t.sequence
            from compliance.monitored_transactions t
            where t.workspace_id = p_workspace and t.customer_id = case when starts_with(party.key, 'customer:') then substr(party.key, 10) end
              and t.counterparty is not null and (t.direction = 'DEBIT' or not p_is_onward)
              and (t.occurred_at, t.sequence) < (p_until, p_sequence) and t.voided_at is null and t.occurred_at > p_since
            order by t.occurred_at desc, t.sequence desc limit p_limit)
          union all
          (select false, t.transaction_id, t.occurred_at, t.direction, t.customer_id, t.counterparty, t.amount_minor, t.currency, t.sequence
            from compliance.monitored_transactions t
            where not p_is_onward and t.workspace_id = p_workspace and t.counterparty = party.key
              and (t.occurred_at, t.sequence) < (p_until, p_sequence) and t.voided_at is null and t.occurred_at > p_since
            order by t.occurred_at desc, t.sequence desc limit p_limit)
          union all
          (select false, t.transaction_id, t.occurred_at, t.direction, t.customer_id, t.counterparty, t.amount_minor, t.currency, t.sequence
            from compliance.monitored_transactions t
            where p_is_onward and t.workspace_id = p_workspace and t.counterparty = party.key and t.direction = 'CREDIT'
              and (t.occurred_at, t.sequence) < (p_until, p_sequence) and t.voided_at is null and t.occurred_at > p_since
            order by t.occurred_at desc, t.sequence desc limit p_limit)) newest
      loop
        if payment.number >= p_limit then cut := cut || payment.party; end if;
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
    "completeParties" := array(select each from unnest(complete) each where each <> all (cut));
    return next;
  end $$;
`,
)
