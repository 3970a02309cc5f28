import { randomUUID } from 'node:crypto';
import { startForTest } from '@porchlight/service-kit/testing';
import { catalogWithoutSeed } from '../testing/start-catalog.ts';
import { anAddress, inquiry } from '../testing/inquiries.ts';
import { answerTo, landlordAddress, relayDomain, startRelay, type RelayFixture } from './testing/relay.ts';
import { RelayListener } from './relay-listener.ts';

let on: RelayFixture;
beforeAll(async () => {
  on = await startRelay({ RELAY_AUTH_SERVER: 'mx.porchlight.example' });
});
afterAll(() => on.stop());

const outcome = async (mail: Parameters<RelayFixture['send']>[0]) => {
  const { reply, code } = await on.send(mail);
  return [reply.code, code];
};

describe('an answer by mail', () => {
  it('of the landlord reaches the renter as a reply', async () => {
    const thread = await on.aThread();
    const text = `It is free. ${randomUUID()}`;
    expect(await outcome(answerTo(thread.landlordAlias, { text }))).toEqual([250, 'relayed']);
    expect(await on.answersIn(thread)).toEqual([{ author: 'landlord', text }]);
    expect((await on.leads.summaryOf(thread.id))?.stage).toBe('replied');
    const mails = await on.leads.mailsTo(thread.renterEmail, 'inquiry-reply');
    expect(mails.at(-1)?.words).toMatchObject({ message: text });
    expect(JSON.stringify(mails)).not.toContain(landlordAddress);
  });
  it('of the renter reaches the landlord in the same thread', async () => {
    const thread = await on.aThread();
    const text = `May I see it? ${randomUUID()}`;
    const mail = answerTo(thread.renterAlias, { from: thread.renterEmail, text });
    expect(await outcome(mail)).toEqual([250, 'relayed']);
    expect(await on.answersIn(thread)).toEqual([{ author: 'renter', text }]);
    expect((await on.leads.summaryOf(thread.id))?.waitingSince).toBeDefined();
    expect(await on.replyToOf('inquiry-received', { words: { message: text } })).toBe(thread.landlordAlias);
  });
  it('reaches the thread of its mail, also when the renter wrote to the landlord again 30 days later', async () => {
    const thread = await on.aThread();
    await on.app.sql(`update inquiry set updated_at = now() - interval '31 days' where id = $1`, [thread.id]);
    await on.leads.send(inquiry({ email: thread.renterEmail }));
    await on.send(answerTo(thread.renterAlias, { from: thread.renterEmail }));
    expect(await on.answersIn(thread)).toHaveLength(1);
  });
  it('of a guest is taken once the address is confirmed', async () => {
    const email = anAddress();
    const id = await on.leads.aLead({ email });
    await on.leads.reply(id);
    expect(await on.replyToOf('inquiry-reply-confirm', { email })).toBe('');
    await on.leads.known(email, randomUUID());
    const alias = await on.replyToOf('inquiry-reply', { email });
    expect(await outcome(answerTo(alias, { from: email }))).toEqual([250, 'relayed']);
  });
  it('is stored once, however often and however concurrently it arrives', async () => {
    const thread = await on.aThread();
    for (const [alias, from] of [
      [thread.landlordAlias, landlordAddress],
      [thread.renterAlias, thread.renterEmail],
    ] as const) {
      const mail = answerTo(alias, { from, text: `Once only ${from}` });
      const sent = await Promise.all(Array.from({ length: 5 }, () => on.send(mail)));
      expect(sent.map(({ reply }) => reply.code)).toEqual([250, 250, 250, 250, 250]);
      expect(await outcome(mail)).toEqual([250, 'duplicate']);
    }
    expect(await on.answersIn(thread)).toHaveLength(2);
  });
  it('is refused for now while accounts is down, and taken later', async () => {
    const thread = await on.aThread();
    const mail = answerTo(thread.landlordAlias);
    on.setDown(true);
    const { reply } = await on.send(mail);
    on.setDown(false);
    expect(reply.code).toBe(451);
    expect(await outcome(mail)).toEqual([250, 'relayed']);
  });
});

describe('a mail is accepted and not relayed', () => {
  const hops = Array.from({ length: 31 }, (_, at) => `Received: from a by b${at}; Mon, 24 Nov 2026 10:00:00 +0000`);
  it.each([
    ['a stranger', 'stranger', { from: 'stranger@example.org' }],
    [
      'a stranger under the envelope of the landlord',
      'stranger',
      { from: 'a@example.org', envelopeFrom: landlordAddress },
    ],
    ['two authors', 'stranger', { headers: [`From: <${landlordAddress}>`] }],
    [
      'a list of authors',
      'stranger',
      { from: `${landlordAddress}>, <stranger@example.org`, envelopeFrom: landlordAddress },
    ],
    ['an automatic reply', 'auto-reply', { headers: ['Auto-Submitted: auto-replied'] }],
    ['an absence notice', 'auto-reply', { headers: ['X-Autoreply: yes'] }],
    ['bulk mail', 'auto-reply', { headers: ['Precedence: bulk'] }],
    ['an Exchange notice', 'auto-reply', { headers: ['X-Auto-Response-Suppress: All'] }],
    ['a mailing list', 'auto-reply', { headers: ['List-Id: <homes.example.org>'] }],
    ['a bounce', 'bounce', { envelopeFrom: '' }],
    ['a report', 'bounce', { body: ['Content-Type: multipart/report; boundary=x', '', '--x', '', 'failed', '--x--'] }],
    ['a mail of this site', 'loop', { headers: ['X-Porchlight-Relay: sent'] }],
    ['a mail of the relay domain', 'loop', { from: `r-abc@${relayDomain}` }],
    ['a mail in a circle', 'loop', { headers: hops }],
    ['a forged mail', 'forged', { headers: ['Authentication-Results: mx.porchlight.example; spf=fail; dmarc=fail'] }],
  ])('when it is %s', async (_, code, options) => {
    const thread = await on.aThread();
    expect(await outcome(answerTo(thread.landlordAlias, options))).toEqual([250, code]);
    expect(await on.answersIn(thread)).toEqual([]);
  });
  it('when the other party or the party of another thread sends it', async () => {
    const [thread, other] = [await on.aThread(), await on.aThread()];
    const sent = [
      answerTo(thread.landlordAlias, { from: thread.renterEmail }),
      answerTo(thread.renterAlias),
      answerTo(thread.renterAlias, { from: other.renterEmail }),
    ];
    for (const mail of sent) expect(await outcome(mail)).toEqual([250, 'stranger']);
    expect([await on.answersIn(thread), await on.answersIn(other)]).toEqual([[], []]);
  });
  it('when the account was disabled or lost its permission', async () => {
    const thread = await on.aThread();
    on.people.set(thread.renterId, { email: thread.renterEmail, isDisabled: true });
    expect(await outcome(answerTo(thread.renterAlias, { from: thread.renterEmail }))).toEqual([250, 'stranger']);
    const landlord = [...on.people.entries()].find(([, { email }]) => email === landlordAddress)!;
    on.people.set(landlord[0], { email: landlordAddress });
    expect(await outcome(answerTo(thread.landlordAlias))).toEqual([250, 'stranger']);
    on.people.set(...landlord);
  });
  it('when the verdict of another server than the own is in it, it is relayed', async () => {
    const thread = await on.aThread();
    const headers = ['Authentication-Results: mx.example.org; dmarc=fail', 'Auto-Submitted: no'];
    expect(await outcome(answerTo(thread.landlordAlias, { headers }))).toEqual([250, 'relayed']);
  });
  it('when the landlord blocked the renter', async () => {
    const thread = await on.aThread();
    await on.leads.block(thread.id);
    expect((await on.send(answerTo(thread.renterAlias, { from: thread.renterEmail }))).reply.code).toBe(250);
    expect(await on.answersIn(thread)).toEqual([]);
    expect(await outcome(answerTo(thread.landlordAlias))).toEqual([550, 'closed']);
  });
});

describe('an address', () => {
  it('stays the same in all mails to a party, and is replaced 90 days after the last one', async () => {
    const thread = await on.aThread();
    const expire = (interval: string) =>
      on.app.sql(`update relay_alias set expires_at = now() + $2::interval where inquiry_id = $1`, [
        thread.id,
        interval,
      ]);
    await expire('1 minute');
    await on.leads.reply(thread.id);
    expect(await on.replyToOf('inquiry-reply', { email: thread.renterEmail })).toBe(thread.renterAlias);
    const rows = await on.app.sql(
      `select 1 from relay_alias where inquiry_id = $1 and expires_at > now() + interval '89 days'`,
      [thread.id],
    );
    expect(rows).toHaveLength(1);
    await expire('-1 minute');
    expect(await outcome(answerTo(thread.renterAlias, { from: thread.renterEmail }))).toEqual([550, 'expired']);
    await on.leads.reply(thread.id);
    const next = await on.replyToOf('inquiry-reply', { email: thread.renterEmail });
    expect([next === thread.renterAlias, /^r-[a-z2-7]{20}@reply\.example\.com$/u.test(next)]).toEqual([false, true]);
  });
  it.each([
    ['of another domain', 'r-aaaaaaaaaaaaaaaaaaaa@example.com'],
    ['that is not an alias', `postmaster@${relayDomain}`],
    ['that was never given out', `r-aaaaaaaaaaaaaaaaaaaa@${relayDomain}`],
  ])('%s is refused', async (_, to) => {
    expect(await outcome(answerTo(to))).toEqual([550, 'unknown']);
  });
  it('is the only one of its mail', async () => {
    const [{ landlordAlias }, other] = [await on.aThread(), await on.aThread()];
    const { reply } = await on.send({ ...answerTo(landlordAlias), to: [landlordAlias, other.landlordAlias] });
    expect(reply.code).toBe(452);
  });
  it('stops working with the personal data of its renter', async () => {
    const thread = await on.aThread();
    await on.app.sql('update inquiry set email = null, writer = null where id = $1', [thread.id]);
    expect(await outcome(answerTo(thread.landlordAlias))).toEqual([550, 'unknown']);
  });
  it('takes 30 mails an hour', async () => {
    const thread = await on.aThread();
    await on.app.sql('update relay_alias set mails = 30 where inquiry_id = $1', [thread.id]);
    expect(await outcome(answerTo(thread.landlordAlias))).toEqual([451, 'limited']);
    await on.app.sql(`update relay_alias set counted_since = now() - interval '61 minutes' where inquiry_id = $1`, [
      thread.id,
    ]);
    expect(await outcome(answerTo(thread.landlordAlias))).toEqual([250, 'relayed']);
  });
  it('takes 10 answers of the landlord an hour', async () => {
    const thread = await on.aThread();
    const codes = [];
    for (let sent = 0; sent < 11; sent += 1) codes.push((await on.send(answerTo(thread.landlordAlias))).code);
    expect(codes.filter((code) => code === 'relayed')).toHaveLength(10);
    expect(codes.at(-1)).toBe('limited');
    await on.passHour();
  });
});

it('no mail takes answers without a relay domain', async () => {
  const off = await startForTest(catalogWithoutSeed, { RELAY_DOMAIN: '' });
  expect(off.app.get(RelayListener, { strict: false }).port).toBeUndefined();
  await off.stop();
});
