import { defineMessages } from '@porchlight/client';
import { activityMessages } from '../../../shared/activities/messages/catalog.ts';

/** Messages of the list of activities. Those of its rows are loaded with them: the rows would be hidden meanwhile. */
export const activitiesMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-activity-list" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-activity-list" */ './fr.ts'),
  },
  activityMessages,
);
