import type { en } from './en.ts';

/** Messages of the dialog that begins a view of the site as a user, in French. */
export const fr: typeof en = {
  act: 'Voir le site comme cette personne',
  title: 'Voir le site en tant que {name}',
  text: 'Un nouvel onglet montre le site tel que {name} le voit, pendant 30 minutes. Vous pouvez regarder ; rien ne peut être modifié, acheté, téléchargé ni envoyé. Vos autres onglets ne changent pas.',
  recorded:
    'Votre raison figure dans le compte de la personne, qui la reçoit aussi par courriel, sauf si le site n’en envoie pas. Le début, la fin et chaque action refusée sont inscrits au journal.',
  reason: 'Raison',
  reasonHint: 'La personne la lit : {count} caractères sur {max} au plus, {min} au moins.',
  open: 'Ouvrir un nouvel onglet',
  opening: 'Ouverture…',
  cancel: 'Annuler',
  close: 'Fermer',
  failed: 'La consultation n’a pas commencé',
  blocked: 'Votre navigateur a bloqué le nouvel onglet. Autorisez les fenêtres de ce site, puis réessayez.',
};
