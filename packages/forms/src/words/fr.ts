import type { en } from './en.ts';

/** What forms say, in French. */
export const fr: Record<keyof typeof en, string> = {
  fillIn: 'Remplissez ce champ.',
  mend: '{count, plural, one {Un champ est à revoir} other {# champs sont à revoir}}',
  waitSeconds: 'Vous pourrez réessayer dans {count, plural, one {# seconde} other {# secondes}}.',
  waitMinutes: 'Vous pourrez réessayer dans {count, plural, one {# minute} other {# minutes}}.',
  optional: '(facultatif)',
  trap: 'Laissez ce champ vide',
  show: 'Afficher', hide: 'Masquer',
  password: 'Mot de passe', confirmation: 'Mot de passe, encore',
  rules: 'Votre mot de passe doit avoir',
  ruleLength: '{count} caractères ou plus',
  ruleName: 'ni votre nom, ni votre courriel, ni le nom de ce site',
  ruleSame: 'le même texte dans les deux champs',
  ruleGuess: 'Quelques mots sans lien entre eux en font un bon.',
  unsaved: 'Changements non enregistrés', discard: 'Annuler les changements', saving: 'Enregistrement …', close: 'Fermer',
  leaveTitle: 'Partir sans enregistrer ?', leaveText: 'Ce que vous avez changé sur cette page n’est pas encore enregistré.', stay: 'Rester ici', leave: 'Partir sans enregistrer',
  met: 'fait', notYet: 'pas encore',
};
