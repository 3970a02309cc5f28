import type { en } from './en.ts';

/** Messages of the floor plans, in French. */
export const fr: Record<keyof typeof en, string> = {
  plansText:
    'Jusqu’à {count} images ou PDF de {size} Mo au plus. Ils sont sur la page de l’annonce dès leur téléversement.',
  choosePlans: 'Choisir des plans',
  planFile: 'Fichiers des plans',
  plansFull: 'Une annonce a au plus {count} plans. Retirez-en un avant d’en ajouter un autre.',
  plansLoading: 'Chargement des plans',
  plansFailed: 'Impossible de charger les plans.',
  noPlans: 'Pas encore de plan.',
  planLabel: 'Nom du plan {number}',
  planLabelHint: 'Par exemple\u00a0: Étage. {length} caractères au plus.',
  planLabelSaved: 'Le nom est enregistré.',
  openPlan: 'Ouvrir le plan {number}',
  downloadPlan: 'Télécharger le plan {number} (PDF)',
  planPreparing: 'Le plan {number} est en préparation…',
  unfinishedPlan: 'Le plan {number} n’a pas été envoyé en entier. Retirez-le, puis choisissez de nouveau le fichier.',
  removePlan: 'Retirer',
  removePlanNumber: 'Retirer le plan {number}',
  removePlanTitle: 'Retirer ce plan\u00a0?',
  removePlanText: 'Il quitte la page de l’annonce, et son fichier est supprimé.',
  keepPlan: 'Garder le plan',
  removingPlan: 'Retrait…',
  planRemoved: 'Le plan a été retiré.',
  planFault: `{fault, select,
    too_large {Ce fichier dépasse {size} Mo. Ajoutez une version plus petite.}
    too_many_photos {Une annonce a au plus {count} plans.}
    not_a_photo {Ce fichier n’est pas un JPEG, PNG, WebP ou PDF. Choisissez un autre fichier.}
    too_small {Cette image fait moins de {long} × {short} pixels. Ajoutez une version plus grande.}
    too_many_pixels {Cette image dépasse {pixels} millions de pixels. Ajoutez une version plus petite.}
    interrupted {L’envoi a été interrompu. Vérifiez votre connexion et réessayez.}
    unavailable {Un problème est survenu de notre côté. Réessayez dans un instant.}
    refused {Impossible d’envoyer ce fichier. Réessayez.}
    other {Nous n’arrivons pas à lire ce fichier. Enregistrez-en une copie et ajoutez la copie.}}`,
};
