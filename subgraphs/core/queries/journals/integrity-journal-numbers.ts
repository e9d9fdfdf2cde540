/** Verdicts on the numbers of each date: as many journals as the counter of the date, the last of which has its number. */
export const JOURNAL_NUMBERS = `select 'JOURNAL_NUMBERS', null::uuid,
      counter.last is null or numbered.journals is null or numbered.journals <> counter.last or numbered.last <> counter.last,
      format('the numbers of %s go up to %s, and there are %s journals up to the number %s', coalesce(to_char(counter.date, 'YYMMDD'), numbered.day),
        coalesce(counter.last, 0), coalesce(numbered.journals, 0), coalesce(numbered.last, 0))
    from (select * from core.journal_counters where workspace_id = $1) counter
    full join (
      select substr(journal_number, 4, 6) as day, count(*) as journals, max(substr(journal_number, 10)::bigint) as last
      from core.journals where workspace_id = $1 group by 1) numbered on numbered.day = to_char(counter.date, 'YYMMDD')`
