import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Messages around the pages of consoles and renters, in one chunk with their parts; en-US spells "favorites". */
export const consoleMessages = defineMessages({ en, fr, enUs: { tabFavourites: 'Favorites' } });
