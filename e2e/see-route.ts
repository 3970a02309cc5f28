import { expect, type Page } from '@playwright/test';
import type { Actor } from './access.expected.ts';
import { hasScreen, type ExpectedRoute } from './routes.ts';
import { headersOf } from './sign-in.ts';

/** Where each kind of visitor works; whoever may not go on is sent there. */
export const dashboards: Readonly<Record<Actor, string>> = {
  guest: '/',
  renter: '/admin/renter-profile',
  landlord: '/portal/dashboard',
  support: '/support/dashboard',
  admin: '/admin/dashboard',
  owner: '/admin/dashboard',
};
export const addressOf = (path: string) =>
  path === '/:lang?/*'
    ? '/'
    : path
        .replace('{listings permalink}', 'homes')
        .replace(':purpose', 'alert')
        .replace(/\/:filter\?/, '')
        .replace(/:\w+\??/g, '1');
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Somebody who goes from page to page: what they hold decides what they see. */
export interface Walker {
  readonly page: Page;
  readonly actor: Actor;
  readonly held: ReadonlySet<string>;
  readonly go: (address: string) => Promise<unknown>;
}
/** What somebody saw at an address. */
export type Seen = 'screen' | 'later' | 'refused';

/** The permissions of somebody who is signed in. */
export async function permissionsOf(page: Page, actor: Actor): Promise<ReadonlySet<string>> {
  if (actor === 'guest') return new Set();
  const answer = await page.request.get('/api/permissions/get-user-permissions', {
    headers: await headersOf(page.request, actor),
  });
  return new Set(Object.keys(((await answer.json()) as { permissions: object }).permissions));
}

/** Goes to a route and holds what comes against the specification: the screen, the word that it comes later, or the exact redirect and message. */
export async function seeRoute(walker: Walker, route: ExpectedRoute): Promise<Seen> {
  const { page, actor, held, go } = walker;
  const address = addressOf(route.path);
  await go(address);
  if (!route.auth) return seeOpen(walker, address);
  if (address === '/admin/dashboard' && actor !== 'guest')
    return seeArrival(page, `${actor} comes to where they work`, dashboards[actor]);
  if (actor !== 'guest' && (route.permission === null || held.has(route.permission)))
    return seeConsole(walker, route, address);
  await expect.poll(() => pathOf(page), { message: `${actor} is kept from ${address}` }).toBe(dashboards[actor]);
  await expectTold(
    page,
    actor === 'guest' ? 'You have been logged out.' : 'You do not have permission to view this section.',
    `${actor} is told why not ${address}`,
  );
  return 'refused';
}

async function seeOpen({ page, actor }: Walker, address: string): Promise<Seen> {
  if (address === '/login' && actor === 'guest') {
    // It would stand over every page to come.
    await expect(page.getByRole('dialog', { name: 'Login or sign up' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Login or sign up' })).toBeHidden();
  }
  await expect(page.getByRole('heading').filter({ visible: true }).first(), `${actor} sees ${address}`).toBeVisible();
  for (const refusal of [
    'You have been logged out.',
    'You do not have permission to view this section.',
    'This part opens with a later release.',
  ])
    await expect(page.getByText(refusal), `${actor} is not refused ${address}`).toHaveCount(0);
  return 'screen';
}
async function seeArrival(page: Page, why: string, address: string): Promise<Seen> {
  await expect.poll(() => pathOf(page), { message: why }).toBe(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return 'screen';
}
async function seeConsole({ page, actor }: Walker, route: ExpectedRoute, address: string): Promise<Seen> {
  await seeArrival(page, `${actor} opens ${address}`, address);
  await expect(page.getByRole('link', { name: 'List Your Ad' }), 'no public header in a console').toHaveCount(0);
  await expect(
    page.getByText('This part opens with a later release.'),
    `${address} ${hasScreen(route) ? 'has its screen' : 'comes later'}`,
  ).toHaveCount(hasScreen(route) ? 0 : 1);
  return hasScreen(route) ? 'screen' : 'later';
}

/** The message is there; it is closed, so that the next one is seen to be the next one. */
async function expectTold(page: Page, message: string, why: string): Promise<void> {
  const notice = page.getByText(message).first();
  await expect(notice, why).toBeVisible();
  await notice.locator('xpath=ancestor::*[.//button][1]').getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
}
