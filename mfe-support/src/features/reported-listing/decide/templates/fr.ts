import type { en } from './en.ts';

/** Reasons that landlords get, in French, by the problem that was confirmed. */
export const fr: Record<keyof typeof en, string> = {
  'template.scam':
    'Des locataires ont dû payer ou envoyer des documents avant une visite ou un bail. Ce n’est pas permis ici.',
  'template.unavailable':
    'Le logement n’est plus offert. Indiquez qu’il est loué, ou le jour à partir duquel il est libre.',
  'template.wrong-details':
    'Le loyer ou d’autres détails ne correspondent pas à ce qui est offert aux locataires. Veuillez les corriger.',
  'template.wrong-location':
    'Le logement n’est pas à l’adresse de l’annonce. Veuillez corriger l’adresse et le repère.',
  'template.discriminatory':
    'Le texte exclut des personnes pour un motif que protègent les droits de la personne. Décrivez le logement, et non qui peut y vivre.',
  'template.duplicate': 'Le même logement est annoncé plus d’une fois. Veuillez garder une seule annonce.',
  'template.stolen': 'Les photos ou le texte appartiennent à une autre annonce. Veuillez utiliser les vôtres.',
  'template.spam': 'L’annonce n’offre pas de logement à louer.',
  'template.illegal': 'Le logement, ou ce qui est offert avec lui, n’est pas légal ou n’est pas sûr.',
  'template.other': 'Nous avons constaté un problème avec cette annonce : ',
  'question.scam':
    'Des locataires ont-ils dû payer ou envoyer des documents avant une visite ou un bail ? Écrivez ce que vous avez demandé et quand.',
  'question.unavailable': 'Ce logement est-il encore libre ? S’il est loué, indiquez-le dans l’annonce.',
  'question.wrong-details':
    'Vérifiez le loyer et les détails de cette annonce : sont-ils ceux qui sont offerts aux locataires ?',
  'question.wrong-location': 'Le logement est-il à l’adresse de l’annonce ? Vérifiez l’adresse et le repère.',
  'question.discriminatory': 'Qui peut louer ce logement ? Écrivez ce que le texte veut dire.',
  'question.duplicate': 'Le même logement est-il annoncé plus d’une fois ? Écrivez en quoi ces annonces diffèrent.',
  'question.stolen':
    'Êtes-vous propriétaire ou gestionnaire de ce logement ? Écrivez quand et par qui les photos ont été prises.',
  'question.spam': 'Qu’offre cette annonce ? Décrivez le logement à louer.',
  'question.illegal':
    'Le logement a-t-il sa propre entrée, un chauffage et des avertisseurs de fumée, et peut-il être loué ?',
  'question.other': 'Nous avons une question sur cette annonce : ',
  'correction.wrong-details': 'Le loyer ou d’autres détails ne correspondaient pas à ce qui est offert aux locataires.',
  'correction.unavailable': 'Le logement n’est pas libre à partir du jour indiqué dans l’annonce.',
  'correction.other': 'Nous avons trouvé une erreur dans cette annonce : ',
  'refund.reports': 'Des signalements ont retiré votre annonce du site, et vous n’avez commis aucune faute.',
  'refund.error': 'Une erreur de notre site a retiré votre annonce. Nous en sommes désolés.',
  'refund.twice': 'Le même logement a été facturé deux fois.',
};
