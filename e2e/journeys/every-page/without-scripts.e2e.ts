import { expect, test } from '@playwright/test';

const pages = ['/', '/homes/alberta/calgary', '/fr/homes/alberta/calgary?beds=2', '/homes/ontario'];

test.describe('without scripts', () => {
  for (const path of pages)
    test(`curl of ${path} gives title, canonical address, text and links`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
      expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+"/);
      expect(html).toMatch(/<h1[^>]*>[^<]+/);
      expect((html.match(/<a [^>]*href="\/[^"]*"/g) ?? []).length).toBeGreaterThan(10);
      expect(html).not.toMatch(/<!--\$[!?]/);
      expect(html).not.toMatch(/ style="/);
    });

  test.describe('in a browser with scripts blocked', () => {
    test.use({ javaScriptEnabled: false });
    for (const { prefix, next, about, guideText } of [
      { prefix: '', next: 'Next', about: 'About this home', guideText: /\d+ min/ },
      { prefix: '/fr', next: 'Suivante', about: /propos de ce logement/i, guideText: /\d+.min/ },
    ])
      test(`home page → search by form → page 2 → listing → guide, from ${prefix || '/'}`, async ({ page }) => {
        await page.goto(prefix || '/');
        await page.getByRole('combobox').first().fill('Calgary');
        await page.getByRole('combobox').first().press('Enter');
        await expect(page).toHaveURL(new RegExp(`${prefix}/homes/alberta/calgary`));
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Calgary');
        await expect(page.getByRole('article')).not.toHaveCount(0);
        await page.goto(`${prefix}/homes/alberta/calgary`);
        await page.getByRole('link', { name: next }).first().click();
        await expect(page).toHaveURL(/p=2/);
        const listing = page.getByRole('article').first().getByRole('heading').getByRole('link');
        const address = (await listing.getAttribute('href')) ?? '';
        expect(address.startsWith(`${prefix}/homes/`)).toBe(true);
        await listing.click();
        await expect(page).toHaveURL(new RegExp(`${address}$`));
        await expect(page.getByRole('heading', { name: about })).toBeVisible();
        await page.goto(`${prefix}/guides`);
        await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
        await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(guideText).first()).toBeVisible();
      });
    test('the contact form posts, and its answer is a page', async ({ page }) => {
      await page.goto('/fr/contact');
      await page.getByLabel('Votre nom').fill('Leila');
      await page.getByLabel('Votre courriel').fill('leila@example.com');
      await page.getByLabel('Votre message').fill('Puis-je louer avant mon arrivée');
      await page.getByRole('button', { name: 'Envoyer le message' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre message est envoyé');
    });
    test('a not-found page has a search and links', async ({ page }) => {
      expect((await page.goto('/fr/rien-du-tout'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('search').getByRole('combobox')).toBeVisible();
      for (const to of ['/fr', '/fr/homes', '/fr/homes/favourites'])
        await expect(page.getByRole('main').locator(`a[href="${to}"]`).first()).toBeVisible();
    });
  });

  test('hydration reuses the server-rendered page: same card, no second request, no console error', async ({
    page,
  }) => {
    const requests: string[] = [];
    const messages: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/listings')) requests.push(request.url());
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    await page.addInitScript(() => {
      const first = new MutationObserver(() => {
        const card = document.querySelector('article');
        if (card) {
          Object.assign(window, { firstCard: card });
          first.disconnect();
        }
      });
      first.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/homes/alberta/calgary');
    await page
      .getByRole('button', { name: /^Add to My Picks/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /^My Picks, 1 home/ }).first()).toBeVisible();
    expect(
      await page.evaluate(
        () => (window as unknown as { firstCard: Element }).firstCard === document.querySelector('article'),
      ),
    ).toBe(true);
    expect(requests).toEqual([]);
    expect(messages).toEqual([]);
  });
});
