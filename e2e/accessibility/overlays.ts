import type { Page } from '@playwright/test';
import { listingsWithPhotos } from './screens.ts';

/** An overlay that a visitor opens on a page. Located by role and position, so that it is found in every language. */
export interface Overlay {
  readonly name: string;
  readonly path: (page: Page) => Promise<string>;
  readonly open: (page: Page) => Promise<void>;
  readonly on?: 'phone' | 'desktop';
}

const at = (path: string) => () => Promise.resolve(path);
const listingPath = async (page: Page) => (await listingsWithPhotos(page.request))[0]?.url ?? '/homes';
const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).filter({ visible: true }).first().click();
};
const dialog = (page: Page) => page.locator('dialog[open], .yarl__portal_open').first().waitFor();
const calgary = '/homes/alberta/calgary';

/** Dialogs, popovers, menus and notifications of the public screens. */
export const overlays: readonly Overlay[] = [
  {
    name: 'all filters',
    path: at(calgary),
    open: async (page) => {
      await press('main button[aria-haspopup=dialog]')(page);
      await dialog(page);
      await page.locator('dialog[open] input').first().waitFor();
    },
  },
  {
    name: 'filter popover',
    path: at(calgary),
    on: 'desktop',
    open: async (page) => {
      await press('main details > summary')(page);
      await page.locator('main details[open]').waitFor();
    },
  },
  {
    name: 'suggestions',
    path: at('/'),
    open: async (page) => {
      const box = page.locator('main [role=combobox]').first();
      await box.click();
      await box.pressSequentially('calg');
      await page.locator('[role=option]').first().waitFor();
      await box.press('ArrowDown');
    },
  },
  {
    name: 'lightbox',
    path: listingPath,
    open: async (page) => {
      await press('main button:has(img), main button[aria-label*="photos"]')(page);
      await page.locator('.yarl__slide_current img').waitFor();
    },
  },
  {
    name: 'report',
    path: listingPath,
    open: async (page) => {
      await press('main aside button[aria-haspopup=dialog]')(page);
      await dialog(page);
    },
  },
  {
    name: 'favourite notification',
    path: at(calgary),
    open: async (page) => {
      await press('article button[aria-pressed=false]')(page);
      await page.locator('article button[aria-pressed=true]').first().waitFor();
    },
  },
  {
    name: 'login dialog',
    path: at('/guides'),
    on: 'desktop',
    open: async (page) => {
      await press('header a[href$="/login"]')(page);
      await page.locator('dialog[open] input[name=email]').waitFor();
    },
  },
  {
    name: 'login errors',
    path: at('/login'),
    open: async (page) => {
      await page.locator('dialog[open] input[name=email]').waitFor();
      await press('dialog[open] button[type=submit]')(page);
      await page.locator('dialog[open] [aria-invalid]').first().waitFor();
    },
  },
  {
    name: 'sign up panel',
    path: at('/login'),
    open: async (page) => {
      await page.locator('dialog[open] [role=tab]').nth(1).click();
    },
  },
  {
    name: 'menu sheet',
    path: at('/'),
    on: 'phone',
    open: async (page) => {
      await press('header button[aria-haspopup=dialog]')(page);
      await dialog(page);
    },
  },
  {
    name: 'FAQ answers',
    path: at('/faqs'),
    open: async (page) => {
      await press('main details > summary')(page);
    },
  },
];
