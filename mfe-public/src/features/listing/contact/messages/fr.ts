import type { en } from './en.ts';

/** A message to a landlord, in French. */
export const fr: Record<keyof typeof en, string> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  optional: '(facultatif)',
  message: 'Votre message',
  moveInDate: 'Date d’emménagement',
  polite:
    'Bonjour, votre logement ({place}) m’intéresse. Est-il toujours offert, et quand pourrais-je le visiter ? Merci.',
  more: 'En dire plus sur mon emménagement',
  papers: 'Documents que je peux montrer',
  papersHint: 'Seul un oui est envoyé, jamais les documents.',
  job_letter: 'Lettre d’emploi',
  admission_letter: 'Lettre d’admission',
  bank_statements: 'Relevés bancaires',
  references: 'Références',
  guarantor: 'Un garant',
  abroad: 'Je ne suis pas encore au pays',
  abroadTitle: 'Avant d’écrire de l’étranger',
  abroadText:
    'Demandez une visite vidéo en direct. N’envoyez jamais d’argent, de dépôt ou de copie de passeport avant que vous ou une personne de confiance ait vu le logement et que le bail soit signé.',
  send: 'Envoyer la demande',
  sending: 'Envoi …',
  shared: '{landlord} reçoit votre nom, votre adresse et ce que vous écrivez.',
  sent: 'Envoyé.',
  replies: '{landlord} répond d’habitude en {count, plural, one {# heure} other {# heures}}.',
  copy: 'Une copie part à {email}.',
  password: 'Créer un mot de passe pour suivre vos demandes',
  follow: 'Voir mes demandes',
  again: 'Écrire encore',
  sentOn: 'Vous avez écrit le {date}.',
};
