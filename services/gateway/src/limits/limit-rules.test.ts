import { publicRoutes } from '@porchlight/contracts/all';
import { limitOf } from './limit-rules.ts';

it('assigns a limit to every route, and separate ones to frequent routes', () => {
  const named = (path: string) =>
    Object.values(publicRoutes)
      .filter((route) => route.path === path)
      .map((route) => limitOf(route).name);
  expect(Object.values(publicRoutes).every((route) => limitOf(route).burst > 0 || limitOf(route).provenCalls)).toBe(
    true,
  );
  expect(named('/login')).toEqual(['login']);
  for (const path of [
    '/register',
    '/elandlord/register',
    '/elandlord/resend-verify',
    '/user/resend-verify',
    '/password-reset',
  ])
    expect(named(path)).toEqual(['account']);
  expect(named('/claim-account/:userHash')).toEqual(['claim', 'claim']);
  expect(named('/listings')).toEqual(['search']);
  expect(named('/mail-domains')).toEqual(['mail-domain']);
  expect(named('/support/link-lookup/accounts')).toEqual(['link-lookup']);
  expect(named('/favourite-listing')).toEqual(['write']);
  expect(named('/elandlord/listings/:id/photo-uploads')).toEqual(['upload', 'read']);
  expect(named('/elandlord/photo-uploads/:id')).toEqual(['upload-part', 'write', 'read']);
  expect([...named('/admin/faqs/export'), ...named('/elandlord/export/leads')]).toEqual([
    ...['list-export', 'list-export', 'write'],
    'export',
  ]);
  expect((['person', 'guest'] as const).map((by) => limitOf(publicRoutes['reportListing']!, by).calls)).toEqual([
    20, 0,
  ]);
  expect(named('/forms/:key/submissions')).toEqual(['message-signed-out']);
  expect((['person', 'guest'] as const).map((by) => limitOf(publicRoutes['sendInquiry']!, by).calls)).toEqual([20, 10]);
  expect((['person', 'guest'] as const).map((by) => limitOf(publicRoutes['addEmailAlert']!, by).calls)).toEqual([
    60, 10,
  ]);
});
