import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Messages of the description of a home, which only the server writes: the build drops it for browsers. */
export const metaMessages = /*#__PURE__*/ defineMessages({ en, fr });
