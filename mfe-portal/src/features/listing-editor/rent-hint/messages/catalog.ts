import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Messages of the hint about the rent. Part of the editor: the form must not be hidden while they load. */
export const rentHintMessages = defineMessages({ en, fr });
