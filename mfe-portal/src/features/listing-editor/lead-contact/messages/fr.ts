import type { en } from './en.ts';

/** Messages of the contact address of a listing, in French. */
export const fr: typeof en = {
  loading: 'Chargement de l’état de cette adresse…',
  failed: 'Nous n’avons pas pu charger l’état de cette adresse.',
  'state.own':
    'Cette adresse est celle de votre compte. Les détails de votre compte décident si les messages vous sont envoyés par courriel.',
  'state.unasked': 'Aucun message n’est encore envoyé à cette adresse. Sa boîte courriel doit d’abord accepter.',
  'state.waiting':
    'Nous avons posé la question à cette boîte par courriel. Tant qu’elle n’a pas accepté, les messages arrivent seulement à votre compte. Une adresse reçoit au plus trois de ces courriels par heure.',
  'state.confirmed':
    'Cette boîte a accepté. Les nouveaux messages au sujet de cette annonce lui sont aussi envoyés par courriel.',
  'state.refused': 'Cette boîte ne veut pas des messages de vos annonces. Entrez une autre adresse, ou aucune.',
  confirmFirst: 'Confirmez votre propre adresse courriel pour lui poser la question.',
  onceADay: 'Vous pouvez renvoyer le courriel 24 heures après le dernier.',
  ask: 'Poser la question à cette boîte',
  askAgain: 'Renvoyer',
  asking: 'Envoi…',
  notAsked: 'Le courriel n’a pas été envoyé.',
};
