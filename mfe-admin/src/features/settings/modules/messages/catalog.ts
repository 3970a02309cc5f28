import { defineMessages, type MessageCatalog } from '@porchlight/client';

/** Texts of the modules (`name.maps`, `description.maps`, `off.maps`) and their settings (`setting.maps.tilesUrl`). */
export const moduleMessages: MessageCatalog = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-modules-settings" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-modules-settings" */ './fr.ts'),
});
