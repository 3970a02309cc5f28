import { publicRoutes } from '@porchlight/contracts/all';
import { clientKey, limitOf } from './limit-rules.ts';

it('counts the addresses of one IPv6 /64 network as one client', () => {
  expect(clientKey('2001:db8:1:2:aaaa::1')).toBe(clientKey('2001:0DB8:0001:0002:bbbb:0:0:9'));
  expect(clientKey('2001:db8:1:3::1')).not.toBe(clientKey('2001:db8:1:2::1'));
  expect(clientKey('::1')).toBe('0:0:0:0::');
  expect(clientKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
});
it('assigns a limit to every route, and separate ones to frequent routes', () => {
  const named = (path: string) =>
    Object.values(publicRoutes)
      .filter((route) => route.path === path)
      .map((route) => limitOf(route).name);
  expect(Object.values(publicRoutes).every((route) => limitOf(route).calls > 0)).toBe(true);
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
  expect(named('/favourite-listing')).toEqual(['write']);
  expect(named('/forms/:key/submissions')).toEqual(['message-signed-out']);
  expect((['person', 'guest'] as const).map((by) => limitOf(publicRoutes['sendInquiry']!, by).calls)).toEqual([20, 10]);
  expect((['person', 'guest'] as const).map((by) => limitOf(publicRoutes['addEmailAlert']!, by).calls)).toEqual([
    60, 10,
  ]);
});
