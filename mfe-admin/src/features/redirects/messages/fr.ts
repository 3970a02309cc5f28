import type { en } from './en.ts';

/** Messages of the screens of redirects, in French. */
export const fr: Record<keyof typeof en, string> = {
  'redirects.title': 'Redirections',
  'redirects.description': 'Anciennes adresses du site public et leur cible, dans toutes les langues',
  'redirects.new': 'Nouvelle redirection',
  'redirects.empty': 'Lorsqu’une page ou un guide change d’adresse, l’ancienne y mène',
  'redirects.fromAddress': 'Du chemin (comme /ancienne-page)',
  'redirects.toAddress': 'Vers un chemin de ce site ou un lien https',
  'redirects.origin': 'Créée par',
  'redirects.origin.move': 'Une page ou un guide déplacé',
  'redirects.origin.staff': 'L’équipe',
};
