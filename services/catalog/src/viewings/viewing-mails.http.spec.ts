import { randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { ReplyHours } from '../inquiries/reply-hours.ts';
import { anAddress, owner, startWithListings } from '../testing/inquiries.ts';
import { leadsIn } from '../testing/leads.ts';
import { viewingsIn } from '../testing/viewings.ts';

let app: TestApp;
const { aLead, aProvedLead, known, mailsTo } = leadsIn(() => app);
const { aViewing, accept, decline, cancel, mailsAbout, overdue, calendarOfLandlord, calendarOfRenter } = viewingsIn(
  () => app,
);

beforeAll(async () => {
  app = await startWithListings();
  await app.sql(`update listing set lang = 'en', street = '17 Secret Lane', hides_exact_address = true`);
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from inquiry');
  await app.sql(`delete from job where name = 'mail.requested'`);
});

/** First full hour in the afternoon of a day that is 3 days ahead, in Calgary. */
const noonIn3Days = () => {
  const day = new Date(Date.now() + 3 * 86_400_000);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 20)).toISOString();
};
const calgaryTime = /^\w+, \w+ \d+, 20\d\d at [12]:00 p\.m\. Mountain Time$/;

describe('the mail', () => {
  it('of a proposal has the times in the zone of the listing, the note, and a link to the conversation', async () => {
    const { id, email, renter } = await aProvedLead();
    const viewing = await aViewing(id, { times: [noonIn3Days()], note: 'Pay by wire transfer first.' });
    const [mail] = await mailsAbout(viewing.id, 'viewing-proposed');
    expect(mail).toMatchObject({
      email,
      personId: renter.subject.sub,
      language: 'en-CA',
      words: {
        firstName: 'Leila',
        time1: expect.stringMatching(calgaryTime),
        deadline: expect.stringContaining('Mountain Time'),
        message: 'Pay by wire transfer first.',
        careful: expect.stringContaining('Never pay before'),
        path: `/admin/my-inquiries?inquiry=${id}`,
      },
    });
    for (const absent of ['time2', 'openAccount']) expect(mail?.words).not.toHaveProperty(absent);
    expect(JSON.stringify(mail)).not.toContain('Secret Lane');
  });
  it('of a proposal is in the language of the renter', async () => {
    const { id } = await aProvedLead();
    await app.sql(`update inquiry set language = 'fr-CA' where id = $1`, [id]);
    const viewing = await aViewing(id, { times: [noonIn3Days()] });
    const [mail] = await mailsAbout(viewing.id, 'viewing-proposed');
    expect(mail?.words['time1']).toMatch(/ 1[34] h 00 heure des Rocheuses$/);
  });
  it('of an acceptance reaches the landlord, without the address of the renter', async () => {
    const { id, renter, email } = await aProvedLead();
    const viewing = await aViewing(id, { times: [noonIn3Days()] });
    await accept(viewing.id, viewing.times[0]!, renter);
    const [mail] = await mailsAbout(viewing.id, 'viewing-accepted');
    expect(mail).toMatchObject({
      personId: owner,
      words: {
        renterName: 'Leila Haddad',
        time: expect.stringMatching(calgaryTime),
        path: `/portal/leads/${id}`,
      },
    });
    expect(JSON.stringify(mail)).not.toContain(email);
  });
  it('of a refusal reaches the landlord with its note', async () => {
    const { id, renter } = await aProvedLead();
    const viewing = await aViewing(id);
    await decline(viewing.id, renter, { note: ' Next week? ' });
    const [mail] = await mailsAbout(viewing.id, 'viewing-declined');
    expect(mail).toMatchObject({ personId: owner, words: { message: 'Next week?', path: `/portal/leads/${id}` } });
  });
  it('of a cancellation names the time that was accepted', async () => {
    const { id, email, renter } = await aProvedLead();
    const [first, second] = [await aViewing(id, { times: [noonIn3Days()] }), 'accepted'] as const;
    await accept(first.id, first.times[0]!, renter);
    await cancel(first.id, second);
    const taken = await aViewing(id);
    await cancel(taken.id);
    expect(await mailsAbout(first.id, 'viewing-cancelled')).toMatchObject([
      { email, words: { time: expect.stringMatching(calgaryTime) } },
    ]);
    const [withoutTime] = await mailsAbout(taken.id, 'viewing-cancelled');
    expect(withoutTime?.words).not.toHaveProperty('time');
  });
});

describe('a proposal to an address that was not confirmed', () => {
  const questionTo = async (email: string) => (await mailsTo(email, 'inquiry-reply-confirm'))[0]!;
  it('is announced without its text, and follows the confirmation while it is open', async () => {
    const email = anAddress();
    await known(email, randomUUID(), { isClaimed: false, isNewlyVerified: false });
    const id = await aLead({ email });
    const viewing = await aViewing(id, { note: 'Come to the side door.' });
    const question = await questionTo(email);
    expect([JSON.stringify(question).includes('side door'), await mailsAbout(viewing.id, 'viewing-proposed')]).toEqual([
      false,
      [],
    ]);
    expect((await app.post(question.words['path']!)).status).toBe(200);
    expect(await mailsAbout(viewing.id, 'viewing-proposed')).toMatchObject([
      { email, words: { message: 'Come to the side door.', path: expect.stringMatching(/^\/homes\//) } },
    ]);
    expect((await mailsAbout(viewing.id, 'viewing-proposed'))[0]?.words).toHaveProperty('openAccount');
  });
  it('is not mailed after it ended; its cancellation is not mailed either', async () => {
    const [late, cancelled] = [anAddress(), anAddress()];
    const [viewing, other] = [
      await aViewing(await aLead({ email: late })),
      await aViewing(await aLead({ email: cancelled })),
    ];
    const question = await questionTo(late);
    await overdue(viewing.id);
    await app.post(question.words['path']!);
    await cancel(other.id);
    expect([await mailsAbout(viewing.id, 'viewing-proposed'), await mailsAbout(other.id, 'viewing-cancelled')]).toEqual(
      [[], []],
    );
  });
  it('follows the verification of an account with the address', async () => {
    const email = anAddress();
    const viewing = await aViewing(await aLead({ email }));
    await known(email, randomUUID());
    expect(await mailsAbout(viewing.id, 'viewing-proposed')).toMatchObject([
      { words: { path: expect.stringContaining('/admin/my-inquiries') } },
    ]);
  });
});

describe('the calendar file', () => {
  it('is there for both sides once a time is accepted, and gone after a cancellation', async () => {
    const { id, renter } = await aProvedLead();
    const viewing = await aViewing(id, { times: [noonIn3Days()], durationMinutes: 45 });
    const files = () => Promise.all([calendarOfLandlord(viewing.id), calendarOfRenter(viewing.id, renter)]);
    expect((await files()).map(({ status }) => status)).toEqual([404, 404]);
    await accept(viewing.id, viewing.times[0]!, renter);
    const [ours, theirs] = await files();
    expect([ours.status, ours.headers['content-type'], theirs.bytes.toString()]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      ours.bytes.toString(),
    ]);
    const start = viewing.times[0]!.replaceAll(/[-:]|\.\d{3}/g, '');
    for (const line of [`UID:${viewing.id}`, `DTSTART:${start}`, 'STATUS:CONFIRMED'])
      expect(ours.bytes.toString()).toContain(`\r\n${line}\r\n`);
    await cancel(viewing.id, 'accepted');
    expect((await files()).map(({ status }) => status)).toEqual([404, 404]);
  });
  it.each([true, false])('has the street only where visitors see it (hidden: %s)', async (isHidden) => {
    await app.sql('update listing set hides_exact_address = $1', [isHidden]);
    const { id, renter } = await aProvedLead();
    const viewing = await aViewing(id);
    await accept(viewing.id, viewing.times[0]!, renter);
    const file = (await calendarOfRenter(viewing.id, renter)).bytes.toString();
    expect([file.includes('17 Secret Lane'), /\r\nLOCATION:.*AB\r\n/.test(file)]).toEqual([!isHidden, true]);
  });
});

describe('the reply time of a landlord', () => {
  it('counts a proposal as a reply', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { id } = await aProvedLead();
      await aViewing(id);
      await app.sql(`update inquiry set sent_at = now() - interval '3 hours' where id = $1`, [id]);
    }
    await app.app.get(DataSource).transaction((manager) => app.app.get(ReplyHours).update({}, manager));
    const [company] = await app.sql<{ hours: number }>(
      `select round(reply_hours)::int as hours from company where reply_hours is not null`,
    );
    expect(company).toEqual({ hours: 3 });
  });
});
