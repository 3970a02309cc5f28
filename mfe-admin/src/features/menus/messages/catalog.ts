import { defineMessages } from '@porchlight/client';

/** Messages of the menu editor and of the form of menu items. */
export const menusMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-menus" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-menus" */ './fr.ts'),
});
