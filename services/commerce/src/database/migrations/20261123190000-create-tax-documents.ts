import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates receipts and credit notes, their gapless numbers, and the tax information that they copy. */
export class CreateTaxDocuments20261123190000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table document_counter (
      series text not null,
      year integer not null,
      last_no integer not null constraint document_counter_last_no check (last_no > 0),
      primary key (series, year)
    )`);
    await runner.query(`create table tax_document (
      id uuid primary key default gen_random_uuid(),
      company_id uuid not null,
      kind text not null,
      series text not null,
      year integer not null,
      no integer not null,
      source_id uuid not null,
      snapshot jsonb not null,
      hash bytea not null,
      issued_at timestamptz not null,
      pdf bytea,
      pdf_hash bytea,
      rendered_at timestamptz,
      constraint tax_document_series check ((kind, series) in (('receipt', 'RC'), ('credit-note', 'CN'))),
      constraint tax_document_number unique (series, year, no),
      constraint tax_document_source unique (kind, source_id),
      constraint tax_document_rendered check ((pdf is null) = (pdf_hash is null) and (pdf is null) = (rendered_at is null))
    )`);
    await runner.query('create index tax_document_company on tax_document (company_id, year, issued_at)');
    await runner.query(`create function refuse_tax_document_change() returns trigger language plpgsql as $$
      begin raise exception 'tax documents are immutable'; end $$`);
    await runner.query(`create trigger tax_document_append_only before delete or truncate on tax_document
      for each statement execute function refuse_tax_document_change()`);
    // The PDF is the only part that is added later, once.
    await runner.query(`create trigger tax_document_immutable before update on tax_document for each row
      when (old.pdf is not null or
        (old.id, old.company_id, old.kind, old.series, old.year, old.no, old.source_id, old.snapshot, old.hash,
          old.issued_at)
          is distinct from
        (new.id, new.company_id, new.kind, new.series, new.year, new.no, new.source_id, new.snapshot, new.hash,
          new.issued_at))
      execute function refuse_tax_document_change()`);
    await runner.query(`create view document_violation (invariant, subject) as
      select 'L10', concat(series, '-', year) from document_counter
        full join (
          select series, year, count(*) as documents, min(no) as first_no, max(no) as last_no
          from tax_document group by series, year) issued using (series, year)
        where (document_counter.last_no, document_counter.last_no, 1)
          is distinct from (issued.last_no, issued.documents, issued.first_no)
      union all
      select 'L10', id::text from tax_document where hash <> sha256(convert_to(snapshot::text, 'UTF8'))`);
    await runner.query(`create table tax_information (
      company_id uuid primary key,
      company_name text constraint tax_information_company_name check (char_length(company_name) between 2 and 120),
      company_address text,
      company_address_cont text,
      company_website text,
      changed_at timestamptz not null default now()
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view document_violation');
    await runner.query('drop table tax_information, tax_document, document_counter');
    await runner.query('drop function refuse_tax_document_change');
  }
}
