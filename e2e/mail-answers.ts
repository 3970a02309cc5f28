import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { sendMail } from '../services/catalog/src/relay/testing/smtp-client.ts';

/** Port on which the site takes answers to its mails. */
const relayPort = Number(process.env['RELAY_PORT'] ?? 2525);

/** Answers the open mail of the demo's outbox as its recipient does from a mail program. */
export async function answerByMail(page: Page, from: string, text: string): Promise<void> {
  const line = await page.getByText(/^Answers go to /).textContent();
  const to = line?.split(' ').at(-1) ?? '';
  const headers = [
    `From: <${from}>`,
    `To: <${to}>`,
    'Subject: Re: the home',
    `Message-ID: <${randomUUID()}@example.com>`,
    'Content-Type: text/plain; charset=utf-8',
  ];
  const reply = await sendMail(relayPort, { from, to, raw: [...headers, '', text].join('\r\n') });
  expect(reply.code, reply.text).toBe(250);
}
