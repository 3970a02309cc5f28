import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFaq, faqApi, openFaqs } from './testing/in-console.tsx';
import { standInForBrowser } from './testing/stand-in-for-browser.ts';

beforeAll(() => standInForBrowser(jest.fn));
beforeEach(() => localStorage.clear());

const other = aFaq({ id: 'faq-2', question: { 'en-CA': 'Can I bring a dog?' }, state: 'draft', position: 1200 });

describe('list of a resource', () => {
  it('shows records with their status, languages and sort order', async () => {
    openFaqs('/admin/faqs?sort=-updatedAt', faqApi([aFaq(), other]).send);
    const table = await screen.findByRole('table', { name: 'FAQ title' });
    expect(within(table).getByRole('link', { name: 'Can I bring a dog?' }).getAttribute('href')).toBe(
      '/admin/faqs/faq-2',
    );
    expect(within(table).getByRole('columnheader', { name: 'Updated' }).getAttribute('aria-sort')).toBe('descending');
    expect(within(table).getByText('Draft')).toBeTruthy();
    expect(within(table).getByText('1,200')).toBeTruthy();
    expect(within(table).getAllByText('(missing)', { exact: false })).toHaveLength(1);
  });
  it('holds search, filter and sort in the address, each change on page 1', async () => {
    const { address } = openFaqs('/admin/faqs?page=2', faqApi([aFaq()]).send);
    await screen.findByRole('table');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'FAQ state' }), 'draft');
    await waitFor(() => expect(address()).toBe('/admin/faqs?state=draft'));
    await userEvent.type(screen.getByLabelText('Search'), 'dog');
    await waitFor(() => expect(address()).toBe('/admin/faqs?state=draft&search=dog'));
    await userEvent.click(screen.getByRole('button', { name: 'Updated' }));
    await waitFor(() => expect(address()).toBe('/admin/faqs?state=draft&search=dog&sort=updatedAt'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/admin/faqs?sort=updatedAt'));
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
  });
  it('is filtered by a record that it refers to, by name', async () => {
    const { address } = openFaqs('/admin/faqs', faqApi([aFaq()]).send);
    const topic = await screen.findByRole('combobox', { name: 'FAQ topic' });
    await userEvent.selectOptions(topic, await within(topic).findByRole('option', { name: 'Renting' }));
    await waitFor(() => expect(address()).toBe('/admin/faqs?topic=renting'));
  });
  it('is cards on a phone: title, status and at most two facts, without the order', async () => {
    standInForBrowser(jest.fn, ['(max-width: 767px)']);
    openFaqs('/admin/faqs', faqApi([aFaq({ position: 7777 })]).send);
    const card = within(await screen.findByRole('list', { name: 'FAQ title' })).getByRole('listitem');
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(card).getByRole('link', { name: 'Do I need a credit history?' })).toBeTruthy();
    expect(within(card).getByText('Published')).toBeTruthy();
    expect(within(card).getByText('Renting')).toBeTruthy();
    expect(within(card).queryByText('7777')).toBeNull();
    standInForBrowser(jest.fn);
  });
  it('removes selected records after a confirmation, and reports the ones that stay', async () => {
    const { send, requests } = faqApi([aFaq(), other], {
      'remove faq-2': [409, { message: 'It is in use.', code: 'in-use' }],
    });
    openFaqs('/admin/faqs', send);
    await userEvent.click(await screen.findByLabelText('Select all rows of this page'));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(requests).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete 2 records' }));
    const result = await screen.findByRole('dialog', { name: 'Result for 2 records' });
    expect(within(result).getByText('1 done')).toBeTruthy();
    expect(within(result).getByText('It is in use.')).toBeTruthy();
    const references = [
      { id: 'faq-1', version: 3 },
      { id: 'faq-2', version: 3 },
    ];
    expect(requests).toEqual([{ call: 'POST /admin/faqs/bulk', body: { action: 'remove', records: references } }]);
  });
  it('restores a record from the trash', async () => {
    const { send, records } = faqApi([aFaq({ deletedAt: '2026-11-21T10:00:00.000Z' })]);
    openFaqs('/admin/faqs?trash=true', send);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Do I need a credit history?' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restore' }));
    expect(await screen.findByText('The trash is empty')).toBeTruthy();
    expect(records.get('faq-1')?.deletedAt).toBeUndefined();
  });
  it('offers only what the permissions allow', async () => {
    openFaqs('/admin/faqs', faqApi([aFaq()]).send, { viewFaqs: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Do I need a credit history?' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Open']);
    expect([
      screen.queryByRole('link', { name: 'FAQ new' }),
      screen.queryByLabelText('Select all rows of this page'),
    ]).toEqual([null, null]);
    expect(screen.queryByRole('link', { name: 'Trash' })).toBeNull();
  });
  it('shows an error with a retry, and the empty state', async () => {
    openFaqs('/admin/faqs', faqApi([], { 'GET /admin/faqs': [503, { message: 'Down.', code: 'down' }] }).send);
    expect((await screen.findByRole('alert')).textContent).toContain('Down.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
