import { randomUUID } from 'node:crypto';
import { asRenter, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../../testing/a-market.ts';
import { startCatalog } from '../../testing/start-catalog.ts';
import { alertFixture, anAddress, calgary, day, hour, minute, fromNow } from '../alert-fixture.ts';

const market = aMarket(120);
const listings = market.homes.filter(({ cityId }) => cityId === 11);
let app: TestApp;
let on: ReturnType<typeof alertFixture>;
beforeAll(async () => {
  app = await startCatalog(market);
  on = alertFixture(app);
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql(`update listing_search set listed_at = now() - interval '200 days'`);
  await app.sql('update saved_search set is_active = false');
});

const mailsTo = (reader: string) => on.listingMails(reader);
const click = (mark: string) => app.post('/mail-clicks', { as: guest, body: { mark } });
const stateOf = async (id: string) =>
  await app.sql<{ active: boolean; why: string | null }>(
    'select is_active as active, paused_because as why from saved_search where owner_id = $1 order by id',
    [id],
  );
/**
 * Creates a renter without activity for a number of days, with mails sent in that time. Returns the marks of these
 * mails.
 */
async function aSilent({ days, mails = 4 }: { readonly days: number; readonly mails?: number }) {
  const renter = asRenter();
  const id = renter.subject.sub;
  await on.save(renter, { frequency: 'instant', url: `${calgary}?maxrate=9000` });
  await app.sql('delete from alert_delivery where owner_id = $1', [id]);
  await app.sql(
    `update saved_search set last_opened_at = now() - make_interval(days => $2::int + 1) where owner_id = $1`,
    [id, days],
  );
  const marks = Array.from({ length: mails }, () => randomUUID());
  for (const [at, mark] of marks.entries())
    await app.sql(
      `
    insert into alert_delivery (owner_id, listing_id, event, mail_id, queued_at) select $1, id, 'back', $3, $4
    from listing where public_id = $2`,
      [id, listings[at]!.publicId, mark, new Date(Date.now() - days * day + at * hour)],
    );
  return { renter, id, marks: marks as [string, ...string[]] };
}
let next = 10;
/** Causes an event that alerts report, and runs them. */
async function somethingNew(later = 0) {
  await on.listAt(listings[(next += 1)]!.publicId, fromNow(later + minute));
  await on.run(fromNow(later + hour));
}
/** Causes the same for a reader who got the notice a number of days ago. */
async function warned(id: string, days: number) {
  await app.sql(`update saved_search set warned_at = now() - make_interval(days => $2::int) where owner_id = $1`, [
    id,
    days,
  ]);
}
const pauseDay = async (id: string) => (await mailsTo(id)).at(-1)?.words.pauseDay;

describe('alerts of an inactive reader', () => {
  it('announce after 60 days the day of the pause, and repeat the same day', async () => {
    const { id } = await aSilent({ days: 60 });
    await somethingNew();
    const day30 = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(
      fromNow(30 * day + hour),
    );
    expect(await pauseDay(id)).toBe(day30);
    await warned(id, 10);
    await somethingNew(2 * hour);
    expect(await mailsTo(id)).toHaveLength(2);
    expect(await pauseDay(id)).toBe(
      new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(fromNow(20 * day)),
    );
  });
  it.each([
    ['a day sooner', { days: 58 }],
    ['after fewer than four mails', { days: 80, mails: 3 }],
  ])('announce nothing %s', async (_, silence) => {
    const { id } = await aSilent(silence);
    await somethingNew();
    expect([(await mailsTo(id)).length, await pauseDay(id)]).toEqual([1, undefined]);
  });
  it('pause 30 days after the notice, not a day earlier, and can be turned on again', async () => {
    const [sooner, { renter, id }] = [await aSilent({ days: 89 }), await aSilent({ days: 90 })];
    await warned(sooner.id, 29);
    await warned(id, 30);
    await somethingNew();
    expect([await stateOf(sooner.id), await stateOf(id), await mailsTo(id)]).toEqual([
      [{ active: true, why: null }],
      [{ active: false, why: 'ignored' }],
      [],
    ]);
    const [alert] = await on.list(renter);
    expect(alert).toMatchObject({ active: false, pausedBecause: 'ignored' });
    await on.change(renter, alert.id, { active: true });
    await somethingNew();
    expect([await stateOf(id), await pauseDay(id)]).toEqual([[{ active: true, why: null }], undefined]);
  });
  it('are paused only when an alert of the same reader is due', async () => {
    const [due, warnedOne, silentOne] = [
      await aSilent({ days: 60 }),
      await aSilent({ days: 90 }),
      await aSilent({ days: 60 }),
    ];
    await warned(warnedOne.id, 30);
    for (const { id } of [warnedOne, silentOne])
      await app.sql(`update saved_search set next_run_at = now() + interval '3 days' where owner_id = $1`, [id]);
    await somethingNew();
    expect([await pauseDay(due.id), await stateOf(warnedOne.id)]).toEqual([
      expect.any(String),
      [{ active: true, why: null }],
    ]);
    expect(await app.sql('select warned_at from saved_search where owner_id = $1', [silentOne.id])).toEqual([
      { warned_at: null },
    ]);
  });
  it('never pause without a notice', async () => {
    const { id } = await aSilent({ days: 300 });
    await somethingNew();
    expect([await stateOf(id), await pauseDay(id)]).toEqual([[{ active: true, why: null }], expect.any(String)]);
  });
});

describe('reader activity', () => {
  it('is a click on any link of a mail, without login; all links of a mail have the same mark', async () => {
    const {
      id,
      marks: [mark],
      renter,
    } = await aSilent({ days: 90 });
    await warned(id, 30);
    const other = await aSilent({ days: 90 });
    await warned(other.id, 30);
    for (let at = 0; at < 2; at += 1) expect(await click(mark)).toMatchObject({ status: 202, body: {} });
    await somethingNew();
    expect([await stateOf(id), await pauseDay(id), await stateOf(other.id)]).toEqual([
      [{ active: true, why: null }],
      undefined,
      [{ active: false, why: 'ignored' }],
    ]);
    const { words } = (await mailsTo(id))[0]!;
    const marks = [words.path, ...(words.items ?? []).map(({ path }) => path)].map((path) => path?.split('#mail=')[1]);
    expect(new Set(marks).size).toBe(1);
    expect(
      await app.sql('select count(clicked_at)::int as clicked from alert_delivery where owner_id = $1', [id]),
    ).toEqual([{ clicked: 1 }]);
    await click(marks[0] ?? '');
    expect(
      await app.sql('select count(clicked_at)::int as clicked from alert_delivery where owner_id = $1', [id]),
    ).toEqual([{ clicked: 2 }]);
    expect((await on.list(renter))[0]).toMatchObject({ active: true });
  });
  it('stores the time of the first click', async () => {
    const {
      id,
      marks: [mark],
    } = await aSilent({ days: 1 });
    const first = async () =>
      await app.sql('select clicked_at from alert_delivery where owner_id = $1 and clicked_at is not null', [id]);
    await click(mark);
    const before = await first();
    await click(mark);
    expect(await first()).toEqual(before);
  });
  it('gets the same response for an unknown mark; a malformed mark is rejected', async () => {
    const {
      marks: [mark],
    } = await aSilent({ days: 1 });
    const responses = [await click(mark), await click(randomUUID())];
    expect(new Set(responses.map(({ status, bytes }) => `${status} ${bytes.toString()}`)).size).toBe(1);
    expect((await click('calgary')).status).toBe(422);
  });
  it.each([
    ['another alert', (as: ReturnType<typeof asRenter>) => on.save(as, { url: '/homes/quebec', frequency: 'daily' })],
    [
      'a change of one',
      async (as: ReturnType<typeof asRenter>) =>
        on.change(
          as,
          (await app.sql<{ id: string }>('select id from saved_search where user_id = $1', [as.subject.sub]))[0]?.id ??
            '',
          { name: 'Near work' },
        ),
    ],
    [
      'a wish for news of kept homes',
      (as: ReturnType<typeof asRenter>) =>
        app.patch('/email-alerts/favourites', { as, body: { active: true, frequency: 'daily' } }),
    ],
  ])('is %s', async (_, act) => {
    const { id, renter } = await aSilent({ days: 90 });
    await warned(id, 30);
    await act(renter);
    await somethingNew();
    expect((await stateOf(id)).map(({ active }) => active)).not.toContain(false);
  });
  it('is not a GET of the list', async () => {
    const { id, renter } = await aSilent({ days: 90 });
    await warned(id, 30);
    await on.list(renter);
    await somethingNew();
    expect(await stateOf(id)).toEqual([{ active: false, why: 'ignored' }]);
  });
  it('is a repeated confirmation by a guest', async () => {
    const email = anAddress();
    const begin = async () => {
      await on.save(guest, { email, frequency: 'instant' });
      return on.confirm(await on.tokenOf(email));
    };
    await begin();
    await app.sql(
      `
        update saved_search set last_opened_at = now() - interval '99 days', warned_at = now() - interval '30 days'
        where is_active`,
    );
    await on.run(fromNow(hour));
    const [{ owner }] = (await app.sql<{ owner: string }>('select id as owner from alert_reader where email = $1', [
      email,
    ])) as [{ owner: string }];
    expect(await stateOf(owner)).toEqual([{ active: false, why: 'ignored' }]);
    expect((await begin()).status).toBe(200);
    await somethingNew();
    expect(await stateOf(owner)).toEqual([{ active: true, why: null }]);
  });
});
