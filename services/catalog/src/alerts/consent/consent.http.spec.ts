import { randomUUID } from 'node:crypto';
import { SignedLinks } from '@porchlight/service-kit';
import { asService, asLandlord, asRenter, guest, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from '../../testing/a-market.ts';
import { startCatalog } from '../../testing/start-catalog.ts';
import { alertFixture, anAddress, aSearch, calgary, fromNow, hour, minute } from '../alert-fixture.ts';
import { alertSweeps } from '../alert-retention.ts';

const market = aMarket(100);
const listing = market.homes.find(({ cityId }) => cityId === 11)!;
let app: TestApp;
let on: ReturnType<typeof alertFixture>;
beforeAll(async () => {
  app = await startCatalog(market);
  on = alertFixture(app);
}, 60_000);
afterAll(() => app.stop());

/** Creates and confirms an alert of a guest. Returns the address and the unsubscribe token of its first mail. */
async function aGuestsAlert(email = anAddress(), body: object = {}) {
  await on.save(guest, { email, frequency: 'instant', ...body });
  expect((await on.confirm(await on.tokenOf(email))).status).toBe(200);
  return { email, token: (await on.mails(email)).at(-1)?.unsubscribeToken ?? '' };
}

describe('an alert without an account', () => {
  it('is inactive until confirmed; the confirmation mail contains no free text', async () => {
    const email = anAddress();
    expect(await on.save(guest, { email, url: `${calgary}?beds=2&keyword=win+a+prize` })).toMatchObject({
      status: 201,
      body: { isConfirmed: false },
    });
    expect(await on.mails(email)).toMatchObject([
      { template: 'alert-confirm', words: { search: 'Calgary, AB · 2 beds', frequency: 'every morning' } },
    ]);
    await on.run(new Date(Date.now() + 9 * 86_400_000));
    expect(await on.mails(email)).toHaveLength(1);
  });
  it('requires an email address', async () => {
    expect(await on.save(guest)).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
  });
  it('gets the same response for known and unknown addresses, and for bots', async () => {
    const [{ email: known }, personId] = [await aGuestsAlert(), randomUUID()];
    const member = anAddress();
    await on.known(member, personId);
    const responses = [
      await on.save(guest, { email: known }),
      await on.save(guest, { email: member }),
      await on.save(guest, { email: anAddress() }),
      await on.save(guest, { email: anAddress(), website: 'x' }),
      await on.save(asLandlord(), { email: anAddress() }),
    ];
    expect(new Set(responses.map(({ status, bytes }) => `${status} ${bytes.toString()}`)).size).toBe(1);
  });
  it('requests at most three confirmation mails per hour and address', async () => {
    const email = anAddress();
    await Promise.all(Array.from({ length: 8 }, (_, at) => on.save(guest, { email, url: aSearch(at) })));
    expect(await on.mails(email)).toHaveLength(3);
  });
  it('is shown by its link and confirmed once', async () => {
    const email = anAddress();
    await on.save(guest, { email, frequency: 'instant' });
    const token = await on.tokenOf(email);
    expect((await on.check(token)).body).toEqual({
      state: 'valid',
      purpose: 'alert',
      maskedEmail: `${email[0] ?? ''}•••@example.com`,
      title: 'Calgary, AB',
    });
    expect((await on.check(token)).body.state).toBe('valid');
    const responses = await Promise.all(Array.from({ length: 6 }, () => on.confirm(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect((await on.check(token)).body).toEqual({ state: 'used', purpose: 'alert' });
    expect((await on.mails(email)).map(({ template }) => template)).toEqual(['alert-confirm', 'alert-begun']);
    expect(
      await app.sql(
        `
          select frequency, consent_source, consent_words, consent_ip
          from saved_search join alert_reader r on r.id = reader_id where email = $1`,
        [email],
      ),
    ).toEqual([
      {
        frequency: 'instant',
        consent_source: 'mail-link',
        consent_words: 'home-alerts 2026-11',
        consent_ip: '203.0.113.7',
      },
    ]);
  });
  it('is not confirmed by an expired, foreign or invalid link', async () => {
    const email = anAddress();
    await on.save(guest, { email });
    const first = await on.tokenOf(email);
    await on.save(guest, { email });
    const links = app.app.get(SignedLinks);
    const { link } = links.read('alert', await on.tokenOf(email)) as { link: { subject: string; id: string } };
    const expired = links.sign('alert', link.subject, -1, link.id).text;
    expect(
      [
        await on.check(first),
        await on.check(expired),
        await on.check('abc.def'),
        await on.check(links.sign('unsubscribe', link.subject, 60, link.id).text),
      ].map(({ body }) => body.state),
    ).toEqual(['used', 'expired', 'unknown', 'unknown']);
    for (const token of [first, expired, 'abc.def'])
      expect(await on.confirm(token)).toMatchObject({ status: 410, body: { code: 'link-dead' } });
  });
  it('is moved to the account of its address, known before or after', async () => {
    const [before, after, personId] = [anAddress(), anAddress(), randomUUID()];
    await on.known(before, personId);
    await aGuestsAlert(before, { url: aSearch(1) });
    await aGuestsAlert(after, { url: aSearch(2) });
    expect(await on.list(asRenter(personId))).toHaveLength(1);
    await app.sql(
      `
        insert into alert_delivery (owner_id, listing_id, event, mail_id, queued_at)
        select gen_random_uuid(), id, 'back', gen_random_uuid(), now() from listing limit 1`,
    );
    await on.known(after, personId);
    expect(await app.sql(`select 1 from alert_delivery where owner_id = $1 and event = 'back'`, [personId])).toEqual(
      [],
    ); // deliveries to a stranger do not count for the account
    expect((await on.list(asRenter(personId))).map(({ active }: { active: boolean }) => active)).toEqual([true, true]);
  });
  it('is deleted with its address when unconfirmed for a week', async () => {
    const [email, kept] = [anAddress(), await aGuestsAlert()];
    await on.save(guest, { email });
    await app.sql(`update saved_search set made_at = now() - interval '8 days'`);
    for (const statement of alertSweeps) await app.sql(statement);
    expect(await app.sql('select email from alert_reader where email in ($1, $2)', [email, kept.email])).toEqual([
      { email: kept.email },
    ]);
  });
});

describe('the unsubscribe link of a mail', () => {
  const page = async (token: string, lang = 'en-CA') =>
    (await app.get(`/new-listings-alerts/unsubscribe/${token}?lang=${lang}`)).body;

  it('shows the masked address and list, and changes nothing on GET', async () => {
    const { email, token } = await aGuestsAlert();
    for (let at = 0; at < 3; at += 1)
      expect(await page(token)).toEqual({
        state: 'on',
        maskedEmail: `${email[0] ?? ''}•••@example.com`,
        listName: 'New homes: Calgary, AB',
        searches: ['Calgary, AB'],
      });
    expect((await page(token, 'fr-CA')).listName).toBe('Nouveaux logements\u00a0: Calgary, AB');
    expect(await page('abc.def')).toEqual({ state: 'unknown' });
    expect(await on.mailPreferences(email)).toHaveLength(1);
  });
  it('unsubscribes without login, is idempotent and reports to accounts', async () => {
    const { email, token } = await aGuestsAlert();
    for (let at = 0; at < 3; at += 1) expect((await on.unsubscribe(token)).status).toBe(200);
    expect(await page(token)).toMatchObject({ state: 'off', searches: [] });
    expect(
      await app.sql(`select payload from job where name = 'mail.suppressed' and payload ->> 'email' = $1`, [email]),
    ).toEqual(Array(3).fill({ payload: { email, list: 'home-alerts' } }));
    await on.listAt(listing.publicId, fromNow(minute));
    await on.run(fromNow(hour));
    expect(await on.listingMails(email)).toEqual([]);
    expect(await on.unsubscribe('abc.def')).toMatchObject({ status: 410, body: { code: 'link-dead' } });
  });
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('accepts one-click requests of mail clients, as %s', async (type, form) => {
    const { token } = await aGuestsAlert();
    expect((await on.oneClickUnsubscribe(token, form, type)).status).toBe(200);
    expect((await page(token)).state).toBe('off');
  });
  it('unsubscribes from all mail on request, also for an account', async () => {
    const { renter, id } = await on.aRenterWith();
    const token = (await on.mails(id))[0]?.unsubscribeToken ?? '';
    await on.unsubscribe(token, { everything: true });
    expect(
      await app.sql(`select payload from job where name = 'mail.suppressed' and payload ->> 'personId' = $1`, [id]),
    ).toEqual([{ payload: { personId: id } }]);
    const [alert] = await on.list(renter);
    expect(alert).toMatchObject({ active: false, pausedBecause: 'unsubscribed' });
    await on.change(renter, alert.id, { active: true });
    expect(
      (
        await app.sql<{ name: string }>(
          `select name from job where payload ->> 'personId' = $1 and name <> 'mail.requested' order by id`,
          [id],
        )
      ).map(({ name }) => name),
    ).toEqual(['mail.wanted', 'mail.suppressed', 'mail.wanted']);
  });
  it('of a guest also covers the account created since', async () => {
    const { email, token } = await aGuestsAlert();
    const { id, renter } = await on.aRenterWith({ url: `${calgary}?beds=1` });
    await on.known(email, id);
    expect((await page(token)).searches).toHaveLength(2);
    await on.unsubscribe(token);
    expect((await on.list(renter)).map(({ pausedBecause }: { pausedBecause: string }) => pausedBecause)).toEqual([
      'unsubscribed',
      'unsubscribed',
    ]);
  });
  it('is not needed once staff stopped all mail: the alerts of the account are off', async () => {
    const [{ renter, id }, { renter: other }] = [await on.aRenterWith(), await on.aRenterWith()];
    const event = { key: randomUUID(), name: 'mail.stopped', at: new Date().toISOString(), payload: { personId: id } };
    expect((await app.post('/internal/events', { as: asService('accounts'), body: event })).status).toBe(200);
    expect(await on.list(renter)).toEqual([expect.objectContaining({ active: false, pausedBecause: 'unsubscribed' })]);
    expect(await on.list(other)).toEqual([expect.objectContaining({ active: true })]);
  });
  it('is not needed for a bounced address: its alerts are turned off', async () => {
    const [{ email, token }, { renter, id }] = [await aGuestsAlert(), await on.aRenterWith()];
    await on.bounced({ email });
    await on.bounced({ personId: id });
    expect((await page(token)).state).toBe('off');
    expect(await on.list(renter)).toMatchObject([{ active: false, pausedBecause: 'bounced' }]);
  });
});
