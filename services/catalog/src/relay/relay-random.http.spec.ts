import { addFigure } from '@porchlight/service-kit/testing';
import { Chance } from '../testing/chance.ts';
import { relayMails, relaySeed } from '../testing/config.ts';
import { owner } from '../testing/inquiries.ts';
import { aRandomMail, type RandomMail } from './testing/random-mails.ts';
import { landlordAddress, startRelay, type RelayFixture, type RelayedThread } from './testing/relay.ts';

const chance = new Chance(relaySeed);
const threadCount = Math.max(6, Math.ceil(relayMails / 25));
const concurrency = 5;

let on: RelayFixture;
const threads: RelayedThread[] = [];
const mails: RandomMail[] = [];
beforeAll(async () => {
  on = await startRelay();
  while (threads.length < threadCount) threads.push(await on.aThread());
  while (mails.length < relayMails) {
    const repeated = chance.is(0.1) ? chance.pick(mails) : undefined;
    mails.push(repeated ?? aRandomMail(chance, threads));
  }
  for (let from = 0; from < mails.length; from += concurrency) {
    await Promise.all(mails.slice(from, from + concurrency).map(({ mail }) => on.send(mail)));
    await on.passHour();
  }
}, 600_000);
afterAll(() => on.stop());

const countBy = (codes: readonly string[]) =>
  Object.fromEntries([...new Set(codes)].sort().map((code) => [code, codes.filter((one) => one === code).length]));

describe(`${relayMails} mails in random order (seed ${relaySeed})`, () => {
  it('are relayed or not as each must be', () => {
    const expected = mails.map((one, at) =>
      one.code === 'relayed' && mails.indexOf(one) < at ? 'duplicate' : one.code,
    );
    // Two deliveries of a mail at once are both reported as relayed, or one as a duplicate; the thread has it once.
    const merged = (codes: readonly string[]) =>
      countBy(codes.map((code) => (code === 'duplicate' ? 'relayed' : code)));
    expect(merged(on.codes)).toEqual(merged(expected));
    const relayed = expected.filter((code) => code === 'relayed').length;
    expect(relayed).toBeGreaterThan(relayMails / 5);
    expect(new Set(expected).size).toBe(6);
    addFigure('relay-mails', mails.length);
    addFigure('relay-relayed', relayed);
  });
  it('reach exactly the thread of their address, once', async () => {
    for (const thread of threads) {
      const wanted = new Set(mails.filter((one) => one.code === 'relayed' && one.thread === thread));
      const lines = (list: readonly { readonly author: string; readonly text: string }[]) =>
        list.map(({ author, text }) => `${author}: ${text}`).sort();
      expect(lines(await on.answersIn(thread))).toEqual(lines([...wanted]));
    }
  });
  it('show the address of no party to the other', async () => {
    const leaks: string[] = [];
    const addresses = [landlordAddress, ...threads.map(({ renterEmail }) => renterEmail)];
    for (const { text } of await on.app.sql<{ text: string }>('select text from inquiry_message'))
      leaks.push(...addresses.filter((address) => text.includes(address)));
    const toLandlord = await on.app.sql<{ payload: string }>(
      `select payload::text from job where name = 'mail.requested' and payload ->> 'personId' = $1`,
      [owner],
    );
    const toRenters = await on.app.sql<{ payload: string }>(
      `select payload::text from job where name = 'mail.requested' and payload ->> 'template' = 'inquiry-reply'`,
    );
    for (const { payload } of toLandlord)
      leaks.push(...threads.map(({ renterEmail }) => renterEmail).filter((address) => payload.includes(address)));
    for (const { payload } of toRenters) leaks.push(...(payload.includes(landlordAddress) ? [landlordAddress] : []));
    expect([toLandlord.length > 0, toRenters.length > 0, leaks]).toEqual([true, true, []]);
  });
});
