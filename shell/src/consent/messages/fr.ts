import type { en } from './en.ts';

/** Messages of the consent banner, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Choix de confidentialité',
  question:
    'Pouvons-nous retenir 24 heures quelle annonce ou quel lien vous a mené ici, et le joindre à vos formulaires ? Rien d’autre n’est conservé pour la publicité.',
  accepted: 'Vous avez accepté : ce navigateur retient pendant 24 heures quelle annonce ou quel lien vous a mené ici.',
  refused: 'Vous avez refusé : ce navigateur ne retient pas quelle annonce ou quel lien vous a mené ici.',
  policy: 'Politique de confidentialité',
  accept: 'Accepter',
  refuse: 'Refuser',
  saved: 'Votre choix est enregistré.',
};
