import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { retryWhenBusy } from './retry-when-busy.ts';
import type { Send } from './services.ts';

const busy = { status: 503, body: '{"message":"Busy","code":"busy"}', retryAfter: '2' };
const found = { status: 200, body: '{"suggestions":[]}' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function sendWith(...responses: readonly Awaited<ReturnType<Send>>[]) {
  let sent = 0;
  const send = retryWhenBusy(async () => responses[Math.min(sent++, responses.length - 1)] ?? found);
  return { send, sent: () => sent };
}

test('a shed GET is sent again after the seconds that the gateway named', async () => {
  const { send, sent } = sendWith(busy, found);
  const response = send('/listings-autocomplete?q=cal', { method: 'GET', headers: {} });
  await jest.advanceTimersByTimeAsync(1_999);
  expect(sent()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await response).toBe(found);
  expect(sent()).toBe(2);
});

test('a GET that stays shed fails after three retries', async () => {
  const { send, sent } = sendWith(busy);
  const response = send('/listings-search', { method: 'GET', headers: {} });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await response).toBe(busy);
  expect(sent()).toBe(4);
});

test.each([
  ['a change', 'POST', busy],
  ['a service that does not respond', 'GET', { ...busy, body: '{"code":"unavailable"}' }],
  ['a wait without a number', 'GET', { ...busy, retryAfter: 'Mon, 23 Nov 2026 08:00:00 GMT' }],
  ['a long wait', 'GET', { ...busy, retryAfter: '600' }],
])('%s is sent once', async (_, method, response) => {
  const { send, sent } = sendWith(response);
  expect(await send('/listings-search', { method, headers: {} })).toBe(response);
  expect(sent()).toBe(1);
});
