import { expect, test, type Page } from '@playwright/test';
import { findingsOf, type Findings } from './findings.ts';
import { brokenLayout, smallTargets, widenText } from './layout.ts';
import { openParts, type OpenPart } from './open-parts.ts';
import { openScreen, screens, type Screen } from './screens.ts';

// `npm run proof -- axe` counts the notes of these tests: one for each look at a screen.
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Device = keyof typeof widths;
const prefixes = { 'en-CA': '', 'fr-CA': '/fr', 'en-US': '/en-us' } as const;
type Language = keyof typeof prefixes;
const schemes = ['light', 'dark'] as const;
/** Other widths that the same page must keep its shape at: 200 % zoom, tablets; and the smallest phone. */
const folds: Readonly<Record<Device, readonly number[]>> = { desktop: [1024, 768, 720], phone: [320] };

interface Look {
  readonly screen: string;
  readonly language: Language;
  readonly device: Device;
}
const note = (type: string, told: object) => {
  test.info().annotations.push({ type, description: JSON.stringify(told) });
};

async function seen(page: Page, look: Look): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const found: Findings = await findingsOf(page);
    note('axe', { ...look, scheme, ...found });
    if (found.critical + found.serious > 0) faults.push(...found.words.map((words) => `${scheme}: ${words}`));
  }
  return faults;
}

async function shaped(page: Page, look: Look): Promise<readonly string[]> {
  const broken: string[] = [];
  const judge = async (how: string) => {
    broken.push(...(await brokenLayout(page)).map((words) => `${how}: ${words}`));
  };
  const { height } = widths[look.device];
  broken.push(...(await smallTargets(page)).map((words) => `target: ${words}`));
  await judge(`${widths[look.device].width} px`);
  for (const width of folds[look.device]) {
    await page.setViewportSize({ width, height });
    await judge(`${width} px`);
  }
  await widenText(page);
  await judge(`${folds[look.device].at(-1) ?? 0} px with wide text`);
  note('layout', { ...look, broken });
  return broken;
}

async function judgeScreen(page: Page, screen: Screen, look: Look): Promise<void> {
  for (const path of await screen.paths(page.request)) {
    await openScreen(page, `${prefixes[look.language]}${path}`.replace(/(.)\/$/, '$1'), screen);
    await page.setViewportSize(widths[look.device]);
    expect.soft([...(await seen(page, look)), ...(await shaped(page, look))], path).toEqual([]);
  }
}

async function judgePart(page: Page, part: OpenPart, look: Look): Promise<void> {
  await openScreen(page, `${prefixes[look.language]}${await part.path(page)}`.replace(/(.)\/$/, '$1'));
  await part.open(page);
  expect.soft([...(await seen(page, look)), ...(await shaped(page, look))]).toEqual([]);
}

for (const device of ['desktop', 'phone'] as const) {
  test.describe(device, () => {
    test.use({ viewport: widths[device], reducedMotion: 'reduce' });
    for (const language of Object.keys(prefixes) as Language[]) {
      for (const screen of screens.filter(({ isOverlaid }) => language !== 'en-US' || isOverlaid)) {
        test(`${screen.name}, ${language}`, ({ page }) =>
          judgeScreen(page, screen, { screen: screen.name, language, device }));
      }
      for (const part of openParts.filter(({ on = device }) => on === device && language !== 'en-US')) {
        test(`open: ${part.name}, ${language}`, ({ page }) =>
          judgePart(page, part, { screen: `open: ${part.name}`, language, device }));
      }
    }
  });
}
