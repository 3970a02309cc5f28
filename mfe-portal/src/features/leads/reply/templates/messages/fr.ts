import type { en } from './en.ts';

/** Messages of the quick replies of a landlord, in French. */
export const fr: Record<keyof typeof en, string> = {
  loading: 'Chargement de vos réponses rapides',
  failed: 'Nous n’avons pas pu charger vos réponses rapides',
  empty: 'Écrivez une réponse une seule fois, puis ajoutez-la à vos messages en un clic.',
  add: 'Ajouter une réponse rapide',
  full: 'Vous avez {count} réponses rapides. Supprimez-en une pour en ajouter une autre.',
  editNamed: 'Modifier {name}',
  deleteNamed: 'Supprimer {name}',
  newTitle: 'Nouvelle réponse rapide',
  editTitle: 'Modifier la réponse rapide',
  deleteTitle: 'Supprimer « {name} » ?',
  deleteText: 'Les réponses déjà envoyées restent telles quelles.',
  name: 'Nom du bouton',
  text: 'Texte de la réponse',
  textHint: 'Une réponse vide commence déjà par « {greeting} ».',
  save: 'Enregistrer la réponse rapide',
  deleteIt: 'Supprimer la réponse rapide',
  deleting: 'Suppression…',
  deleteFailed: 'Nous n’avons pas pu supprimer cette réponse rapide',
  wasSaved: '« {name} » est enregistrée.',
  wasDeleted: '« {name} » est supprimée.',
};
