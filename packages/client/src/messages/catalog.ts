import { defineMessages } from '@porchlight/messages';
import { en } from './en.ts';

/** Messages of the client itself: errors, flashes, My Picks. */
export const clientMessages = defineMessages({ en, fr: () => import(/* webpackChunkName: "messages-fr" */ './fr.ts') });
