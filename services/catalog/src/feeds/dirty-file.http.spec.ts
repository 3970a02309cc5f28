import { randomUUID } from 'node:crypto';
import { feedErrors } from '@porchlight/contracts/catalog';
import type { TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../testing/a-market.ts';
import { startCatalog } from '../testing/start-catalog.ts';
import { startPartner, type Partner } from './testing/a-partner.ts';
import { feedsIn } from './testing/feeds-in.ts';

const market = aMarket(20);
const company = market.companies[0]!;
let app: TestApp;
let partner: Partner;
beforeAll(async () => {
  partner = await startPartner();
  app = await startCatalog(market, undefined, { LOCAL_FEED_ORIGINS: partner.origin });
  await app.sql('insert into landlord (person_id, company_id) select $1, id from company where public_id = $2', [
    randomUUID(),
    company.id,
  ]);
});
afterAll(async () => {
  await app.stop();
  partner.stop();
});

const { aFeed, runWith, approve, settled, rowsOf, listingsOf } = feedsIn(
  () => app,
  () => partner,
  company.id,
);
const faulty = [
  '"",Calgary,Alberta,T2P 1J9,1500,2,1,900,House,Immediate,',
  '"1 Elm St",Atlantis,Alberta,T2P 1J9,1500,2,1,900,House,Immediate,',
  '"1 Elm St",Calgary,Alberta,T2P 1J9,1500,,,0,Office Space,Immediate,',
  '"1 Elm St",Calgary,Alberta,T2P 1J9,1.0,2,1,900,House,Immediate,',
  '"1 Elm St",Calgary,Alberta,T2P 1J9,1500,none,none,900,House,Immediate,',
  '"1 Elm St",Calgary,Alberta,T2P 1J9,1500,2,1,900,House,No Vacancy,',
  '"1 Elm St",Calgary,Alberta,T2P 1J9,"1,500 per week",2,1,900,House,Immediate,',
];
/** 300 rows of 60 buildings under one id each: of sizes, of which each is there twice, with every seventh row faulty. */
const rows = Array.from({ length: 300 }, (_, at) => {
  const [id, beds] = [at % 60, 1 + (Math.floor(at / 60) % 3)];
  if (at % 7 === 0) return `${id},${faulty[(at / 7) % faulty.length]}`;
  return `${id},"${id} Elm Street, unit ${beds}",Calgary,Alberta,T2P 1J9,${1_000 + 100 * beds},${beds},1.5,900,Apartment,July 01,`;
});
const errors: ReadonlySet<string> = new Set(feedErrors);

describe('FEED-6: a file as its source wrote it', () => {
  it('has each row accepted, rejected with a code, or a duplicate, and changes nothing the second time', async () => {
    const feed = await aFeed({ identity: 'id-and-size' });
    const held = await runWith(feed, rows);
    await approve(held.id);
    const first = await settled(held.id);
    const { created, rejected, duplicates, suspected } = first;
    expect(first).toMatchObject({ state: 'partial', rows: 300, updated: 0, unchanged: 0 });
    expect(created + rejected + duplicates + suspected).toBe(300);
    expect(Math.min(created, rejected, duplicates)).toBeGreaterThan(30);
    for (const { issues } of await rowsOf(first.id, 'action=rejected'))
      expect(issues.some((code) => errors.has(code))).toBe(true);
    const homes = await listingsOf(feed);
    expect(homes).toHaveLength(created);
    const second = await runWith(feed, rows);
    expect(second).toMatchObject({
      state: 'partial',
      created: 0,
      updated: 0,
      unchanged: created,
      expired: 0,
      missing: 0,
    });
    expect(await listingsOf(feed)).toEqual(homes);
  }, 60_000);
});
