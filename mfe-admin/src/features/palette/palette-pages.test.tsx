import { act, screen, waitFor } from '@testing-library/react';
import { paletteToggled } from '@porchlight/client';
import { open, type, press, rows, rowsOf, address, resetPage } from './testing/open-palette.tsx';

beforeEach(resetPage);

describe('pages in the command palette', () => {
  it.each([
    ['post', 'en-CA', 'Posts'],
    ['ARTICLE', 'en-CA', 'Posts'],
    ['categorie', 'fr-CA', 'Catégories d’articles'],
    ['promo', 'en-CA', 'Ecommerce: promo codes'],
    ['users', 'en-CA', 'User management'],
    ['city', 'en-CA', 'Cities'],
  ] as const)('are found at once by words of either language: %s', async (text, language, title) => {
    const { calls } = await open({ permissions: ['viewBlogs', 'viewPromoCodes', 'viewUsers', 'viewCities'], language });
    type(text);
    expect(rows()).toContain(title);
    expect(calls).toEqual([]);
  });
  it.each([
    ['users', 'User management'],
    ['roles', 'Roles'],
  ])('are first those whose title begins with what is typed: %s', async (text, title) => {
    await open({ permissions: ['viewUsers', 'createUsers', 'viewRoles', 'createRoles'] });
    type(text);
    expect(rows()[0]).toBe(title);
  });
  it('are not found by the ends of words', async () => {
    await open({ permissions: ['viewBlogs'] });
    for (const text of ['s', 'ostS', 'ts']) {
      type(text);
      expect(rows()).not.toContain('Posts');
    }
  });
  it('are those that the user may open and that are built', async () => {
    await open({ permissions: [] });
    for (const text of ['posts', 'users', 'feeds', 'permission']) {
      type(text);
      expect(rows()).toEqual([]);
    }
  });
  it('are listed as opened recently once they were opened', async () => {
    const { store } = await open();
    type('posts');
    press('Enter');
    expect(address()).toBe('/admin/posts');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    act(() => {
      store.dispatch(paletteToggled(true));
    });
    await screen.findByRole('combobox');
    expect(rowsOf('Opened recently')).toEqual(['Posts']);
    expect(rowsOf('Pages')).not.toContain('Posts');
  });
});
