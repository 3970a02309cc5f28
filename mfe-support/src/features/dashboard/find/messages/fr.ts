import type { en } from './en.ts';

/** Messages of the field that finds anything, in French. */
export const fr: Record<keyof typeof en, string> = {
  label: 'Trouver un utilisateur, une entreprise ou une annonce',
  hint: 'Courriel, téléphone, nom, identifiant, numéro de reçu ou adresse.',
  submit: 'Rechercher',
  tooShort: 'Entrez au moins {min} caractères.',
};
