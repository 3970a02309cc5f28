import type { Catalogue } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the portal area. */
export const portalWords: Catalogue<typeof en> = { en, fr };
