import { randomUUID } from 'node:crypto';
import { createDataSource } from '@porchlight/service-kit';
import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../../commerce.ts';
import { aSnapshot, aTaxDocument } from '../../testing/a-tax-document.ts';
import { DocumentIssuer, type NewDocument } from './document-issuer.ts';
import { documentNumber } from './document-number.ts';

let app: TestApp;
let source: ReturnType<typeof createDataSource>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  // The PDFs are of no interest here: rendering hundreds would only delay the test.
  await app.sql(`create function drop_render_job() returns trigger language plpgsql as 'begin return null; end'`);
  await app.sql(`create trigger drop_render_job before insert on job for each row
    when (new.name = 'render-tax-document') execute function drop_render_job()`);
  source = createDataSource({ url: app.databaseUrl, schema: 'commerce', poolSize: 20, entities: [], migrations: [] });
  await source.initialize();
});
afterAll(async () => {
  await source.destroy();
  await app.stop();
});

const issuer = () => app.app.get(DocumentIssuer, { strict: false });
const aDocument = (over: Partial<NewDocument> = {}): NewDocument => ({
  companyId: randomUUID(),
  kind: 'receipt',
  sourceId: randomUUID(),
  snapshot: aSnapshot(),
  ...over,
});
const issue = (document: NewDocument) => source.transaction((manager) => issuer().issueDocument(manager, document));
const rollBack = (document: NewDocument) =>
  source
    .transaction(async (manager) => {
      await issuer().issueDocument(manager, document);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
const numbersOf = async (series: string) =>
  (await app.sql<{ no: number }>('select no from tax_document where series = $1 order by no', [series])).map(
    ({ no }) => no,
  );
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const violations = () => app.sql<{ invariant: string; subject: string }>('select * from document_violation');
/** Defines a clock that precedes the one of the database in the search path of the test. */
const clockSql = (time: string) => `create function commerce.now() returns timestamptz return timestamptz '${time}'`;
const yearInToronto = Number(
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', timeZone: 'America/Toronto' }).format(),
);

describe('numbers', () => {
  it.each(raceRounds(4))(
    'have no gap and no double when eight issue and every fifth is rolled back (T-R20), round %i',
    async () => {
      const before = (await numbersOf('RC')).length;
      const documents = Array.from({ length: 125 }, (_, at) => ({ document: aDocument(), isRolledBack: at % 5 === 0 }));
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (let next = documents.pop(); next; next = documents.pop())
            await (next.isRolledBack ? rollBack(next.document) : issue(next.document));
        }),
      );
      expect(await numbersOf('RC')).toEqual(upTo(before + 100));
      expect(await violations()).toEqual([]);
    },
  );
  it('state series and year, and credit notes have their own', async () => {
    const receipt = await issue(aDocument());
    const note = await issue(aDocument({ kind: 'credit-note' }));
    const [row] = await app.sql<{ year: number; no: number }>('select year, no from tax_document where id = $1', [
      receipt.id,
    ]);
    expect(row?.year).toBe(yearInToronto);
    expect(receipt.number).toBe(documentNumber({ series: 'RC', year: yearInToronto, no: row?.no ?? 0 }));
    expect(note.number).toBe(`CN-${yearInToronto}-000001`);
  });
  it.each([
    ['2027-01-01T04:59:59Z', /^RC-2026-/],
    ['2027-01-01T05:00:00Z', /^RC-2027-000001$/],
  ])('issued at %s belong to the year in Toronto', async (time, number) => {
    const issued: string[] = [];
    const issueAtTime = source.transaction(async (manager) => {
      await manager.query(clockSql(time));
      await manager.query('set local search_path = commerce, extensions, pg_catalog');
      issued.push((await issuer().issueDocument(manager, aDocument())).number);
      throw new Error('rolled back');
    });
    await expect(issueAtTime).rejects.toThrow('rolled back');
    expect(issued).toEqual([expect.stringMatching(number)]);
  });
  it.each([
    [1, 'RC-2026-000001'],
    [999_999, 'RC-2026-999999'],
    [1_000_000, 'RC-2026-1000000'],
  ])('%i is written %s', (no, text) => {
    expect(documentNumber({ series: 'RC', year: 2026, no })).toBe(text);
  });
});

describe('a source', () => {
  it('has one document of a kind, issued again or not', async () => {
    const document = aDocument();
    const first = await issue(document);
    const before = await numbersOf('RC');
    expect(await issue({ ...document, snapshot: aSnapshot({ totalCents: 1 }) })).toEqual(first);
    expect(await numbersOf('RC')).toEqual(before);
    expect(await issue({ ...document, kind: 'credit-note' })).not.toEqual(first);
  });
  it('has one document when twenty issue it at the same time', async () => {
    for (const _ of raceRounds()) {
      const document = aDocument();
      const issued = await Promise.all(Array.from({ length: 20 }, () => issue(document)));
      expect(new Set(issued.map(({ number }) => number)).size).toBe(1);
    }
    expect(await violations()).toEqual([]);
  });
});

describe('an issued document', () => {
  const changes = [
    `update tax_document set no = no + 1000`,
    `update tax_document set snapshot = '{}'`,
    `update tax_document set hash = ''`,
    `update tax_document set issued_at = now()`,
    `update tax_document set pdf = 'new', pdf_hash = 'new' where pdf is not null`,
    'delete from tax_document',
    'truncate tax_document',
  ];
  it('is never changed or removed afterwards', async () => {
    const { id } = await aTaxDocument(app, randomUUID());
    await app.sql(
      `update tax_document set pdf = 'once', pdf_hash = sha256('once'), rendered_at = now() where id = $1`,
      [id],
    );
    for (const change of changes) await expect(app.sql(change)).rejects.toThrow('tax documents are immutable');
  });
});

describe('the invariant L10', () => {
  const tampered = async (change: string) => {
    await app.sql('alter table tax_document disable trigger user');
    await app.sql(change);
    return (await violations()).map(({ subject }) => subject);
  };
  it('reports a snapshot that differs from its hash', async () => {
    const { id } = await issue(aDocument());
    expect(
      await tampered(`update tax_document set snapshot = snapshot || '{"totalCents": 1}' where id = '${id}'`),
    ).toEqual([id]);
  });
  it.each([
    ['a missing number', 'delete from tax_document where no = 2'],
    ['a removed last number', 'delete from tax_document where no = (select max(no) from tax_document)'],
    ['a removed counter', 'delete from document_counter'],
  ])('reports %s', async (_, change) => {
    expect(await tampered(change)).toContain(`RC-${yearInToronto}`);
  });
});
