import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Messages of the contact address of a listing. Part of the editor, whose form is not hidden while they load. */
export const leadContactMessages = defineMessages({ en, fr });

export type LeadContactMessageKey = keyof typeof en;
