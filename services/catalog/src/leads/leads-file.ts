import type { Language } from '@porchlight/contracts';
import type { Inquiry, LeadStage } from '@porchlight/contracts/catalog';
import { defineMessages, formatMessage } from '@porchlight/messages';
import { csvText } from '@porchlight/service-kit';
import { mailMessages } from '../inquiries/mail-messages.ts';

const texts = defineMessages({
  en: {
    received: 'Received',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    home: 'Home',
    address: 'Address',
    stage: 'Stage',
    lastMessage: 'Last message',
    moveIn: 'Move-in date',
    household: 'People moving in',
    pets: 'Pets',
    documents: 'Documents available',
    isAbroad: 'Outside the country',
    message: 'First message',
    note: 'Private note',
    yes: 'Yes',
    new: 'New',
    viewed: 'Viewed',
    replied: 'Replied',
    showing: 'Showing',
    applied: 'Applied',
    leased: 'Leased',
    lost: 'Lost',
    spam: 'Spam',
  },
  fr: {
    received: 'Reçue',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    home: 'Logement',
    address: 'Adresse',
    stage: 'Étape',
    lastMessage: 'Dernier message',
    moveIn: 'Date d’emménagement',
    household: 'Personnes',
    pets: 'Animaux',
    documents: 'Documents disponibles',
    isAbroad: 'Hors du pays',
    message: 'Premier message',
    note: 'Note privée',
    yes: 'Oui',
    new: 'Nouvelle',
    viewed: 'Vue',
    replied: 'Répondue',
    showing: 'Visite',
    applied: 'Dossier déposé',
    leased: 'Louée',
    lost: 'Sans suite',
    spam: 'Indésirable',
  },
});
const columns = [
  'received',
  'firstName',
  'lastName',
  'email',
  'phone',
  'home',
  'address',
  'stage',
  'lastMessage',
  'moveIn',
  'household',
  'pets',
  'documents',
  'isAbroad',
  'message',
  'note',
] as const;

/** A lead in a file. */
export interface ExportedLead {
  readonly received: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly home: string;
  readonly address: string;
  readonly stage: LeadStage;
  readonly lastMessage: string;
  readonly moveIn: string | null;
  readonly household: number | null;
  readonly pets: string | null;
  readonly documents: NonNullable<Inquiry['documentsReady']>;
  readonly isAbroad: boolean;
  readonly message: string;
  readonly note: string;
}

/** Returns leads as CSV. */
export const leadsFile = (leads: readonly ExportedLead[], language: Language): string =>
  csvText(
    leads.map(({ stage, documents, isAbroad, ...lead }) => ({
      ...lead,
      stage: formatMessage(texts, language, stage),
      documents: documents.map((kind) => formatMessage(mailMessages, language, kind)).join(', '),
      isAbroad: isAbroad ? formatMessage(texts, language, 'yes') : '',
    })),
    { columns: columns.map((key) => ({ key, header: formatMessage(texts, language, key) })) },
  );
