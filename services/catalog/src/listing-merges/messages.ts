import { defineMessages, messageReference, messageReferences, type MessageReference } from '@porchlight/messages';

const catalog = defineMessages({
  en: {
    listingNotFound: 'One of these listings does not belong to this company, or does not exist any more.',
    alreadyMerged: 'A colleague has already merged “{title}”. Reload the page to see the result.',
    neverPublished: '“{title}” was never on the site, so there is nothing to merge. Its landlord can delete it.',
    otherCurrency: 'The rent of “{title}” is in another currency, so it is another home.',
    reportOpen: 'A report about “{title}” waits for an appeal, a response or an undo. Decide about it first.',
    hiddenWithoutNotice:
      '“{title}” is hidden without a notice, and a merge would show it again. Decide about its reports first.',
    twice: 'Choose each listing once.',
    fieldSource: 'Choose the field from one of the duplicates.',
    changed: 'One of the listings has changed since you saw it. Check the preview again.',
    homeLeavesSite:
      'The listing that you keep is not on the site, and a duplicate is. Confirm that the home leaves it.',
    mergeNotFound: 'This merge doesn’t exist.',
    undone: 'A colleague has already undone this merge.',
    undoLate: 'A merge can be undone for {days} days.',
    undoDeleted: 'One of the listings was deleted since, so the merge can’t be undone.',
    undoLaterMerge: 'The listing was merged again since. Undo that merge first.',
  },
  fr: {
    listingNotFound: 'L’une de ces annonces n’appartient pas à cette entreprise, ou n’existe plus.',
    alreadyMerged: 'Une ou un collègue a déjà fusionné « {title} ». Rechargez la page pour voir le résultat.',
    neverPublished:
      '« {title} » n’a jamais paru sur le site, il n’y a donc rien à fusionner. Son propriétaire peut la supprimer.',
    otherCurrency: 'Le loyer de « {title} » est dans une autre devise : c’est un autre logement.',
    reportOpen: 'Un signalement de « {title} » attend un appel, une réponse ou une annulation. Décidez-en d’abord.',
    hiddenWithoutNotice:
      '« {title} » est masquée sans avis, et une fusion la montrerait de nouveau. Décidez d’abord de ses signalements.',
    twice: 'Choisissez chaque annonce une seule fois.',
    fieldSource: 'Choisissez le champ de l’un des doublons.',
    changed: 'L’une des annonces a changé depuis que vous l’avez vue. Vérifiez l’aperçu de nouveau.',
    homeLeavesSite:
      'L’annonce que vous gardez n’est pas sur le site, et un doublon l’est. Confirmez que le logement le quitte.',
    mergeNotFound: 'Cette fusion n’existe pas.',
    undone: 'Une ou un collègue a déjà annulé cette fusion.',
    undoLate: 'Une fusion peut être annulée pendant {days} jours.',
    undoDeleted: 'L’une des annonces a été supprimée depuis, la fusion ne peut donc pas être annulée.',
    undoLaterMerge: 'L’annonce a été fusionnée de nouveau depuis. Annulez d’abord cette fusion-là.',
  },
});

/** Why a listing cannot be merged. */
export type Blocker = 'alreadyMerged' | 'neverPublished' | 'otherCurrency' | 'reportOpen' | 'hiddenWithoutNotice';
export const messages = {
  ...messageReferences(catalog),
  blocked: (blocker: Blocker, title: string): MessageReference => messageReference(catalog, blocker, { title }),
  undoLate: (days: number): MessageReference => messageReference(catalog, 'undoLate', { days }),
};
