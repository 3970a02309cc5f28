import { publicRoutes } from '@porchlight/contracts/all';
import { addressKey, limitOf } from './limit-rules.ts';

it('one household counts as one, whichever of its addresses it uses', () => {
  expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:0DB8:0001:0002:bbbb:0:0:9'));
  expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
  expect(addressKey('::1')).toBe('0:0:0:0::');
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
});
it('every call falls under a limit, and those that are asked often under one of their own', () => {
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
