import { migration } from '#kernel/database/migration.ts'

/**
 * The function core.post posts a batch in one transaction. Each posting is atomic, and later postings see earlier ones. A batch mixes tenants, so the
 * accounts of each posting are checked against its workspace. Locks keys in order, then accounts in order. A set, a posting with its parts, is
 * atomic as a whole.
 * Values are read from the arrays by position: unnesting them would copy every value twice more. The planner's settings are set on the
 * function, since a plan from when the tables were empty would be kept for the life of a session.
 *
 * Its parameters are declared in ledger/post-parameters.ts, and its outcomes in rules/posting-outcome.ts; tests compare both with it.
 */
export const post = migration(
  '20261124100060_core_post',
  `
  grant create on schema core to fiducia_ledger;
  set local role fiducia_ledger;

  -- Usage sums by class and window on a later day: sums of an ended day, ISO week or month restart at 0.
  create function core.used_on(p_used bigint[], p_used_on date, p_today date) returns bigint[] language plpgsql immutable as $$
  declare
    same_week boolean; same_month boolean;
  begin
    if p_used is null or p_used_on is null then return array_fill(0::bigint, array[24]); end if;
    if p_used_on >= p_today then return p_used; end if;
    same_week := date_trunc('week', p_used_on) = date_trunc('week', p_today);
    same_month := date_trunc('month', p_used_on) = date_trunc('month', p_today);
    for c in 0..7 loop
      p_used[c * 3 + 1] := 0;
      if not same_week then p_used[c * 3 + 2] := 0; end if;
      if not same_month then p_used[c * 3 + 3] := 0; end if;
    end loop;
    return p_used;
  end $$;
  grant execute on function core.used_on to fiducia_app;

  -- Makes an inactive account active again. The account is locked.
  create function core.wake_account(
    p_workspace uuid, p_account uuid, p_reference text, p_actor_kind text, p_actor_id text, p_request_id text, p_at timestamptz)
  returns void language plpgsql set search_path = '' as $$
  declare
    woken record;
  begin
    update core.accounts set status = 'ACTIVE', version = version + 1
      where workspace_id = p_workspace and id = p_account returning version, restriction into woken;
    insert into core.account_changes (workspace_id, account_id, version, change, status, status_before, restriction, restriction_before,
      reason, actor_kind, actor_id, at)
    values (p_workspace, p_account, woken.version, 'REACTIVATED', 'ACTIVE', 'INACTIVE', woken.restriction, woken.restriction,
      'Transaction ' || p_reference, p_actor_kind, p_actor_id, p_at);
    -- The event of the account has personal data, which only a process can encrypt: see reactions/on-account-woken.ts.
    insert into kernel.outbox (workspace_id, id, type, aggregate_type, aggregate_id, data, request_id, occurred_at)
    values (p_workspace, gen_random_uuid(), 'core.account_woken', 'account', p_account,
      jsonb_build_object('accountId', p_account, 'version', woken.version), p_request_id, p_at);
  end $$;
  grant execute on function core.wake_account to fiducia_app;

  create function core.post(
    p_policy_workspaces uuid[], p_policy_versions bigint[], p_event_ids uuid[],
    p_account_workspaces uuid[], p_accounts uuid[], p_account_todays date[],
    p_workspaces uuid[], p_subjects text[], p_keys text[], p_fingerprints text[],
    p_ids uuid[], p_references text[], p_types text[], p_transfer_types text[], p_statuses text[], p_channels text[], p_currencies text[],
    p_amounts bigint[], p_fees bigint[], p_vats bigint[], p_vat_legs bigint[], p_vat_accounts uuid[],
    p_fee_ids uuid[], p_fee_references text[], p_fee_accounts uuid[], p_fee_narrations text[],
    p_debit_indexes int[], p_credit_indexes int[], p_debits uuid[], p_credits uuid[], p_flags int[], p_protection_versions int[],
    p_usage_classes int[], p_usage_dates date[], p_todays date[], p_booking_dates date[], p_value_dates date[],
    p_checks_from int[], p_checks_to int[], p_check_classes int[],
    p_check_singles bigint[], p_check_days bigint[], p_check_weeks bigint[], p_check_months bigint[],
    p_other_account_numbers text[], p_other_bank_codes text[], p_destination_names text[], p_narrations text[], p_descriptions text[],
    p_initiated_by uuid[], p_approved_by uuid[], p_actor_kinds text[], p_actor_ids text[], p_request_ids text[],
    p_session_ids text[], p_external_references text[], p_parent_ids uuid[], p_reverses_ids uuid[], p_reasons text[], p_metadata text[], p_quote_ids uuid[],
    p_at timestamptz,
    -- The name of what became of each posting.
    out outcomes text[],
    -- Of a posting refused by its limit or its funds: the limit or the available funds, and the usage or funds that it requires.
    out allowed_amounts bigint[], out required_amounts bigint[],
    -- What an earlier request under the same key did; null if no key was used before.
    out earlier_results jsonb,
    out debit_sequences bigint[], out debit_afters bigint[], out credit_sequences bigint[], out credit_afters bigint[],
    -- Null if all postings were posted at p_at.
    out posted_at timestamptz[],
    -- Null if all postings were booked on their date in p_booking_dates.
    out booked_on date[])
  language plpgsql security definer set search_path = ''
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
  declare
    -- Bounds and flags are literals, because reading a constant costs time at every posting:
    -- 4000000000000000000 is the largest absolute balance, so that no sum overflows bigint.
    -- 1000000000000000000 is the largest usage sum, larger than any amount: eight such sums and an amount fit bigint.
    -- p_flags: 1 may overdraw, 2 ignores frozen, dormant and restricted accounts, 4 gives back usage, 8 ignores protective holds,
    -- 16 a protective hold covers the debit, if the account still has the version of p_protection_versions,
    -- 32 made without a request, so it does not count as use of the accounts,
    -- 64 was paid to the virtual account in the metadata, which hands it to its parent, 128 releases money in escrow,
    -- 256 debits the account of a running term, or credits it from a system account, 512 is a part of the posting before it.
    unrefused constant text[] := array['POSTED', 'NOT_ATTEMPTED', 'STALE_POLICY', 'STALE_PROTECTION', 'KEY_CONFLICT', 'KEY_IN_PROGRESS', 'ALREADY_POSTED', 'ALREADY_REFUSED'];
    unused constant bigint[] := array_fill(0::bigint, array[24]);
    n constant int := array_length(p_ids, 1);
    accounts constant int := coalesce(array_length(p_accounts, 1), 0);
    is_later boolean := false; is_booked_later boolean := false; is_waking boolean := false; keyed int := 0; posted int := 0; charges int := 0; k int; d int; c int; j int; cls int;
    amount bigint; incoming bigint; charged bigint; total bigint; required bigint; at timestamptz;
    stale uuid[]; claimed uuid[]; earlier record; ended record; virtual record; ending int[];
    open_in text[]; statuses text[]; restrictions text[]; currencies text[]; protections int[];
    balances bigint[]; reserved bigint[]; overdrafts bigint[]; sequences bigint[]; lasts timestamptz[]; booked date[]; active date[]; sums bigint[]; days date[]; tids tid[];
    changed boolean[]; counts boolean[]; forced bigint[]; terms boolean[]; opening int[];
    -- The first posting of the set at hand, or 0; and the accounts of the set as they were before each of its postings.
    lead int := 0; kept int[]; kept_sequences bigint[]; kept_balances bigint[]; kept_lasts timestamptz[]; kept_booked date[]; kept_active date[];
    kept_forced bigint[]; kept_sums bigint[]; kept_changed boolean[]; kept_counts boolean[];
  begin
    -- The outcome of a posting is null until it is decided.
    outcomes := array_fill(null::text, array[n]);
    allowed_amounts := array_fill(0::bigint, array[n]); required_amounts := allowed_amounts;
    debit_sequences := array_fill(null::bigint, array[n]); debit_afters := debit_sequences;
    credit_sequences := debit_sequences; credit_afters := debit_sequences;
    posted_at := array_fill(p_at, array[n]);
    earlier_results := null;

    -- A posting that was priced with another version of the policy is not attempted.
    select array_agg(u.workspace) into stale
    from unnest(p_policy_workspaces, p_policy_versions) as u (workspace, version)
    where not exists (select 1 from core.policies p where p.workspace_id = u.workspace and p.version = u.version offset 0);
    if stale is not null then
      for k in 1..n loop if p_workspaces[k] = any(stale) then outcomes[k] := 'STALE_POLICY'; end if; end loop;
    end if;

    -- Claims the keys, in order. Keys of earlier requests are looked up, and their postings are not attempted.
    for k in 1..n loop if p_keys[k] is not null and outcomes[k] is null then keyed := keyed + 1; end if; end loop;
    if keyed > 0 then
      with claimed as (
        insert into kernel.idempotency as existing (workspace_id, subject, key, fingerprint, outcome, reference, created_at, expires_at)
        select p_workspaces[g], p_subjects[g], p_keys[g], p_fingerprints[g], 'done', p_ids[g], p_at, p_at + interval '24 hours'
        from generate_series(1, n) as g
        where p_keys[g] is not null and outcomes[g] is null
        order by p_workspaces[g], p_subjects[g] collate "C", p_keys[g] collate "C"
        on conflict (workspace_id, subject, key) do update
          set fingerprint = excluded.fingerprint, outcome = excluded.outcome, reference = excluded.reference,
              snapshot = null, sealed_snapshot = null, response_status = null, response_body = null, sealed_body = null,
              created_at = excluded.created_at, expires_at = excluded.expires_at
          where existing.expires_at <= excluded.created_at
        returning reference)
      select array_agg(reference order by reference) into claimed from claimed;
      if coalesce(array_length(claimed, 1), 0) < keyed then
        earlier_results := '[]'::jsonb;
        j := 1;
        for k in 1..n loop
          if p_keys[k] is null or outcomes[k] is not null then continue; end if;
          -- Ids of a batch are ordered, and so are the claimed ones.
          if claimed[j] = p_ids[k] then j := j + 1; continue; end if;
          select i.fingerprint = p_fingerprints[k] as is_same, i.outcome, i.reference, i.snapshot into earlier from kernel.idempotency i
            where i.workspace_id = p_workspaces[k] and i.subject = p_subjects[k] and i.key = p_keys[k];
          if earlier.reference = p_ids[k] then continue; end if;
          outcomes[k] := case
            when not earlier.is_same then 'KEY_CONFLICT'
            when earlier.reference is null then 'KEY_IN_PROGRESS'
            when earlier.outcome = 'refused' then 'ALREADY_REFUSED'
            else 'ALREADY_POSTED' end;
          if earlier.is_same then
            earlier_results := earlier_results
              || jsonb_build_array(jsonb_build_object('index', k - 1, 'id', earlier.reference, 'refusal', earlier.snapshot));
          end if;
        end loop;
      end if;
    end if;

    -- Locks the accounts in the given order, and reads them; expired holds end here.
    if accounts > 0 then
      select array_agg(case when a.status = 'ACTIVE' and a.restriction = 'NONE' and a.protection_version = 0 and a.term_id is null and a.virtual_kind is null
          then a.currency end),
        array_agg(a.status::text), array_agg(a.restriction::text), array_agg(a.currency), array_agg(a.protection_version), array_agg(a.balance_minor),
        array_agg(a.minimum_minor + a.held_minor + a.uncleared_minor - a.overdraft_minor), array_agg(a.overdraft_minor),
        array_agg(a.entries), array_agg(a.last_entry_at), array_agg(a.booked_on), array_agg(greatest(a.used_on, p_account_todays[g])),
        array_agg(case
          when a.used is null then unused
          when a.used_on >= p_account_todays[g] then a.used
          else core.used_on(a.used, a.used_on, p_account_todays[g]) end),
        array_agg(a.ctid), array_agg(a.term_id is not null), array_agg(g) filter (where a.holds_end_at <= p_at)
      into open_in, statuses, restrictions, currencies, protections, balances, reserved, overdrafts, sequences, lasts, booked, days, sums, tids, terms, ending
      from generate_series(1, accounts) as g
      left join lateral (
        select x.ctid, x.status, x.restriction, x.currency, x.protection_version, x.virtual_kind, x.balance_minor, x.held_minor, x.uncleared_minor, x.minimum_minor,
          x.overdraft_minor, x.entries, x.last_entry_at, x.booked_on, x.holds_end_at, x.used, x.used_on, x.term_id
        from core.accounts x
        where x.workspace_id = p_account_workspaces[g] and x.id = p_accounts[g] for no key update offset 0) a on true;
      if ending is not null then
        foreach k in array ending loop
          perform core.end_holds(p_account_workspaces[k], p_accounts[k], p_at);
          select x.minimum_minor + x.held_minor + x.uncleared_minor - x.overdraft_minor as reserved, x.ctid into ended
            from core.accounts x where x.workspace_id = p_account_workspaces[k] and x.id = p_accounts[k];
          reserved[k] := ended.reserved; tids[k] := ended.ctid;
        end loop;
      end if;
      changed := array_fill(false, array[accounts]); counts := changed;
      forced := array_fill(null::bigint, array[accounts]); active := array_fill(null::date, array[accounts]);
    end if;

    for k in 1..n + 1 loop
      -- A refused part refuses its set: what the set has changed is undone, the last change first.
      if lead > 0 and outcomes[k - 1] <> 'POSTED' then
        for i in reverse coalesce(array_length(kept, 1), 0)..1 loop
          j := kept[i];
          sequences[j] := kept_sequences[i]; balances[j] := kept_balances[i]; lasts[j] := kept_lasts[i]; booked[j] := kept_booked[i];
          active[j] := kept_active[i]; forced[j] := kept_forced[i]; changed[j] := kept_changed[i]; counts[j] := kept_counts[i];
          sums[j:j] := kept_sums[i:i];
        end loop;
        outcomes[lead] := outcomes[k - 1]; allowed_amounts[lead] := allowed_amounts[k - 1]; required_amounts[lead] := required_amounts[k - 1];
        for i in lead + 1..k - 1 loop outcomes[i] := 'NOT_ATTEMPTED'; end loop;
        posted := posted - (k - 1 - lead);
        lead := 0;
      end if;
      exit when k > n;
      -- Before anything else: what became of this posting must not refuse the set before it.
      if p_flags[k] & 512 = 0 then lead := 0; end if;
      if outcomes[k] is not null then continue; end if;
      if p_flags[k] & 512 <> 0 and outcomes[k - 1] <> 'POSTED' then outcomes[k] := 'NOT_ATTEMPTED'; continue; end if;
      d := p_debit_indexes[k]; c := p_credit_indexes[k];
      if d > 0 and (p_accounts[d] <> p_debits[k] or p_account_workspaces[d] <> p_workspaces[k])
        or c > 0 and (p_accounts[c] <> p_credits[k] or p_account_workspaces[c] <> p_workspaces[k])
      then raise exception 'posting % names other accounts than it locks', k using errcode = 'data_exception'; end if;

      -- Whether the accounts accept the posting. Most do, and one comparison shows it.
      if (d > 0 and open_in[d] is distinct from p_currencies[k]) or (c > 0 and open_in[c] is distinct from p_currencies[k])
        or p_flags[k] & 64 <> 0 then
        if c > 0 and statuses[c] = 'PENDING' then opening := opening || k; end if;
        outcomes[k] := case
          when d > 0 and statuses[d] is null then 'SOURCE_NOT_FOUND'
          when c > 0 and statuses[c] is null then 'DESTINATION_NOT_FOUND'
          when d > 0 and currencies[d] <> p_currencies[k] or c > 0 and currencies[c] <> p_currencies[k] then 'CURRENCY_MISMATCH'
          when d > 0 and terms[d] and p_flags[k] & 256 = 0 then 'SOURCE_TERM_RUNNING'
          when c > 0 and terms[c] and (p_flags[k] & 256 = 0 or d > 0) then 'DESTINATION_TERM_RUNNING'
          when p_flags[k] & 2 <> 0 then null
          when d > 0 and statuses[d] not in ('ACTIVE', 'INACTIVE') then
            case statuses[d]
              when 'FROZEN' then 'SOURCE_FROZEN'
              when 'DORMANT' then 'SOURCE_DORMANT'
              when 'CLOSED' then 'SOURCE_CLOSED'
              else 'SOURCE_NOT_ACTIVE' end
          when d > 0 and restrictions[d] in ('PND', 'FULL') then 'SOURCE_BLOCKED'
          when c > 0 and statuses[c] not in ('ACTIVE', 'INACTIVE', 'DORMANT', 'PENDING') then
            case statuses[c]
              when 'FROZEN' then 'DESTINATION_FROZEN'
              when 'CLOSED' then 'DESTINATION_CLOSED'
              else 'DESTINATION_NOT_ACTIVE' end
          when c > 0 and restrictions[c] in ('PNC', 'FULL') then 'DESTINATION_BLOCKED'
          when d > 0 and protections[d] <> 0 and p_flags[k] & 8 = 0 then
            case
              when protections[d] is distinct from p_protection_versions[k] then 'STALE_PROTECTION'
              when p_flags[k] & 16 <> 0 then 'SOURCE_HELD' end
          end;
        -- Virtual accounts have rules of their own, which reversals pass.
        if outcomes[k] is null and p_flags[k] & 2 = 0 and p_reverses_ids[k] is null then
          if d > 0 and p_flags[k] & 128 = 0
            and exists (select 1 from core.virtual_accounts v where v.workspace_id = p_workspaces[k] and v.id = p_debits[k] and v.kind = 'ESCROW')
          then outcomes[k] := 'SOURCE_IN_ESCROW'; continue; end if;
          select a.status as account_status, v.kind, v.status, v.expires_at, v.expected_minor, v.match into virtual
            from core.virtual_accounts v join core.accounts a on a.workspace_id = v.workspace_id and a.id = v.id
            where v.workspace_id = p_workspaces[k]
              and v.id = case when p_flags[k] & 64 <> 0 then (p_metadata[k]::jsonb ->> 'virtualAccountId')::uuid else p_credits[k] end;
          if found then
            outcomes[k] := case
              when virtual.account_status = 'CLOSED' then 'DESTINATION_CLOSED'
              when p_debits[k] = p_credits[k] then 'DESTINATION_IS_SOURCE'
              when virtual.status = 'SUSPENDED' then 'DESTINATION_SUSPENDED'
              when virtual.status = 'EXPIRED' or virtual.expires_at <= p_at then 'DESTINATION_EXPIRED'
              when virtual.kind = 'COLLECTION' and p_flags[k] & 64 = 0 then 'DESTINATION_NOT_ACTIVE'
              when virtual.match = 'EXACT' and p_amounts[k] <> virtual.expected_minor
                or virtual.match = 'AT_LEAST' and p_amounts[k] < virtual.expected_minor then 'AMOUNT_MISMATCH' end;
          end if;
        end if;
        if outcomes[k] is not null then continue; end if;
        is_waking := is_waking or (d > 0 and statuses[d] = 'INACTIVE') or (c > 0 and statuses[c] = 'INACTIVE');
      end if;

      -- The limits of the payer, or for a deposit of the payee.
      cls := p_usage_classes[k];
      if cls is not null and p_flags[k] & 4 = 0 then
        j := case when d > 0 then d else c end;
        for i in p_checks_from[k]..p_checks_to[k] loop
          if p_amounts[k] > p_check_singles[i] then
            outcomes[k] := 'SINGLE_LIMIT_EXCEEDED'; allowed_amounts[k] := p_check_singles[i]; required_amounts[k] := p_amounts[k];
            exit;
          end if;
          if p_check_days[i] is not null then
            required := p_amounts[k] +
              case when p_check_classes[i] & 1 = 0 then 0 else sums[j][1] end +
              case when p_check_classes[i] & 2 = 0 then 0 else sums[j][4] end +
              case when p_check_classes[i] & 4 = 0 then 0 else sums[j][7] end +
              case when p_check_classes[i] & 8 = 0 then 0 else sums[j][10] end +
              case when p_check_classes[i] & 16 = 0 then 0 else sums[j][13] end +
              case when p_check_classes[i] & 32 = 0 then 0 else sums[j][16] end +
              case when p_check_classes[i] & 64 = 0 then 0 else sums[j][19] end +
              case when p_check_classes[i] & 128 = 0 then 0 else sums[j][22] end;
            if required > p_check_days[i] then
              outcomes[k] := 'DAILY_LIMIT_EXCEEDED'; allowed_amounts[k] := p_check_days[i]; required_amounts[k] := required;
              exit;
            end if;
          end if;
          if p_check_weeks[i] is not null then
            required := p_amounts[k] +
              case when p_check_classes[i] & 1 = 0 then 0 else sums[j][2] end +
              case when p_check_classes[i] & 2 = 0 then 0 else sums[j][5] end +
              case when p_check_classes[i] & 4 = 0 then 0 else sums[j][8] end +
              case when p_check_classes[i] & 8 = 0 then 0 else sums[j][11] end +
              case when p_check_classes[i] & 16 = 0 then 0 else sums[j][14] end +
              case when p_check_classes[i] & 32 = 0 then 0 else sums[j][17] end +
              case when p_check_classes[i] & 64 = 0 then 0 else sums[j][20] end +
              case when p_check_classes[i] & 128 = 0 then 0 else sums[j][23] end;
            if required > p_check_weeks[i] then
              outcomes[k] := 'WEEKLY_LIMIT_EXCEEDED'; allowed_amounts[k] := p_check_weeks[i]; required_amounts[k] := required;
              exit;
            end if;
          end if;
          if p_check_months[i] is not null then
            required := p_amounts[k] +
              case when p_check_classes[i] & 1 = 0 then 0 else sums[j][3] end +
              case when p_check_classes[i] & 2 = 0 then 0 else sums[j][6] end +
              case when p_check_classes[i] & 4 = 0 then 0 else sums[j][9] end +
              case when p_check_classes[i] & 8 = 0 then 0 else sums[j][12] end +
              case when p_check_classes[i] & 16 = 0 then 0 else sums[j][15] end +
              case when p_check_classes[i] & 32 = 0 then 0 else sums[j][18] end +
              case when p_check_classes[i] & 64 = 0 then 0 else sums[j][21] end +
              case when p_check_classes[i] & 128 = 0 then 0 else sums[j][24] end;
            if required > p_check_months[i] then
              outcomes[k] := 'MONTHLY_LIMIT_EXCEEDED'; allowed_amounts[k] := p_check_months[i]; required_amounts[k] := required;
              exit;
            end if;
          end if;
        end loop;
        if outcomes[k] is not null then continue; end if;
      end if;

      -- Whether the payer has sufficient funds. If a system account pays, as for a deposit, the payee pays the fee.
      amount := p_amounts[k] + greatest(p_vat_legs[k], 0);
      incoming := p_amounts[k] + greatest(-p_vat_legs[k], 0);
      charged := case when p_fee_ids[k] is null then 0 else p_fees[k] + p_vats[k] end;
      total := amount + charged;
      if d > 0 then
        if balances[d] - reserved[d] < total then
          if p_flags[k] & 1 = 0 then
            outcomes[k] := 'INSUFFICIENT_FUNDS'; allowed_amounts[k] := balances[d] - reserved[d]; required_amounts[k] := total;
            continue;
          end if;
          if balances[d] - total < -4000000000000000000 then outcomes[k] := 'BALANCE_TOO_LARGE'; continue; end if;
        end if;
      elsif c > 0 and charged > 0 and balances[c] + incoming - reserved[c] < charged and p_flags[k] & 1 = 0 then
        outcomes[k] := 'INSUFFICIENT_FUNDS'; allowed_amounts[k] := balances[c] + incoming - reserved[c]; required_amounts[k] := charged;
        continue;
      end if;
      if c > 0 and balances[c] + incoming > 4000000000000000000 then outcomes[k] := 'BALANCE_TOO_LARGE'; continue; end if;

      -- A quote is used once, by the last part of its set.
      if p_quote_ids[k] is not null then
        update core.conversion_quotes q set used_at = p_at
          where q.workspace_id = p_workspaces[k] and q.id = p_quote_ids[k] and q.used_at is null and q.expires_at > p_at;
        if not found then
          outcomes[k] := case
            when exists (select 1 from core.conversion_quotes q where q.workspace_id = p_workspaces[k] and q.id = p_quote_ids[k] and q.used_at is not null)
            then 'QUOTE_USED' else 'QUOTE_EXPIRED' end;
          continue;
        end if;
      end if;

      if lead > 0 or p_flags[k + 1] & 512 <> 0 then
        if lead = 0 then
          lead := k; kept := '{}'; kept_sequences := '{}'; kept_balances := '{}'; kept_lasts := '{}'; kept_booked := '{}'; kept_active := '{}';
          kept_forced := '{}'; kept_sums := '{}'; kept_changed := '{}'; kept_counts := '{}';
        end if;
        foreach j in array array[d, c] loop
          if j = 0 then continue; end if;
          kept := kept || j; kept_sequences := kept_sequences || sequences[j]; kept_balances := kept_balances || balances[j];
          kept_lasts := kept_lasts || lasts[j]; kept_booked := kept_booked || booked[j]; kept_active := kept_active || active[j];
          kept_forced := kept_forced || forced[j]; kept_sums := kept_sums || sums[j:j]; kept_changed := kept_changed || changed[j];
          kept_counts := kept_counts || counts[j];
        end loop;
      end if;

      -- Applies the posting to the arrays, so that later postings of the batch see it.
      at := greatest(p_at, lasts[nullif(d, 0)], lasts[nullif(c, 0)]);
      if at > p_at then posted_at[k] := at; is_later := true; end if;
      -- Another posting may have booked the account on the next business date already.
      if (d > 0 and booked[d] > p_booking_dates[k]) or (c > 0 and booked[c] > p_booking_dates[k]) then
        p_booking_dates[k] := greatest(booked[nullif(d, 0)], booked[nullif(c, 0)]); is_booked_later := true;
      end if;
      if d > 0 then
        sequences[d] := sequences[d] + 1; debit_sequences[k] := sequences[d];
        balances[d] := balances[d] - amount; debit_afters[k] := balances[d];
        lasts[d] := at; booked[d] := p_booking_dates[k]; changed[d] := true;
        if p_flags[k] & 32 = 0 then active[d] := p_booking_dates[k]; end if;
      end if;
      if c > 0 then
        sequences[c] := sequences[c] + 1; credit_sequences[k] := sequences[c];
        balances[c] := balances[c] + incoming; credit_afters[k] := balances[c];
        lasts[c] := at; booked[c] := p_booking_dates[k]; changed[c] := true;
        if p_flags[k] & 32 = 0 then active[c] := p_booking_dates[k]; end if;
      end if;
      if p_fee_ids[k] is not null then
        charges := charges + 1;
        j := case when d > 0 then d else c end;
        if j > 0 then sequences[j] := sequences[j] + 1; balances[j] := balances[j] - charged; end if;
      end if;
      if p_flags[k] & 1 <> 0 then
        j := case when d > 0 then d else c end;
        if j > 0 and balances[j] < -overdrafts[j] then forced[j] := greatest(forced[j], -balances[j] - overdrafts[j]); end if;
      end if;
      if cls is not null then
        if p_flags[k] & 4 = 0 then
          j := case when d > 0 then d else c end;
          -- The account's usage may already be on the next day; the amount then counts there.
          p_usage_dates[k] := days[j];
          sums[j][cls * 3 - 2] := least(sums[j][cls * 3 - 2] + p_amounts[k], 1000000000000000000);
          sums[j][cls * 3 - 1] := least(sums[j][cls * 3 - 1] + p_amounts[k], 1000000000000000000);
          sums[j][cls * 3] := least(sums[j][cls * 3] + p_amounts[k], 1000000000000000000);
        else
          j := c;
          if p_usage_dates[k] = days[j] then
            sums[j][cls * 3 - 2] := greatest(sums[j][cls * 3 - 2] - p_amounts[k], 0);
          end if;
          if date_trunc('week', p_usage_dates[k]) = date_trunc('week', days[j]) then
            sums[j][cls * 3 - 1] := greatest(sums[j][cls * 3 - 1] - p_amounts[k], 0);
          end if;
          if date_trunc('month', p_usage_dates[k]) = date_trunc('month', days[j]) then
            sums[j][cls * 3] := greatest(sums[j][cls * 3] - p_amounts[k], 0);
          end if;
        end if;
        counts[j] := true;
      end if;
      outcomes[k] := 'POSTED';
      posted := posted + 1;
    end loop;

    if posted > 0 then
      -- Addresses the rows by their physical location: they are locked, so it cannot change.
      update core.accounts a set balance_minor = balances[g], entries = sequences[g], last_entry_at = lasts[g], booked_on = booked[g],
        active_on = coalesce(active[g], a.active_on),
        unauthorised_overdraft_minor = greatest(a.unauthorised_overdraft_minor, forced[g]),
        used_on = case when counts[g] then days[g] else a.used_on end,
        used = case when counts[g] then array[
            sums[g][1], sums[g][2], sums[g][3],
            sums[g][4], sums[g][5], sums[g][6],
            sums[g][7], sums[g][8], sums[g][9],
            sums[g][10], sums[g][11], sums[g][12],
            sums[g][13], sums[g][14], sums[g][15],
            sums[g][16], sums[g][17], sums[g][18],
            sums[g][19], sums[g][20], sums[g][21],
            sums[g][22], sums[g][23], sums[g][24]] else a.used end
      from generate_series(1, accounts) as g
      where changed[g] and a.ctid = tids[g];

      -- A pending account becomes active with the credit that reaches its minimum opening amount. The posting's id is that of its own event;
      -- the id here only shares its time.
      if opening is not null then
        with reached as (
          select distinct on (p_workspaces[g], p_credits[g]) p_workspaces[g] as workspace, p_credits[g] as account, p_actor_kinds[g] as actor_kind,
            p_actor_ids[g] as actor_id, p_request_ids[g] as request_id, p_ids[g] as id, credit_afters[g] as reached_minor
          from unnest(opening) as g where outcomes[g] = 'POSTED'
          order by p_workspaces[g], p_credits[g], credit_afters[g] desc),
        activated as (
          update core.accounts a set status = 'ACTIVE', version = a.version + 1
          from reached where a.workspace_id = reached.workspace and a.id = reached.account and a.status = 'PENDING' and reached.reached_minor >= a.opening_minor
          returning a.workspace_id, a.id, a.version, a.restriction, a.account_number, a.customer_id, a.currency, reached.actor_kind, reached.actor_id, reached.request_id, reached.id as posting_id),
        recorded as (
          insert into core.account_changes (workspace_id, account_id, version, change, status, status_before, restriction, restriction_before, actor_kind, actor_id, at)
          select workspace_id, id, version, 'ACTIVATED', 'ACTIVE', 'PENDING', restriction, restriction, actor_kind, actor_id, p_at from activated)
        insert into kernel.outbox (workspace_id, id, type, aggregate_type, aggregate_id, data, request_id, occurred_at)
        select workspace_id, (left(posting_id::text, 24) || right(gen_random_uuid()::text, 12))::uuid, 'core.account_activated', 'account', id,
          jsonb_build_object('id', id, 'accountNumber', account_number, 'customerId', customer_id, 'currency', currency, 'status', 'ACTIVE', 'version', version),
          request_id, p_at
        from activated;
      end if;

      -- The first requested posting wakes an inactive account.
      if is_waking then
        for k in 1..n loop
          if outcomes[k] is distinct from 'POSTED' or p_flags[k] & 32 <> 0 then continue; end if;
          foreach j in array array[p_debit_indexes[k], p_credit_indexes[k]] loop
            if j = 0 or statuses[j] is distinct from 'INACTIVE' then continue; end if;
            perform core.wake_account(p_workspaces[k], p_accounts[j], p_references[k], p_actor_kinds[k], p_actor_ids[k], p_request_ids[k], posted_at[k]);
            statuses[j] := 'ACTIVE';
          end loop;
        end loop;
      end if;

      insert into core.transactions (workspace_id, id, reference, type, transfer_type, posted_status, channel, currency,
        amount_minor, fee_minor, vat_minor, debit_account_id, credit_account_id, vat_account_id, vat_leg_minor,
        debit_sequence, debit_after_minor, credit_sequence, credit_after_minor, usage_class, usage_date,
        other_account_number, other_bank_code, destination_name, narration, description, initiated_by, approved_by,
        actor_kind, actor_id, request_id, session_id, external_reference, parent_id, reverses_id, reason, metadata, created_at, booking_date, value_date)
      select p_workspaces[g], p_ids[g], p_references[g], p_types[g], p_transfer_types[g], p_statuses[g], p_channels[g], p_currencies[g],
        p_amounts[g], p_fees[g], p_vats[g], p_debits[g], p_credits[g], case when p_vat_legs[g] <> 0 then p_vat_accounts[g] end, p_vat_legs[g],
        debit_sequences[g], debit_afters[g], credit_sequences[g], credit_afters[g], p_usage_classes[g], p_usage_dates[g],
        p_other_account_numbers[g], p_other_bank_codes[g], p_destination_names[g], p_narrations[g], p_descriptions[g],
        p_initiated_by[g], p_approved_by[g], p_actor_kinds[g], p_actor_ids[g], p_request_ids[g], p_session_ids[g],
        p_external_references[g], p_parent_ids[g], p_reverses_ids[g], p_reasons[g], p_metadata[g]::jsonb, posted_at[g],
        p_booking_dates[g], coalesce(p_value_dates[g], p_booking_dates[g])
      from generate_series(1, n) as g where outcomes[g] = 'POSTED';

      if charges > 0 then
        insert into core.transactions (workspace_id, id, reference, type, posted_status, channel, currency, amount_minor, vat_minor,
          debit_account_id, credit_account_id, vat_account_id, vat_leg_minor, debit_sequence, debit_after_minor,
          narration, initiated_by, actor_kind, actor_id, request_id, parent_id, created_at, booking_date, value_date)
        select p_workspaces[g], p_fee_ids[g], p_fee_references[g], 'FEE', 'COMPLETED', p_channels[g], p_currencies[g], p_fees[g], p_vats[g],
          case when p_debit_indexes[g] = 0 and p_credit_indexes[g] > 0 then p_credits[g] else p_debits[g] end, p_fee_accounts[g],
          case when p_vats[g] <> 0 then p_vat_accounts[g] end, p_vats[g],
          coalesce(debit_sequences[g], credit_sequences[g]) + 1, coalesce(debit_afters[g], credit_afters[g]) - p_fees[g] - p_vats[g],
          coalesce(p_fee_narrations[g], p_narrations[g]), p_initiated_by[g], p_actor_kinds[g], p_actor_ids[g], p_request_ids[g], p_ids[g], posted_at[g],
          p_booking_dates[g], coalesce(p_value_dates[g], p_booking_dates[g])
        from generate_series(1, n) as g where outcomes[g] = 'POSTED' and p_fee_ids[g] is not null;
      end if;

      if 'PENDING' = any(p_statuses) then
        insert into core.transaction_progress (workspace_id, transaction_id, status, due_at, updated_at)
        select p_workspaces[g], p_ids[g], 'PENDING', posted_at[g], posted_at[g]
        from generate_series(1, n) as g where outcomes[g] = 'POSTED' and p_statuses[g] = 'PENDING';
      end if;

      insert into kernel.outbox (workspace_id, id, type, aggregate_type, aggregate_id, data, request_id, occurred_at)
      select p_policy_workspaces[w], p_event_ids[w], 'core.transactions_posted', 'ledger', p_policy_workspaces[w],
        jsonb_build_object('transactionIds', made.ids), '', p_at
      from (
        select array_position(p_policy_workspaces, p_workspaces[g]) as w, jsonb_agg(p_ids[g]) as ids
        from generate_series(1, n) as g where outcomes[g] = 'POSTED' group by 1) made;
    end if;

    if not is_later then posted_at := null; end if;
    if is_booked_later then booked_on := p_booking_dates; end if;

    -- Publishes postings that a limit has refused, in the transaction that stores the refusal under its key. The event is therefore
    -- published exactly once: a repeat returns the stored refusal and publishes nothing. See rules/limit-excess.ts.
    if posted < n and outcomes
      && array['SINGLE_LIMIT_EXCEEDED', 'DAILY_LIMIT_EXCEEDED', 'WEEKLY_LIMIT_EXCEEDED', 'MONTHLY_LIMIT_EXCEEDED'] then
      insert into kernel.outbox (workspace_id, id, type, aggregate_type, aggregate_id, data, request_id, occurred_at)
      select p_workspaces[g], p_ids[g], 'core.limit_exceeded', 'account', account.id,
        jsonb_build_object('accountId', account.id, 'customerId', account.customer_id, 'transactionType', p_types[g],
          'transferType', p_transfer_types[g], 'channel', p_channels[g], 'currency', p_currencies[g], 'amountMinor', p_amounts[g]::text,
          'window', split_part(outcomes[g], '_', 1), 'limitMinor', allowed_amounts[g]::text,
          'remainingMinor', greatest(0, allowed_amounts[g] - required_amounts[g] + p_amounts[g])::text),
        p_request_ids[g], p_at
      from generate_series(1, n) as g
      join core.accounts account on account.workspace_id = p_workspaces[g]
        and account.id = case when p_debit_indexes[g] > 0 then p_debits[g] else p_credits[g] end
      where outcomes[g] in ('SINGLE_LIMIT_EXCEEDED', 'DAILY_LIMIT_EXCEEDED', 'WEEKLY_LIMIT_EXCEEDED', 'MONTHLY_LIMIT_EXCEEDED');
    end if;

    if posted < n and keyed > 0 then
      -- A posting that was examined under other protective holds is not attempted, so its key is unused.
      if 'STALE_PROTECTION' = any(outcomes) then
        delete from kernel.idempotency i using generate_series(1, n) as g
        where outcomes[g] = 'STALE_PROTECTION' and p_keys[g] is not null
          and i.workspace_id = p_workspaces[g] and i.subject = p_subjects[g] and i.key = p_keys[g];
      end if;
      update kernel.idempotency i set outcome = 'refused', snapshot = jsonb_build_object(
        'outcome', outcomes[g], 'allowedMinor', allowed_amounts[g]::text, 'requiredMinor', required_amounts[g]::text)
      from generate_series(1, n) as g
      where outcomes[g] <> all(unrefused) and p_keys[g] is not null
        and i.workspace_id = p_workspaces[g] and i.subject = p_subjects[g] and i.key = p_keys[g];
    end if;
  end $$;
  revoke all on function core.post from public;
  grant execute on function core.post to fiducia_app;

  set local role fiducia_owner;
  revoke create on schema core from fiducia_ledger;
  `,
)
