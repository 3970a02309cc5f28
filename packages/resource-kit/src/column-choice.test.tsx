import { jest } from '@jest/globals';
import { storage } from '@porchlight/client';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { listStorageName } from './list/use-stored.ts';
import { aFaq, faqApi, openFaqs } from './testing/in-console.tsx';
import { standInForBrowser } from './testing/stand-in-for-browser.ts';

beforeEach(() => {
  localStorage.clear();
  standInForBrowser(jest.fn);
});

const open = () => openFaqs('/admin/faqs', faqApi([aFaq({ position: 7777 })]).send);
const headers = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const toggle = (name: string) => userEvent.click(screen.getByLabelText(name, { selector: 'input' }));

describe('columns of a list', () => {
  it('are hidden and shown by the user, whose choice the browser stores', async () => {
    const { unmount, address } = open();
    expect(await headers()).toContain('FAQ topic');
    expect(screen.queryByRole('button', { name: 'Show all columns' })).toBeNull();
    await toggle('FAQ topic');
    await toggle('FAQ state');
    unmount();
    storage.clearPersonal(); // as a logout does
    open();
    expect(await headers()).toEqual(['', 'FAQ question', 'FAQ position', 'Languages', 'Updated', 'Actions']);
    await toggle('FAQ state');
    expect(await headers()).toContain('FAQ state');
    await userEvent.click(screen.getByRole('button', { name: 'Show all columns', hidden: true }));
    expect(await headers()).toContain('FAQ topic');
    expect(address()).toBe('/admin/faqs');
  });
  it('belong to one user and one list', async () => {
    storage.write(listStorageName('staff00002', 'list-columns:faqs'), ['topic']);
    storage.write(listStorageName('staff00001', 'list-columns:faqTopics'), ['topic']);
    open();
    expect(await headers()).toContain('FAQ topic');
  });
  it('always have the name of the record; an unreadable choice shows all', async () => {
    storage.write(listStorageName('staff00001', 'list-columns:faqs'), ['question', 'topic']);
    const { unmount } = open();
    expect(await headers()).toEqual([
      '',
      'FAQ question',
      'FAQ position',
      'FAQ state',
      'Languages',
      'Updated',
      'Actions',
    ]);
    expect(screen.queryByLabelText('FAQ question', { selector: 'input' })).toBeNull();
    unmount();
    storage.write(listStorageName('staff00001', 'list-columns:faqs'), { topic: false });
    open();
    expect(await headers()).toContain('FAQ topic');
  });
  it('are those of the cards on a phone', async () => {
    standInForBrowser(jest.fn, ['(max-width: 767px)']);
    open();
    const card = within(await screen.findByRole('list', { name: 'FAQ title' })).getByRole('listitem');
    expect(within(card).getByText('Renting')).toBeTruthy();
    await toggle('FAQ topic');
    expect(within(card).queryByText('Renting')).toBeNull();
  });
});
