import type { en } from './en.ts';

/** What the dialog about a wrong ad says, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Quelque chose ne va pas avec ce logement ?', what: 'Qu’est-ce qui ne va pas ?',
  scam: 'Une fraude, ou de l’argent demandé avant une visite', unavailable: 'Déjà loué ou plus offert', details: 'Prix ou détails faux', location: 'Lieu faux', unfair: 'Injuste envers un groupe de personnes',
  duplicate: 'Le même logement est ici deux fois', stolen: 'Photos d’un autre logement, ou pas le propriétaire', spam: 'Pourriel', unsafe: 'Illégal ou dangereux', other: 'Autre chose',
  more: 'Qu’avez-vous vu ?', optional: '(facultatif)',
  how: 'L’envoi d’ici ouvre avec une version à venir. D’ici là, copiez votre signalement et envoyez-le à notre équipe de sécurité. Son adresse est sur la page de contact.',
  report: 'À propos de ce logement : {address}', reason: 'Ce qui ne va pas : {reason}',
  copy: 'Copier le signalement', copied: 'Le signalement est copié.', contact: 'Ouvrir la page de contact',
  danger: 'N’envoyez jamais d’argent pour « réserver » un logement. Si vous avez déjà payé, avertissez votre banque aujourd’hui.',
};
