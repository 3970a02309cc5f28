import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFaq, faqApi, openFaqs } from './testing/in-console.tsx';
import { standInForBrowser } from './testing/stand-in-for-browser.ts';

const saved: string[] = [];
const requested: string[] = [];
const respondToFiles = (response: Response) => {
  global.fetch = (path) => {
    requested.push(String(path));
    return Promise.resolve(response);
  };
};
beforeAll(() => {
  standInForBrowser(jest.fn);
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
});
beforeEach(() => localStorage.clear());

const fileOf = (status: number, body: object) =>
  ({
    status,
    ok: status === 200,
    blob: () => Promise.resolve(new Blob(['id'])),
    json: () => Promise.resolve(body),
  }) as unknown as Response;

describe('file of a list', () => {
  it('has the search, filters and order of the list, and its day in the name', async () => {
    respondToFiles(fileOf(200, {}));
    openFaqs('/admin/faqs?search=dog&state=draft&sort=-updatedAt&page=3&perPage=50', faqApi([aFaq()]).send);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toEqual(['porchlight-faqs-2026-11-21.csv']));
    expect(requested).toEqual(['/api/admin/faqs/export?sort=-updatedAt&search=dog&state=draft']);
  });
  it('says why a list is refused', async () => {
    const message = 'You exported many lists. Try again in an hour.';
    respondToFiles(fileOf(429, { code: 'rate-limited', message }));
    openFaqs('/admin/faqs?trash=true', faqApi([aFaq()]).send);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t export this list');
    expect(alert.textContent).toContain(message);
    expect(requested.at(-1)).toBe('/api/admin/faqs/export?sort=topic&trash=true');
  });
  it('is written in the background for a long list: with its progress, a stop and a download', async () => {
    const requests: string[] = [];
    const states = [
      { state: 'none' },
      { state: 'running', written: 500, total: 12_400 },
      { state: 'ready', written: 12_400, total: 12_400, expiresAt: '2026-11-22T12:00:00.000Z' },
    ];
    const { send } = faqApi([aFaq()]);
    let at = 0;
    const withFile: typeof send = (address, request) => {
      if (!address.includes('/export')) return send(address, request);
      requests.push(`${request.method} ${address}`);
      if (request.method === 'POST') at = 1;
      return Promise.resolve({ status: 200, body: JSON.stringify(states[at]) });
    };
    respondToFiles(fileOf(422, { code: 'too-many-rows', message: 'Too many.' }));
    openFaqs('/admin/faqs?search=dog', withFile);
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('500 of 12,400 rows')).toBeTruthy();
    expect(requests).toContain('POST /admin/faqs/export?sort=topic&search=dog');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Stop the export' })).toBeTruthy();
    at = 2;
    expect(await screen.findByText(/^Your file \(12,400 rows\) is ready until /, {}, { timeout: 5_000 })).toBeTruthy();
    respondToFiles(fileOf(200, {}));
    await userEvent.click(screen.getByRole('button', { name: 'Download the file' }));
    await waitFor(() => expect(requested.at(-1)).toBe('/api/admin/faqs/export/file'));
    at = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Delete the file' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Download the file' })).toBeNull());
    expect(requests).toContain('DELETE /admin/faqs/export');
  });
});
