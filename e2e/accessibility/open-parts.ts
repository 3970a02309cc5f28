import type { Page } from '@playwright/test';
import { someHomes } from './screens.ts';

/** Something that lies over a page once somebody opens it. Found by its role and place, so that it is found in every language. */
export interface OpenPart {
  readonly name: string;
  readonly path: (page: Page) => Promise<string>;
  readonly open: (page: Page) => Promise<void>;
  readonly on?: 'phone' | 'desktop';
}

const at = (path: string) => () => Promise.resolve(path);
const aHome = async (page: Page) => (await someHomes(page.request))[0]?.url ?? '/homes';
const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).filter({ visible: true }).first().click();
};
const dialog = (page: Page) => page.locator('dialog[open], .yarl__portal_open').first().waitFor();
const calgary = '/homes/alberta/calgary';

/** Dialogs, popovers, menus and notices of the public screens. */
export const openParts: readonly OpenPart[] = [
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
    name: 'a filter of the bar',
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
    path: aHome,
    open: async (page) => {
      await press('main button:has(img), main button[aria-label*="photos"]')(page);
      await page.locator('.yarl__slide_current img').waitFor();
    },
  },
  {
    name: 'report',
    path: aHome,
    open: async (page) => {
      await press('main aside button[aria-haspopup=dialog]')(page);
      await dialog(page);
    },
  },
  {
    name: 'a kept home, told',
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
    name: 'login at fault',
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
    name: 'answers',
    path: at('/faqs'),
    open: async (page) => {
      await press('main details > summary')(page);
    },
  },
];
