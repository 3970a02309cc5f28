import { area } from './area.tsx';

const routeAt = (path: string) => area.routes.find((route) => route.path === path);

describe('the support area', () => {
  it.each(['/support/listings/:filter?', '/support/listings/pending', '/support/listing/:id'])(
    'has a screen at %s for users who may see listings',
    (path) => {
      expect(routeAt(path)).toMatchObject({ auth: true, permission: 'showListings', screen: expect.any(Function) });
    },
  );
  it('has only routes with a screen in its navigation', () => {
    const entries = area.navigation?.groups.flatMap((group) => group.entries) ?? [];
    expect(entries.map(({ path }) => path)).toEqual([
      '/support/dashboard',
      '/support/reported-listings/',
      '/support/messages',
      '/support/account-reviews/',
      '/support/listings/pending',
      '/support/users',
      '/support/companies',
      '/support/membership-renewal/',
      '/support/account-import',
      '/support/feed-logs',
      '/support/utilities',
    ]);
    for (const { path } of entries) expect(routeAt(path)?.screen).toBeDefined();
  });
});
