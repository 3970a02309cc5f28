import { expect, test, type Page } from '@playwright/test';
import { logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

test.setTimeout(90_000);
test.use({ reducedMotion: 'reduce' });

const reason = 'The renter asked why an answer is missing.';
const storageOf = (page: Page) =>
  page.evaluate(() => Object.entries({ ...localStorage }).sort(([one], [other]) => one.localeCompare(other)));
const ownToken = (page: Page) =>
  page.evaluate(() => {
    const { token } = JSON.parse(sessionStorage.getItem('porchlight:view-as') ?? '{}') as { token?: string };
    return token ?? '';
  });

test('support views the site as a renter: banner, own inquiries, no change, and its other tab stays support', async ({
  page,
  request,
}) => {
  const headers = await authHeaders(request, 'renter');
  const { user } = (await (await request.get('/api/my-user', { headers })).json()) as {
    user: { id: string; firstName: string; lastName: string };
  };
  const name = `${user.firstName} ${user.lastName}`;
  await page.goto('/');
  await logInAs(page, 'support');
  await page.goto(`/support/user/${user.id}`);

  const view = await test.step('the record opens the view in a new tab, with a reason', async () => {
    await page.getByRole('button', { name: 'View as this user' }).click();
    const dialog = page.getByRole('dialog', { name: `View the site as ${user.firstName}`, exact: false });
    await dialog.getByRole('button', { name: 'Open a new tab' }).click();
    await expect(dialog.getByText('Fill in “Reason”.').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await expectAccessible(page);
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Open a new tab' }).click();
    return opened;
  });
  const banner = view.getByRole('complementary', { name: 'Support view' });
  const stored = await storageOf(page);

  await test.step('the tab shows the banner and the inquiries of the renter', async () => {
    await expect(banner.getByRole('status')).toContainText(`You’re viewing the site as ${name}.`);
    await expect(banner).toContainText('29 minutes left');
    expect(view.url()).not.toContain('plv1');
    await view.goto('/admin/my-inquiries');
    await expect(view.getByRole('heading', { level: 1 })).toBeVisible();
    const inquiries = await request.get('/api/inquiry-listings', { headers });
    const { inquiries: own } = (await inquiries.json()) as { inquiries: { message: string }[] };
    await expect(view.getByText(own[0]?.message ?? '').first()).toBeVisible();
    await expect(banner).toBeVisible();
    await expectAccessible(view);
    await view.goto('/');
    await expect(banner).toBeVisible();
    await expect(view.getByRole('button', { name: new RegExp(user.firstName) }).first()).toBeVisible();
    await expectAccessible(view);
  });

  await test.step('a password cannot be changed, on the screen or by a request of its own', async () => {
    const sent: string[] = [];
    view.on('request', (one) => {
      if (one.method() !== 'GET') sent.push(one.url());
    });
    await view.goto('/admin/my-account/change-password');
    await view.getByLabel('Current password').fill('porchlight-demo');
    await view.getByLabel('Choose a new password').fill('seven blue trams at noon');
    await view.getByLabel('Confirm password').fill('seven blue trams at noon');
    await view.getByRole('button', { name: 'Change password' }).click();
    await expect(view.getByText('you can look, but you can’t do this', { exact: false }).first()).toBeVisible();
    expect(sent).toEqual([]);
    const refused = await view.evaluate(
      async (token) => {
        const response = await fetch('/api/user/change-password', {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
            'X-Requested-With': 'XMLHttpRequest',
          },
          body: '{"current_password":"porchlight-demo","password":"a b c","password_confirmation":"a b c"}',
        });
        return [response.status, ((await response.json()) as { code: string }).code];
      },
      await ownToken(view),
    );
    expect(refused).toEqual([403, 'view-as-refused']);
  });

  await test.step('the other tab is still support, and the view left nothing in the browser', async () => {
    expect(await storageOf(page)).toEqual(stored);
    await page.goto('/support/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Support view' })).toHaveCount(0);
  });

  await test.step('a reload stays in the view; the stop returns to the record, as support', async () => {
    await view.reload();
    await banner.getByRole('button', { name: 'Stop viewing' }).click();
    await expect(view).toHaveURL(`/support/user/${user.id}`);
    await expect(view.getByRole('button', { name: 'View as this user' })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  await test.step('the renter sees in the account that support looked, and why', async () => {
    const views = (await (await request.get('/api/user/support-views', { headers })).json()) as {
      views: { reason: string; endedAt?: string }[];
    };
    expect(views.views[0]?.reason).toBe(reason);
    expect(views.views[0]?.endedAt).toBeDefined();
  });
});

test('a view that ended says so, and does not become the own session by itself', async ({ page, request }) => {
  const headers = await authHeaders(request, 'renter');
  const { user } = (await (await request.get('/api/my-user', { headers })).json()) as { user: { id: string } };
  await page.goto('/');
  await logInAs(page, 'support');
  await page.goto(`/support/user/${user.id}`);
  await page.getByRole('button', { name: 'View as this user' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open a new tab' }).click();
  const view = await opened;
  await expect(view.getByRole('complementary', { name: 'Support view' })).toBeVisible();
  // As another member of staff would: the view ends elsewhere, and its next read finds out.
  await view.request.post('/api/view-as/stop', { headers: { Authorization: `Bearer ${await ownToken(view)}` } });
  await view.reload();
  await expect(view.getByRole('heading', { level: 1, name: 'This view has ended' })).toBeVisible();
  await expectAccessible(view);
  await view.goto('/');
  await expect(view.getByRole('heading', { level: 1, name: 'This view has ended' })).toBeVisible();
  await view.getByRole('link', { name: 'Go back to the account’s record' }).click();
  await expect(view.getByRole('button', { name: 'View as this user' })).toBeVisible();
});
