import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aLandlord, type TestLandlord } from '../testing/a-landlord.ts';
import { aMembership } from '../testing/a-membership.ts';
import { ledgerOf } from '../testing/ledger-of.ts';
import { MembershipNotices } from './membership-notices.ts';

let app: TestApp;
let ledger: ReturnType<typeof ledgerOf>;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  ledger = ledgerOf(app);
});
afterEach(() => app.sql('delete from membership_period'));
afterAll(() => app.stop());

interface Mail {
  readonly template: string;
  readonly language: string;
  readonly words: {
    readonly dayCount?: number;
    readonly endDay: string;
    readonly graceDay: string;
    readonly path: string;
  };
}
const mailsOf = async ({ personId }: TestLandlord) =>
  (
    await app.sql<{ mail: Mail }>(
      `select payload::jsonb as mail from job where name = 'mail.requested' and payload::jsonb ->> 'personId' = $1
       order by id`,
      [personId],
    )
  ).map(({ mail }) => mail);
const linesOf = async (landlord: TestLandlord) =>
  (await mailsOf(landlord)).map(({ template, words }) => [template, words.dayCount ?? ''].join(' ').trim());
const send = (day: string) =>
  ledger.source.transaction((manager) => app.app.get(MembershipNotices, { strict: false }).send(manager, day));
const lastPeriod = '[2034-07-01,2035-06-30]';

describe('notices of a membership', () => {
  it('are mailed 60, 30, 7 and 1 days before, on the last day and on the 14th day after, once each', async () => {
    const landlord = await aLandlord(app);
    await aMembership(app, landlord, lastPeriod);
    const days = ['04-30', '05-01', '05-02', '05-31', '06-23', '06-24', '06-29', '06-30', '07-01', '07-14', '07-15'];
    for (const day of days) for (let time = 0; time < 2; time += 1) await send(`2035-${day}`);
    expect(await linesOf(landlord)).toEqual([
      'membership-ending 60',
      'membership-ending 30',
      'membership-ending 7',
      'membership-ending 1',
      'membership-ended',
      'membership-lapsed',
    ]);
  });
  it('name the last day and the last day of the grace in the language of each landlord of the company', async () => {
    const landlord = await aLandlord(app);
    const { companyId } = landlord;
    const colleague = await aLandlord(app, { companyId, language: 'fr-CA' });
    const unverified = await aLandlord(app, { companyId, isVerified: false });
    await aMembership(app, landlord, lastPeriod);
    await send('2035-06-23');
    expect((await mailsOf(landlord))[0]?.words).toMatchObject({ endDay: 'June 30, 2035', graceDay: 'July 14, 2035' });
    expect((await mailsOf(colleague))[0]?.words).toMatchObject({ endDay: '30 juin 2035', graceDay: '14 juillet 2035' });
    expect(await mailsOf(unverified)).toEqual([]);
  });
  it('open the checkout with the membership chosen', async () => {
    const landlord = await aLandlord(app);
    await aMembership(app, landlord, lastPeriod);
    await send('2035-06-23');
    expect((await mailsOf(landlord))[0]?.words.path).toBe('/portal/billing/checkout?membership=12');
  });
  it('are sent late after a missed day, and the last one only', async () => {
    const landlord = await aLandlord(app);
    await aMembership(app, landlord, lastPeriod);
    await send('2035-06-02');
    await send('2035-06-26');
    expect(await linesOf(landlord)).toEqual(['membership-ending 28', 'membership-ending 4']);
  });
  it('are not sent weeks late, nor for a period that another one follows', async () => {
    const [delayed, renewed] = [await aLandlord(app), await aLandlord(app)];
    await aMembership(app, delayed, lastPeriod);
    await aMembership(app, renewed, lastPeriod);
    await aMembership(app, renewed, '[2035-07-01,2036-06-30]');
    await send('2035-06-20');
    await send('2035-06-23');
    expect([await linesOf(delayed), await linesOf(renewed)]).toEqual([['membership-ending 7'], []]);
  });
});

describe('the daily run', () => {
  it('is queued for the next night', async () => {
    const next = async () =>
      app.sql<{ at: string }>(
        `select to_char(run_at at time zone 'America/Toronto', 'HH24:MI') as at from job
         where name = 'membership-notices' and run_at > now()`,
      );
    while ((await next()).length === 0) await new Promise(setImmediate);
    expect(await next()).toEqual([{ at: '03:30' }]);
  });
});
