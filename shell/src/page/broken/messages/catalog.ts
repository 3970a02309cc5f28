import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const brokenMessages = defineMessages({ en, fr });
