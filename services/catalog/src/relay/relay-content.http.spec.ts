import { randomUUID } from 'node:crypto';
import { answerTo, landlordAddress, startRelay, type RelayFixture, type RelayedThread } from './testing/relay.ts';

let on: RelayFixture;
let thread: RelayedThread;
beforeAll(async () => {
  on = await startRelay();
});
beforeEach(async () => {
  thread = await on.aThread();
});
afterAll(() => on.stop());

type Options = Parameters<typeof answerTo>[1];
const outcome = async (options: Options) => {
  const { reply, code } = await on.send(answerTo(thread.landlordAlias, options));
  return [reply.code, code];
};
const textOf = async (options: Options) => {
  await outcome(options);
  return (await on.answersIn(thread)).map(({ text }) => text);
};
const part = (type: string, ...lines: string[]) => ['--b', `Content-Type: ${type}`, ...lines];
const mixed = (...parts: string[][]) => ['Content-Type: multipart/mixed; boundary=b', '', ...parts.flat(), '--b--'];
const plain = part('text/plain; charset=utf-8', '', 'See you at 5.');

describe('of a mail', () => {
  it('only the answer is passed on, without addresses of the parties and of the relay', async () => {
    const text = `Write to ${landlordAddress}, ${thread.renterEmail} or ${thread.renterAlias}.\n\nOn Mon, Nov 24 2026, Porchlight <${thread.landlordAlias}> wrote:\n> Hello`;
    expect(await textOf({ text })).toEqual(['Write to […], […] or […].']);
  });
  it('the address of a renter who shares it stays', async () => {
    const shared = await on.aThread({ sharesContact: true });
    const text = `Write to ${shared.renterEmail}.`;
    await on.send(answerTo(shared.renterAlias, { from: shared.renterEmail, text }));
    expect(await on.answersIn(shared)).toEqual([{ author: 'renter', text }]);
  });
  it('HTML without a text is passed on as text', async () => {
    const html = '<div>It is <b>free</b> &amp; quiet.</div><script>alert(1)</script>';
    expect(await textOf({ body: ['Content-Type: text/html; charset=utf-8', '', html] })).toEqual([
      'It is free & quiet.',
    ]);
  });
  it('attachments are dropped, and the thread says so in the language of its reader', async () => {
    const file = part(
      'application/pdf; name=lease.pdf',
      'Content-Disposition: attachment; filename=lease.pdf',
      '',
      'lease',
    );
    expect(await textOf({ body: mixed(plain, file) })).toEqual([
      'See you at 5.\n\n(This email had attachments. They aren’t passed on.)',
    ]);
  });
  it('an image inside the text is no attachment', async () => {
    const logo = part('image/png', 'Content-Disposition: inline; filename=logo.png', 'Content-ID: <logo>', '', 'logo');
    expect(await textOf({ body: mixed(plain, logo) })).toEqual(['See you at 5.']);
  });
});

describe('a mail is refused, so that its sender learns it,', () => {
  it.each([
    ['without an answer', [550, 'empty'], { text: '> Hello\n> there' }],
    ['with a text over 64 KB', [552, 'too-large'], { text: 'Long line. '.repeat(6_000) }],
    ['with an answer of more than 3,800 characters', [552, 'too-large'], { text: 'a'.repeat(3_801) }],
    ['nested too deep', [554, 'unreadable'], { body: nested(40) }],
  ])('%s', async (_, expected, options) => {
    expect(await outcome(options)).toEqual(expected);
    expect(await on.answersIn(thread)).toEqual([]);
  });
  it('with more than 10 MB, before it is sent', async () => {
    const raw = Buffer.alloc(20 * 1024 * 1024, 'a');
    expect((await on.send({ ...answerTo(thread.landlordAlias), raw, hasSize: true })).reply.code).toBe(552);
  });
  it('with more than 10 MB that its server did not declare', async () => {
    const raw = Buffer.concat([
      Buffer.from(answerTo(thread.landlordAlias).raw),
      Buffer.alloc(20 * 1024 * 1024, 'a\r\n'),
    ]);
    expect((await on.send({ ...answerTo(thread.landlordAlias), raw })).reply.code).toBe(552);
    expect(on.codes.at(-1)).toBe('too-large');
    expect(await on.answersIn(thread)).toEqual([]);
  });
});

it('a suspicious answer of a renter is held like any other message', async () => {
  const text = `Look at https://a.example.org https://b.example.org https://c.example.org ${randomUUID()}`;
  const { code } = await on.send(answerTo(thread.renterAlias, { from: thread.renterEmail, text }));
  expect(code).toBe('relayed');
  expect(
    await on.app.sql('select 1 from inquiry_message where text = $1 and hold_score is not null', [text]),
  ).toHaveLength(1);
  expect(await on.replyToOf('inquiry-received', { words: { message: text } })).toBe('');
});

function nested(depth: number): string[] {
  const open = Array.from({ length: depth }, (_, at) => [
    `Content-Type: multipart/mixed; boundary=b${at}`,
    '',
    `--b${at}`,
  ]);
  return [...open.flat(), 'Content-Type: text/plain', '', 'deep'];
}
