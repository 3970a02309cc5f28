import { expect, test, type Page } from '@playwright/test';
import { findingsOf, type Findings } from './findings.ts';
import { layoutFaults, smallTargets, widenText } from './layout.ts';
import { overlays, type Overlay } from './overlays.ts';
import { openScreen, screens, type Screen } from './screens.ts';

// `npm run verify -- axe` counts the annotations of these tests, one for each view of a screen.
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Device = keyof typeof widths;
const prefixes = { 'en-CA': '', 'fr-CA': '/fr', 'en-US': '/en-us' } as const;
type Language = keyof typeof prefixes;
const schemes = ['light', 'dark'] as const;
/** Further widths at which the same page must reflow: 200 % zoom, tablets, and the smallest phone. */
const reflowWidths: Readonly<Record<Device, readonly number[]>> = { desktop: [1024, 768, 720], phone: [320] };

interface View {
  readonly screen: string;
  readonly language: Language;
  readonly device: Device;
}
const note = (type: string, details: object) => {
  test.info().annotations.push({ type, description: JSON.stringify(details) });
};

async function axeFaults(page: Page, view: View): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const found: Findings = await findingsOf(page);
    note('axe', { ...view, scheme, ...found });
    if (found.critical + found.serious > 0) faults.push(...found.violations.map((text) => `${scheme}: ${text}`));
  }
  return faults;
}

async function layoutFaultsOf(page: Page, view: View): Promise<readonly string[]> {
  const broken: string[] = [];
  const checkLayout = async (how: string) => {
    broken.push(...(await layoutFaults(page)).map((text) => `${how}: ${text}`));
  };
  const { height } = widths[view.device];
  broken.push(...(await smallTargets(page)).map((text) => `target: ${text}`));
  await checkLayout(`${widths[view.device].width} px`);
  for (const width of reflowWidths[view.device]) {
    await page.setViewportSize({ width, height });
    await checkLayout(`${width} px`);
  }
  await widenText(page);
  await checkLayout(`${reflowWidths[view.device].at(-1) ?? 0} px with wide text`);
  note('layout', { ...view, broken });
  return broken;
}

async function checkScreen(page: Page, screen: Screen, view: View): Promise<void> {
  for (const path of await screen.paths(page.request)) {
    await openScreen(page, `${prefixes[view.language]}${path}`.replace(/(.)\/$/, '$1'), screen);
    await page.setViewportSize(widths[view.device]);
    expect.soft([...(await axeFaults(page, view)), ...(await layoutFaultsOf(page, view))], path).toEqual([]);
  }
}

async function checkOverlay(page: Page, overlay: Overlay, view: View): Promise<void> {
  await openScreen(page, `${prefixes[view.language]}${await overlay.path(page)}`.replace(/(.)\/$/, '$1'));
  await overlay.open(page);
  expect.soft([...(await axeFaults(page, view)), ...(await layoutFaultsOf(page, view))]).toEqual([]);
}

for (const device of ['desktop', 'phone'] as const) {
  test.describe(device, () => {
    test.use({ viewport: widths[device], reducedMotion: 'reduce' });
    for (const language of Object.keys(prefixes) as Language[]) {
      for (const screen of screens.filter(({ hasUsMessages }) => language !== 'en-US' || hasUsMessages)) {
        test(`${screen.name}, ${language}`, ({ page }) =>
          checkScreen(page, screen, { screen: screen.name, language, device }));
      }
      for (const overlay of overlays.filter(({ on = device }) => on === device && language !== 'en-US')) {
        test(`open: ${overlay.name}, ${language}`, ({ page }) =>
          checkOverlay(page, overlay, { screen: `open: ${overlay.name}`, language, device }));
      }
    }
  });
}
