import type { en } from './en.ts';

/** What the dialog about a wrong ad says, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Quelque chose ne va pas avec ce logement?',
  what: 'Qu’est-ce qui ne va pas?',
  scam: 'Une fraude, ou de l’argent demandé avant une visite',
  unavailable: 'Déjà loué ou plus offert',
  details: 'Prix ou détails faux',
  location: 'Lieu faux',
  unfair: 'Injuste envers un groupe de personnes',
  duplicate: 'Le même logement est ici deux fois',
  stolen: 'Photos d’un autre logement, ou pas le propriétaire',
  spam: 'Pourriel',
  unsafe: 'Illégal ou dangereux',
  other: 'Autre chose',
  more: 'Qu’avez-vous vu?',
  optional: '(facultatif)',
  how: 'Notre équipe de sécurité lit les signalements par le formulaire de contact. Nous y mettons ce que vous écrivez ici et l’adresse de ce logement; vous l’envoyez de là.',
  danger:
    'N’envoyez jamais d’argent pour « réserver » un logement. Si vous avez déjà payé, avertissez votre banque aujourd’hui.',
  report: 'À propos de ce logement : {address}',
  reason: 'Ce qui ne va pas : {reason}',
  goOn: 'Continuer au formulaire de contact',
  pick: 'Choisissez d’abord ce qui ne va pas.',
};
