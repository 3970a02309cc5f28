import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PermissionName } from '@porchlight/contracts';
import { openAsStaff } from '../../testing/open-as-staff.tsx';
import { PostsScreen } from './posts-screen.tsx';
import { aPost, category } from './testing/a-post.ts';

const pagination = { currentPage: 1, showing: { start: 1, end: 1 }, total: 1 };
const searches: string[] = [];
const listOf = (name: string, record: object) => (_: object, query: URLSearchParams) => {
  searches.push(`${name} ${String(query.get('search'))} ${String(query.get('perPage'))}`);
  return [200, { records: [record], pagination }] as const;
};
const city = { kind: 'city', id: 'c1', name: 'Leaside', province: 'Ontario', country: 'CA', count: 3 };
function open(permissions: readonly PermissionName[]) {
  const text = (english: string) => ({ 'en-CA': english });
  openAsStaff({
    screen: <PostsScreen />,
    at: '/admin/posts/p1/edit',
    path: '/admin/posts/:id/*',
    permissions: ['viewBlogs', 'modifyBlogs', ...permissions],
    responses: {
      'GET /admin/posts/p1': [200, aPost()],
      'GET /admin/posts/p1/history': [200, { changes: [] }],
      'GET /admin/post-categories': [200, { records: [category], pagination: {} }],
      'GET /admin/posts': listOf('posts', aPost({ headline: text('About leases'), slug: 'leases', state: 'draft' })),
      'GET /admin/pages': listOf('pages', { id: 'g1', headline: text('Lease law'), slug: 'law', state: 'published' }),
      'GET /listings-autocomplete': [200, { suggestions: [{ ...city, url: '/homes/ontario/leaside' }] }],
    },
  });
}
async function search(text: string) {
  const [control] = await screen.findAllByRole('button', { name: 'Link' });
  fireEvent.click(control!);
  const dialog = within(screen.getByRole('dialog', { name: 'Link' }));
  const field = await dialog.findByRole<HTMLInputElement>('combobox', { name: 'Title or address' });
  fireEvent.change(field, { target: { value: text } });
  return { dialog, field };
}

beforeEach(() => {
  localStorage.clear();
  searches.length = 0;
  const rects = Object.assign([], { item: () => null }) as unknown as DOMRectList;
  Range.prototype.getClientRects = () => rects;
});

describe('the target of a link', () => {
  it('is found among pages, posts and cities, with what is not public yet', async () => {
    open(['viewPages']);
    const { dialog, field } = await search('lea');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3));
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Lease law'),
      expect.stringContaining('not public yet'),
      expect.stringContaining('Leaside'),
    ]);
    expect(searches.sort()).toEqual(['pages lea 5', 'posts lea 5']);
    fireEvent.click(dialog.getByRole('option', { name: /Leaside/ }));
    expect(field.value).toBe('/homes/ontario/leaside');
  });
  it('is looked for only among what the editor may see', async () => {
    open([]);
    const { dialog } = await search('lea');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(2));
    expect(searches).toEqual(['posts lea 5']);
  });
  it.each(['javascript:alert(1)', '//example.com', 'http://example.com', '/fr/about', '/a\\b'])(
    'is not %s',
    async (address) => {
      open([]);
      const { dialog } = await search(address);
      fireEvent.click(dialog.getByRole('button', { name: 'Save link' }));
      expect((await dialog.findByRole('alert')).textContent).toMatch(/^A text can’t link to this address/);
      expect(searches).toEqual([]);
    },
  );
});
