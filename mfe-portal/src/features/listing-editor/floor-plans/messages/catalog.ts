import { defineMessages } from '@porchlight/client';
import { editorMessages } from '../../messages/catalog.ts';

/** Messages of the floor plans of a listing. */
export const floorPlanMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-floor-plans" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-floor-plans" */ './fr.ts'),
  },
  editorMessages,
);
