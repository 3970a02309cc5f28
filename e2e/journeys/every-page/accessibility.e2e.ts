import { expect, test, type Page } from '@playwright/test';
import { findingsOf } from '../../accessibility/findings.ts';
import { layoutFaults, smallTargets, widenText } from '../../accessibility/layout.ts';
import { overlays } from '../../accessibility/overlays.ts';
import { openScreen, screens } from '../../accessibility/screens.ts';

// A sample of `npm run verify -- axe`, which checks every screen and dialog in every view and language.
const calgary = '/homes/alberta/calgary';
const views = [
  {
    name: 'desktop, light',
    width: 1440,
    colorScheme: 'light',
    prefix: '',
    sample: ['home', 'listing'],
  },
  {
    name: 'phone, dark, French',
    width: 390,
    colorScheme: 'dark',
    prefix: '/fr',
    sample: ['results of a city, filtered', 'My Picks', 'not found'],
  },
] as const;

for (const { name, width, colorScheme, prefix, sample } of views) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    for (const screen of screens.filter((one) => sample.some((each) => each === one.name))) {
      test(`${screen.name} is accessible`, async ({ page }) => {
        const [path = '/'] = await screen.paths(page.request);
        await openScreen(page, prefix + path, screen);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const { critical, serious, violations: words } = await findingsOf(page);
        expect(words).toEqual([]);
        expect(critical + serious).toBe(0);
        expect(await smallTargets(page)).toEqual([]);
        await page.setViewportSize({ width: width === 390 ? 320 : 720, height: 900 });
        expect(await layoutFaults(page)).toEqual([]);
        await widenText(page);
        expect(await layoutFaults(page)).toEqual([]);
      });
    }
  });
}

test('the checks report planted faults: overflow, clipped text, small targets and missing names', async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const bad = document.createElement('div');
    for (const [tag, id, words] of [
      ['p', 'wide', 'too wide'],
      ['p', 'cut', 'these words are cut in the middle'],
      ['button', 'small', ''],
    ] as const) {
      const one = document.createElement(tag);
      one.id = id;
      one.textContent = words;
      bad.append(one);
    }
    document.querySelector('main')?.prepend(bad);
    const dress = (id: string, style: Partial<CSSStyleDeclaration>) => {
      Object.assign(document.getElementById(id)?.style ?? {}, style);
    };
    dress('wide', { width: '200vw' });
    dress('cut', { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' });
    dress('small', { width: '12px', height: '12px', padding: '0', border: '0' });
  });
  expect((await findingsOf(page)).violations.join()).toContain('button-name');
  const broken = (await layoutFaults(page)).join();
  expect(broken).toContain('too wide');
  expect(broken).toContain('these words are cut');
  expect((await smallTargets(page)).join()).toContain('12 × 12, below 24');
});

/** Returns what moves: running animations, and elements whose styles define motion. */
const motions = (page: Page) =>
  page.evaluate(() => {
    const moves = ({ transitionDuration, animationDuration, animationName, scrollBehavior }: CSSStyleDeclaration) =>
      /[1-9]/.test(transitionDuration) ||
      (animationName !== 'none' && /[1-9]/.test(animationDuration)) ||
      scrollBehavior === 'smooth';
    const styled = [...document.querySelectorAll('*')]
      .filter((one) => moves(getComputedStyle(one)))
      .map(({ tagName, className }) => `${tagName} ${String(className)}`);
    return [
      ...document.getAnimations().map((one) => `runs: ${(one as CSSAnimation).animationName ?? 'animation'}`),
      ...styled,
    ];
  });

test('nothing moves with reduced motion: pages, dialogs, photos, favourite buttons', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(calgary);
  await page.getByRole('article').first().waitFor();
  expect(await motions(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Add to My Picks/ }).click();
  expect(await motions(page)).toEqual([]);
  await card.hover();
  await card.getByRole('button', { name: 'Next photo' }).click();
  expect(
    await card
      .locator('ul')
      .first()
      .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth)),
  ).toBe(1);
  await page.getByRole('button', { name: /^More filters/ }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  expect(await motions(page)).toEqual([]);
});

test('forced colours: pressed and unpressed controls differ, and borders stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(`${calgary}?beds=2`);
  const [on, off] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)].map((card) =>
    card.getByRole('button', { name: /My Picks/ }),
  );
  await on?.click();
  const ground = (target: typeof on) => target?.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(() => ground(on)).not.toBe(await ground(off));
  const line = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
  for (const overlay of ['article', 'article button', 'article li span', 'main summary'])
    expect(Number.parseFloat(await line(overlay)), overlay).toBeGreaterThanOrEqual(1);
  const pages = page.getByRole('navigation', { name: 'Pages of homes' });
  expect(await ground(pages.getByRole('link', { name: 'Page 1' }))).not.toBe(
    await ground(pages.getByRole('link', { name: 'Page 2' })),
  );
});

test('dialogs and popovers are accessible', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const overlay of overlays.filter(({ name }) =>
    ['all filters', 'filter popover', 'lightbox', 'login errors'].includes(name),
  )) {
    await test.step(overlay.name, async () => {
      await openScreen(page, await overlay.path(page));
      await overlay.open(page);
      expect((await findingsOf(page)).violations).toEqual([]);
    });
  }
});
