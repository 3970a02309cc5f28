import type { en } from './en.ts';

/** Messages of the tab in which staff view the site as a user, in French. */
export const fr: typeof en = {
  region: 'Consultation par le soutien',
  viewing: 'Vous voyez le site en tant que {name}. Vous pouvez regarder, mais rien modifier.',
  minutesLeft: '{count, plural, =0 {Moins d’une minute restante} one {# minute restante} other {# minutes restantes}}',
  stop: 'Arrêter la consultation',
  stopping: 'Arrêt en cours…',
  stopFailed:
    'Nous n’avons pas pu arrêter la consultation. Réessayez, ou fermez cet onglet : elle se terminera d’elle-même.',
  refused: 'Vous consultez ce compte en tant que soutien : vous pouvez regarder, mais pas faire ceci.',
  ended: 'Cette consultation est terminée',
  endedText:
    'Vous ne voyez plus le site en tant que {name}. Une consultation dure 30 minutes au plus et se termine avec votre propre session. Vos autres onglets ne changent pas.',
  back: 'Revenir au dossier du compte',
};
