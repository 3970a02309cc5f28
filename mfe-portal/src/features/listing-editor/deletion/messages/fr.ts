import type { en } from './en.ts';

/** Messages of the deletion of a listing, in French. */
export const fr: Record<keyof typeof en, string> = {
  deleteListing: 'Supprimer l’annonce',
  deleteTitle: 'Supprimer cette annonce ?',
  'deleteEffect.live':
    'Elle disparaît aussitôt de la recherche et de la carte, et sa facturation quotidienne prend fin. Vous pouvez la restaurer pendant {days} jours.',
  'deleteEffect.off': 'Vous pouvez la restaurer pendant {days} jours. Ensuite, elle est supprimée définitivement.',
  deletedLeads:
    '{count, plural, one {# personne a une demande en cours à son sujet. Vous conservez la conversation.} other {# personnes ont une demande en cours à son sujet. Vous conservez les conversations.}}',
  deletePending: 'Suppression…',
  deleteFailed: 'Impossible de supprimer cette annonce',
  deleteOutdated:
    'Cette annonce a été modifiée dans une autre fenêtre : nous ne l’avons donc pas supprimée. Vérifiez ce qui est enregistré maintenant, puis réessayez au besoin.',
  deleted: 'Supprimée. Vous pouvez la restaurer pendant {days} jours.',
};
