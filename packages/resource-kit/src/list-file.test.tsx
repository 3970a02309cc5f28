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
    const message = 'This list has more than 5,000 records.';
    respondToFiles(fileOf(422, { code: 'too-many-rows', message }));
    openFaqs('/admin/faqs?trash=true', faqApi([aFaq()]).send);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t export this list');
    expect(alert.textContent).toContain(message);
    expect(requested.at(-1)).toBe('/api/admin/faqs/export?sort=topic&trash=true');
  });
});
