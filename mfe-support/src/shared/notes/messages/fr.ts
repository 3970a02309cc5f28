import type { en } from './en.ts';

/** Messages of the notes on records, in French. */
export const fr: Record<keyof typeof en, string> = {
  notes: 'Notes',
  hint: 'Seul le personnel lit les notes. N’y mettez ni mot de passe, ni numéro de carte, ni pièce d’identité.',
  newNote: 'Nouvelle note',
  add: 'Ajouter la note',
  added: 'La note est ajoutée',
  none: 'Aucune note pour l’instant.',
  loading: 'Chargement des notes',
  failed: 'Impossible de charger les notes',
  tryAgain: 'Réessayer',
  older: 'Voir les notes plus anciennes',

  you: 'Vous',
  colleague: 'Une ou un collègue',
  formerColleague: 'Une ou un ancien collègue',
  edited: '{written}, modifiée le {edited}',

  edit: 'Modifier',
  note: 'Note',
  save: 'Enregistrer',
  saved: 'La note est enregistrée',
  cancel: 'Annuler',
  saving: 'Enregistrement',
  saveFailed: 'La note n’a pas été enregistrée',
  conflict: 'Vous avez modifié cette note ailleurs. Elle indique maintenant :',
  conflictNext: 'Votre texte est encore ici. Enregistrez de nouveau pour remplacer la note.',

  delete: 'Supprimer',
  deleteTitle: 'Supprimer cette note ?',
  deleteText: 'Vos collègues ne la verront plus. Cette action est définitive.',
  deleteNote: 'Supprimer la note',
  deleted: 'La note est supprimée',
  deleting: 'Suppression',
  deleteFailed: 'La note n’a pas été supprimée',
  close: 'Fermer',
};
