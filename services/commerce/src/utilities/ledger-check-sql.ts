/** Sorts before the id of every company. */
export const firstCompany = '00000000-0000-0000-0000-000000000000';

/** A step has at most as many companies, and goes on to the next one while it has fewer entries. */
const [companiesPerStep, entriesPerStep] = [100, 20_000];
/** Errors that a step reports. */
const maxViolations = 1_000;

/** Companies with accounts after $1, in the order of their ids. An account counts its entries. */
export const companiesSql = `
  with next as (
    select owner_id, sum(last_seq) as entries from ledger_account where owner_id > $1
    group by owner_id order by owner_id limit ${companiesPerStep}),
  placed as (select owner_id, sum(entries) over (order by owner_id) - entries as before from next)
  select array_agg(owner_id order by owner_id) as companies from placed where before < ${entriesPerStep}`;
export const countSql = 'select count(distinct owner_id)::int as total from ledger_account';

/**
 * What is wrong with the accounts of the companies $1 (docs/rules/money.md, L1, L2, L3 and the credits that expire). Of
 * an account, the first entry that does not follow from the one before is named.
 */
export const violationsSql = `
  with account as materialized (
    select id, owner_id, kind, unit, balance, promotional, last_seq, kind || ' ' || unit as part
    from ledger_account where owner_id = any($1::uuid[])),
  entry as materialized (
    select account_id, transaction_id, amount, account_seq, balance_after,
      lag(account_seq, 1, 0::bigint) over own as seq_before,
      lag(balance_after, 1, 0::bigint) over own as balance_before
    from ledger_entry where account_id in (select id from account)
    window own as (partition by account_id order by account_seq)),
  posted as (
    select account_id, sum(amount)::bigint as balance, max(account_seq) as last_seq from entry group by account_id),
  movement as (select distinct transaction_id, owner_id from entry join account on id = account_id),
  violation as (
    select owner_id, 'movement-sum' as code, transaction_id::text as part, 0::bigint as expected,
        sum(amount)::bigint as found
      from movement join ledger_entry side using (transaction_id)
        join (select id, unit from ledger_account) of_unit on of_unit.id = side.account_id
      group by owner_id, transaction_id, unit having sum(amount) <> 0
    union all (
      select distinct on (account_id) owner_id, 'entry-number', part, seq_before + 1, account_seq
      from entry join account on id = account_id where account_seq <> seq_before + 1 order by account_id, account_seq)
    union all (
      select distinct on (account_id) owner_id, 'entry-balance', part, balance_before + amount, balance_after
      from entry join account on id = account_id where balance_after <> balance_before + amount
      order by account_id, account_seq)
    union
    select owner_id, 'entry-number', part, greatest(account.last_seq, 1), coalesce(posted.last_seq, 0)
      from account left join posted on account_id = id
      where greatest(account.last_seq, 1) <> coalesce(posted.last_seq, 0)
    union all
    select owner_id, 'account-balance', part, coalesce(posted.balance, 0), account.balance
      from account left join posted on account_id = id where account.balance <> coalesce(posted.balance, 0)
    union all
    select owner_id, 'below-zero', part, 0, balance from account where kind in ('wallet', 'hold') and balance < 0
    union all
    select owner_id, 'expiring-credits', part, remaining, promotional
      from account cross join lateral (
        select coalesce(sum(lot.remaining), 0)::bigint as remaining from open_credit_lot lot
        where lot.company_id = owner_id) lots
      where kind = 'wallet' and unit = 'credit' and promotional <> remaining)
  select owner_id as "recordId", code, part, expected, found from violation
  order by owner_id, code, part limit ${maxViolations}`;
