import { expect, test, type APIRequestContext } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

test.setTimeout(180_000);
test.use({ reducedMotion: 'reduce' });

interface Home {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** Returns two live listings of the demo landlord, and the id of their company. */
async function twoHomes(request: APIRequestContext): Promise<{ homes: readonly [Home, Home]; companyId: string }> {
  const headers = await authHeaders(request, 'landlord');
  const response = await request.get('/api/elandlord/listings?state=live', { headers });
  const { listings } = (await response.json()) as { listings: (Omit<Home, 'url'> & { url?: string })[] };
  const live = listings.filter((listing): listing is Home => listing.url !== undefined);
  const names = live.map(({ title }) => title);
  const [first, second] = live.filter(({ title }) => names.indexOf(title) === names.lastIndexOf(title));
  if (!first || !second) throw new Error('the demo landlord has fewer than two live listings');
  const { listing } = (await (await request.get(`/api/listing/${first.id}`)).json()) as {
    listing: { company: { id: string } };
  };
  return { homes: [first, second], companyId: listing.company.id };
}

test('support merges two listings, the old address leads to the one that stays, and an undo restores both', async ({
  page,
  request,
}) => {
  const errors = consoleErrors(page);
  const {
    homes: [stays, duplicate],
    companyId,
  } = await twoHomes(request);
  const renter = await authHeaders(request, 'renter');
  await request.patch('/api/favourite-listing', { headers: renter, data: { listingId: duplicate.id, active: 1 } });
  const favourites = async () => {
    const response = await request.patch('/api/audit-favourite-listings', {
      headers: renter,
      data: { favouriteListings: [] },
    });
    return JSON.stringify(await response.json());
  };

  await test.step('support chooses both on the page of their company', async () => {
    await page.goto('/');
    await logInAs(page, 'support');
    await page.goto(`/support/company/${companyId}`);
    await page.getByRole('link', { name: 'Merge listings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Merge listings' })).toBeVisible();
    for (const { title } of [stays, duplicate]) {
      await page.getByRole('searchbox').fill(title);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Compare selected listings' }).click();
  });

  await test.step('and sees what moves before the merge', async () => {
    await page.getByRole('radio', { name: stays.title }).check();
    await page.getByRole('button', { name: 'Show what moves' }).click();
    await expect(page.getByRole('row', { name: /^Favourites/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Merge listings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge 1 duplicate?' });
    await expect(dialog).toContainText(stays.title);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Merge listings' }).click();
    await expect(page.getByText('1 duplicate now leads to', { exact: false })).toBeVisible();
  });

  await test.step('the old address redirects, and the favourite is that of the listing that stays', async () => {
    const response = await request.get(duplicate.url, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toContain(stays.id);
    const saved = await favourites();
    expect(saved).toContain(stays.id);
    expect(saved).not.toContain(duplicate.id);
  });

  await test.step('an undo restores both', async () => {
    await page
      .getByRole('button', { name: `Undo the merge into “${stays.title}”` })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Undo this merge?' }).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The merge was undone.')).toBeVisible();
    await expect(async () => {
      expect((await request.get(duplicate.url, { maxRedirects: 0 })).status()).toBe(200);
      const { listing } = (await (await request.get(`/api/listing/${duplicate.id}`)).json()) as {
        listing: { id: string; unavailable?: string };
      };
      expect([listing.id, listing.unavailable]).toEqual([duplicate.id, undefined]);
    }).toPass({ timeout: 75_000 });
    expect(await favourites()).toContain(duplicate.id);
    await request.patch('/api/favourite-listing', { headers: renter, data: { listingId: duplicate.id, active: 0 } });
  });
  expect(errors).toEqual([]);
});
