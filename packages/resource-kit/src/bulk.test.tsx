import { jest } from '@jest/globals';
import type { Send } from '@porchlight/client';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFaq, faqApi, openFaqs } from './testing/in-console.tsx';
import { standInForBrowser } from './testing/stand-in-for-browser.ts';

const saved: { readonly name: string; readonly text: Promise<string> }[] = [];
beforeAll(() => {
  standInForBrowser(jest.fn);
  let blob = new Blob();
  URL.createObjectURL = (file) => {
    blob = file as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: textOf(blob) });
  };
});
beforeEach(() => localStorage.clear());

// jsdom has no Blob.text().
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const faqs = (count: number) =>
  Array.from({ length: count }, (_, at) => aFaq({ id: `faq-${at + 1}`, question: { 'en-CA': `Question ${at + 1}?` } }));
const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button, button *' }));
const selectWhole = async (name: string) => {
  await userEvent.click(await screen.findByLabelText('Select all rows of this page'));
  await press(name);
};
// By its text: roles of a long list are slow to find.
const resultOf = async (count: number) =>
  (await screen.findByText(`Result for ${count} records`)).closest('dialog') as HTMLElement;
const sizesOf = (requests: ReturnType<typeof faqApi>['requests']) =>
  requests.map(({ body }) => [body['action'], (body['records'] as object[]).length]);

/** Wraps an API so that its bulk calls wait for `answer`, or fail while `isDown`. */
function held({ send }: { readonly send: Send }) {
  const state = { isDown: false, calls: 0, answer: () => undefined as void };
  const wrapped: Send = async (address, request) => {
    if (!address.includes('/bulk')) return send(address, request);
    state.calls += 1;
    if (state.isDown) return { status: 503, body: JSON.stringify({ message: 'Down.', code: 'unavailable' }) };
    await new Promise<void>((resolve) => {
      state.answer = resolve;
    });
    return send(address, request);
  };
  return { send: wrapped, state };
}

describe('bulk actions', () => {
  it('change all records of the filter in calls of 50, after a confirmation with their number', async () => {
    const { send, requests } = faqApi(faqs(120));
    openFaqs('/admin/faqs', send);
    await selectWhole('Select all 120');
    expect(await screen.findByText('120 selected')).toBeTruthy();
    await press('Delete');
    expect(screen.getByText('and 115 more')).toBeTruthy();
    expect(requests).toEqual([]);
    await press('Delete 120 records');
    const result = await resultOf(120);
    expect(within(result).getByText('120 done')).toBeTruthy();
    expect(sizesOf(requests)).toEqual([
      ['remove', 50],
      ['remove', 50],
      ['remove', 20],
    ]);
  });
  it('publish and unpublish; a row that is refused is skipped with its reason', async () => {
    const { send } = faqApi(faqs(2), { 'publish faq-2': [409, { message: 'It is published.', code: 'same' }] });
    openFaqs('/admin/faqs', send);
    await userEvent.click(await screen.findByLabelText('Select all rows of this page'));
    expect(screen.getByRole('button', { name: 'Unpublish' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull();
    await press('Publish');
    await press('Publish 2 records');
    const result = await resultOf(2);
    expect([within(result).getByText('1 done'), within(result).getByText('1 skipped')]).toHaveLength(2);
    expect(within(result).queryByRole('button', { name: /again/ })).toBeNull();
    await press('Download the result');
    expect(saved.at(-1)?.name).toBe('porchlight-faqs-2026-11-21.txt');
    expect(await saved.at(-1)?.text).toBe('Done · Question 1?\nSkipped · Question 2? · It is published.\n');
  });
  it('show their progress and stop after the present call; the rest is done by another try', async () => {
    const api = faqApi(faqs(120));
    const { send, state } = held(api);
    openFaqs('/admin/faqs', send);
    await selectWhole('Select all 120');
    await screen.findByText('120 selected');
    await press('Delete');
    await press('Delete 120 records');
    state.answer();
    expect(await screen.findByText('50 of 120')).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(50);
    await waitFor(() => expect(state.calls).toBe(2));
    await userEvent.click(screen.getByText('Stop', { selector: 'dialog button *, dialog button' }));
    state.answer();
    const result = await resultOf(120);
    expect([within(result).getByText('100 done'), within(result).getByText('20 not started')]).toHaveLength(2);
    await press('Try 20 again');
    await waitFor(() => expect(state.calls).toBe(3));
    state.answer();
    expect(await screen.findByText('120 done')).toBeTruthy();
    expect(sizesOf(api.requests).map(([, size]) => size)).toEqual([50, 50, 20]);
  });
  it('end at a call without an answer; failed records are tried again alone', async () => {
    const api = faqApi(faqs(60));
    const { send, state } = held(api);
    state.isDown = true;
    openFaqs('/admin/faqs', send);
    await selectWhole('Select all 60');
    await screen.findByText('60 selected');
    await press('Delete');
    await press('Delete 60 records');
    const result = await resultOf(60);
    expect([within(result).getByText('50 failed'), within(result).getByText('10 not started')]).toHaveLength(2);
    expect(within(result).getAllByText('Down.')).toHaveLength(50);
    expect(state.calls).toBe(1);
  });
  it('ask before the page is left while they run', async () => {
    const { send, state } = held(faqApi(faqs(2)));
    openFaqs('/admin/faqs', send);
    await userEvent.click(await screen.findByLabelText('Select all rows of this page'));
    await press('Delete');
    const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(unload()).toBe(true);
    await press('Delete 2 records');
    await screen.findByRole('progressbar');
    expect(unload()).toBe(false);
    state.answer();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(unload()).toBe(true);
  });
});
