import { expect, type Page } from '@playwright/test';
import type { Actor } from './access.expected.ts';
import { hasScreen, type ExpectedRoute } from './routes.ts';
import { authHeaders } from './demo-login.ts';

/** Start page of each kind of visitor; a visitor without permission is redirected there. */
export const dashboards: Readonly<Record<Actor, string>> = {
  guest: '/',
  renter: '/admin/renter-profile',
  landlord: '/portal/dashboard',
  support: '/support/dashboard',
  admin: '/admin/dashboard',
  owner: '/admin/dashboard',
};
export const routeAddress = (path: string) =>
  path === '/:lang?/*'
    ? '/'
    : path
        .replace('{listings permalink}', 'homes')
        .replace(':purpose', 'alert')
        .replace(/\/:filter\?/, '')
        .replace(/:\w+\??/g, '1');
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** A visitor that checks routes: its permissions determine what it sees. */
export interface RouteVisitor {
  readonly page: Page;
  readonly actor: Actor;
  readonly permissions: ReadonlySet<string>;
  readonly go: (address: string) => Promise<unknown>;
  /** The path in the address bar after arrival at `address`. */
  readonly shownPath: (address: string) => string;
}
/** Result of visiting an address: the screen, the notice that it opens later, or a refusal. */
export type RouteOutcome = 'screen' | 'later' | 'refused';

/** Returns the permissions of a logged-in user. */
export async function permissionsOf(page: Page, actor: Actor): Promise<ReadonlySet<string>> {
  if (actor === 'guest') return new Set();
  const response = await page.request.get('/api/permissions/get-user-permissions', {
    headers: await authHeaders(page.request, actor),
  });
  return new Set(Object.keys(((await response.json()) as { permissions: object }).permissions));
}

/**
 * Visits a route and compares the result with the specification: the screen, the notice that it opens later, or the
 * exact redirect and message.
 */
export async function checkRoute(visitor: RouteVisitor, route: ExpectedRoute): Promise<RouteOutcome> {
  const { page, actor, permissions, go } = visitor;
  const address = routeAddress(route.path);
  await go(address);
  if (!route.auth) return checkPublicRoute(visitor, address);
  if (address === '/admin/dashboard' && actor !== 'guest')
    return expectArrival(page, `${actor} is redirected to the start page`, dashboards[actor]);
  if (actor !== 'guest' && (route.permission === null || permissions.has(route.permission)))
    return checkConsoleRoute(visitor, route, address);
  await expect.poll(() => pathOf(page), { message: `${actor} is redirected from ${address}` }).toBe(dashboards[actor]);
  const message = actor === 'guest' ? 'You have been logged out.' : 'You do not have permission to view this section.';
  // The login dialog covers the page, so the message is in it.
  const place = actor === 'guest' ? page.getByRole('dialog') : page;
  await expect(place.getByText(message).first(), `${actor} sees why ${address}`).toBeVisible();
  if (actor === 'guest') await closeLogin(page);
  else await closeNotification(page, message);
  return 'refused';
}

/** Closes the login dialog, which would cover all following pages. */
async function closeLogin(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login or sign up' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function checkPublicRoute({ page, actor }: RouteVisitor, address: string): Promise<RouteOutcome> {
  if (address === '/login' && actor === 'guest') {
    await closeLogin(page);
  }
  await expect(page.getByRole('heading').filter({ visible: true }).first(), `${actor} sees ${address}`).toBeVisible();
  for (const refusal of [
    'You have been logged out.',
    'You do not have permission to view this section.',
    'This page opens in a later release.',
  ])
    await expect(page.getByText(refusal), `${actor} is not refused ${address}`).toHaveCount(0);
  return 'screen';
}
async function expectArrival(page: Page, why: string, address: string): Promise<RouteOutcome> {
  await expect.poll(() => pathOf(page), { message: why }).toBe(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return 'screen';
}
async function checkConsoleRoute(
  { page, actor, shownPath }: RouteVisitor,
  route: ExpectedRoute,
  address: string,
): Promise<RouteOutcome> {
  await expectArrival(page, `${actor} opens ${address}`, shownPath(address));
  if (route.area !== 'mfe-public')
    await expect(page.getByRole('link', { name: 'List Your Ad' }), 'no public header in a console').toHaveCount(0);
  await expect(
    page.getByText('This page opens in a later release.'),
    `${address} ${hasScreen(route) ? 'has its screen' : 'comes later'}`,
  ).toHaveCount(hasScreen(route) ? 0 : 1);
  return hasScreen(route) ? 'screen' : 'later';
}

/** Closes the notification, so that the next one is distinguishable. */
async function closeNotification(page: Page, message: string): Promise<void> {
  const notice = page.getByText(message).first();
  await notice.locator('xpath=ancestor::*[.//button][1]').getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
}
