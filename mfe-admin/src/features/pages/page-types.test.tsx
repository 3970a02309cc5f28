import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAsStaff } from '../../testing/open-as-staff.tsx';
import { PagesScreen } from './pages-screen.tsx';

const landing = {
  id: 't1',
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
  label: 'Landing page',
  key: 'landing',
  template: 'landing',
  blocks: ['cards', 'notice'],
  isIndexed: true,
};
const open = (at: string, permissions: readonly ('viewPageTypes' | 'createPageTypes' | 'modifyPageTypes')[]) =>
  openAsStaff({
    screen: <PagesScreen />,
    at,
    path: at.includes('t1') ? '/admin/pages/types/:id/*' : '*',
    permissions,
    responses: {
      'GET /admin/page-types': [
        200,
        { records: [landing], pagination: { currentPage: 1, showing: { start: 1, end: 1 }, total: 1 } },
      ],
      'GET /admin/page-types/t1': [200, landing],
      'GET /admin/page-types/t1/history': [200, { changes: [] }],
      'PATCH /admin/page-types/t1': (body) => [200, { ...landing, ...body, version: 4 }],
      'POST /admin/page-types': (body) => [201, { ...landing, ...body }],
    },
  });

describe('page types', () => {
  it('are listed with their layout', async () => {
    open('/admin/pages/types', ['viewPageTypes']);
    expect((await screen.findAllByText('Landing page with a large title')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'New page type' })).toBeNull();
  });
  it('show the chosen kinds of blocks, and save another choice', async () => {
    const { changes } = open('/admin/pages/types/t1/edit', ['viewPageTypes', 'modifyPageTypes']);
    expect((await screen.findByLabelText<HTMLInputElement>('Cards')).checked).toBe(true);
    fireEvent.click(screen.getByLabelText('Cards'));
    fireEvent.click(screen.getByLabelText('Steps'));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ version: 3, blocks: ['notice', 'steps'], isIndexed: true });
  });
  it('name the kinds of blocks for users who may not modify them', async () => {
    open('/admin/pages/types/t1/edit', ['viewPageTypes']);
    expect(await screen.findByText('Cards, Notice')).toBeTruthy();
  });
});
