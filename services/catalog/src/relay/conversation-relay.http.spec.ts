import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { TestApp } from '@porchlight/service-kit/testing';
import { startWithListings } from '../testing/inquiries.ts';
import { RelayListener } from './relay-listener.ts';
import { answerTo, relayDomain } from './testing/relay.ts';
import { sendMail } from './testing/smtp-client.ts';

const alias = `m-${'a'.repeat(20)}`;
const to = `${alias}@${relayDomain}`;
const from = 'leila@example.com';
/** What the stand-in of content was sent, and what it responds. */
const received: Record<string, unknown>[] = [];
let state = 'open';
let outcome = 'relayed';
let isDown = false;
const content = createServer((request, response) => {
  const respond = async () => {
    const isTake = request.url === '/internal/conversation-aliases/take';
    const isMail = request.url === '/internal/conversation-mails';
    if (isMail && !isDown) received.push((await json(request)) as Record<string, unknown>);
    response.writeHead(isDown || !(isTake || isMail) ? 503 : 201, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isTake ? { state } : { outcome }));
  };
  void respond();
});
let app: TestApp;
const send = async (mail: Parameters<typeof answerTo>[1] = {}) =>
  (await sendMail(app.app.get(RelayListener, { strict: false }).port ?? 0, answerTo(to, { from, ...mail }))).code;

beforeAll(async () => {
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  app = await startWithListings({
    RELAY_DOMAIN: relayDomain,
    RELAY_PORT: '0',
    RELAY_AUTH_SERVER: 'mx.porchlight.example',
    CONTENT_URL: `http://127.0.0.1:${(content.address() as AddressInfo).port}`,
  });
}, 60_000);
afterAll(async () => {
  await app.stop();
  await new Promise((resolve) => content.close(resolve));
});
beforeEach(() => {
  received.length = 0;
  [state, outcome, isDown] = ['open', 'relayed', false];
});

describe('MESSAGE-5 an answer to a reply of support', () => {
  it('is passed on to content without the quoted mail, the address of its author and files', async () => {
    const text = `Thank you.\r\n\r\nWrite to ${from} too.\r\n\r\nOn Mon, 24 Nov 2026, Porchlight wrote:\r\n> Yes, you may.`;
    const messageId = `<${randomUUID()}@mail.example.net>`;
    expect(await send({ text, messageId })).toBe(250);
    expect(await send({ text, messageId })).toBe(250);
    expect(received[0]).toEqual({
      alias,
      key: expect.stringMatching(/^mail-[0-9a-f]{40}$/),
      from,
      text: 'Thank you.\n\nWrite to […] too.',
      hadFiles: false,
    });
    expect(received[1]?.['key']).toBe(received[0]?.['key']);
  });
  it.each([
    ['of a program', { headers: ['Auto-Submitted: auto-replied'] }],
    ['that bounced', { envelopeFrom: '' }],
    ['in a circle', { headers: ['X-Porchlight-Relay: 1'] }],
    ['that was forged', { headers: ['Authentication-Results: mx.porchlight.example; dmarc=fail'] }],
  ])('%s is accepted and dropped', async (_, mail) => {
    expect(await send(mail)).toBe(250);
    expect(received).toEqual([]);
  });
  it.each([
    ['without text', { text: '> Yes, you may.' }, 550],
    ['that is too long', { text: 'a '.repeat(2_000) }, 552],
  ])('%s is refused with the reason', async (_, mail, code) => {
    expect(await send(mail)).toBe(code);
    expect(received).toEqual([]);
  });
  it('is refused for a closed conversation and an old address, and not for one that is held', async () => {
    for (const [result, code] of [
      ['closed', 550],
      ['expired', 550],
      ['held', 250],
      ['duplicate', 250],
      ['stranger', 250],
    ] as const) {
      outcome = result;
      expect(await send()).toBe(code);
    }
    for (const [result, code] of [
      ['limited', 451],
      ['expired', 550],
      ['unknown', 550],
    ] as const) {
      state = result;
      expect(await send()).toBe(code);
    }
  });
  it('is refused for now while content is down', async () => {
    isDown = true;
    expect(await send()).toBe(451);
  });
});
