import { jest } from '@jest/globals';
import { storage } from '@porchlight/client';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { listStorageName } from './list/use-stored.ts';
import { aFaq, faqApi, openFaqs } from './testing/in-console.tsx';
import { standInForBrowser } from './testing/stand-in-for-browser.ts';

beforeAll(() => standInForBrowser(jest.fn));
beforeEach(() => localStorage.clear());

const open = async (at: string) => {
  const opened = openFaqs(at, faqApi([aFaq()]).send);
  await screen.findByRole('table');
  await userEvent.click(screen.getByText('Saved views', { selector: 'summary' }));
  return opened;
};
const save = async (name: string) => {
  const field = screen.getByLabelText('Name of this view');
  await userEvent.clear(field);
  if (name) await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save this view' }));
};
const names = () =>
  within(screen.getByRole('list', { name: 'Saved views' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const storedName = listStorageName('staff00001', 'list-views:faqs');

describe('saved views of a list', () => {
  it('are links to search, filters and order, which open on page 1', async () => {
    const { unmount } = await open('/admin/faqs?state=draft&search=dog&sort=-updatedAt&page=2');
    await save('Drafts about dogs');
    const current = screen.getByRole('link', { name: 'Drafts about dogs' });
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(current.getAttribute('href')).toBe('/admin/faqs?state=draft&search=dog&sort=-updatedAt');
    unmount();
    storage.clearPersonal(); // as a logout does
    const { address } = await open('/admin/faqs');
    const link = screen.getByRole('link', { name: 'Drafts about dogs' });
    expect(link.getAttribute('aria-current')).toBeNull();
    await userEvent.click(link);
    await waitFor(() => expect(address()).toBe('/admin/faqs?state=draft&search=dog&sort=-updatedAt'));
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('dog');
  });
  it('are renamed and deleted; the focus stays in the menu', async () => {
    await open('/admin/faqs?state=draft');
    await save('Drafts');
    await userEvent.click(screen.getByRole('button', { name: 'Rename Drafts' }));
    const field = screen.getByLabelText('Rename Drafts');
    await userEvent.clear(field);
    await userEvent.type(field, 'To finish{Enter}');
    expect(names()).toEqual(['To finish']);
    expect(document.activeElement?.contains(screen.getByText('To finish'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Delete the view To finish' }));
    expect(screen.queryByRole('list', { name: 'Saved views' })).toBeNull();
    expect(storage.read(storedName, Array.isArray)).toEqual([]);
  });
  it('belong to one user of the browser', async () => {
    storage.write(listStorageName('staff00002', 'list-views:faqs'), [{ name: 'Of a colleague', query: '' }]);
    await open('/admin/faqs');
    expect(screen.queryByText('Of a colleague')).toBeNull();
  });
  it('have a name of their own', async () => {
    await open('/admin/faqs?state=draft');
    await save('');
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    await save('Drafts');
    await save(' Drafts ');
    expect(screen.getByText('You already have a view with this name. Choose another one.')).toBeTruthy();
    await save('Others');
    await userEvent.click(screen.getByRole('button', { name: 'Rename Others' }));
    await userEvent.clear(screen.getByLabelText('Rename Others'));
    await userEvent.type(screen.getByLabelText('Rename Others'), 'Drafts{Enter}');
    expect(screen.getByText('You already have a view with this name. Choose another one.')).toBeTruthy();
    expect(storage.read(storedName, Array.isArray)).toMatchObject([{ name: 'Drafts' }, { name: 'Others' }]);
  });
  it('are at most 20', async () => {
    storage.write(
      storedName,
      Array.from({ length: 19 }, (_, at) => ({ name: `View ${at}`, query: '' })),
    );
    await open('/admin/faqs');
    await save('The last one');
    expect(names()).toHaveLength(20);
    expect(screen.queryByLabelText('Name of this view')).toBeNull();
    expect(screen.getByText('You have reached the limit of 20 views. Delete one to save another.')).toBeTruthy();
  });
});
