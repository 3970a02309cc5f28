import type { en } from './en.ts';

/** A renter's inquiries in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Mes demandes', count: '{count, plural, =0 {Aucune demande} one {# demande} other {# demandes}}',
  empty: 'Les logements à qui vous écrivez apparaissent ici avec les réponses', findHome: 'Trouver un logement',
  failed: 'Nous n’avons pas pu charger vos demandes. Vérifiez votre connexion et réessayez.', tryAgain: 'Réessayer', loading: 'Vos demandes se chargent', close: 'Fermer', cancel: 'Annuler',
  gone: 'Plus offert', goneHome: 'Un logement qui n’est plus là', goneText: 'Ce logement n’est plus offert. Ce qui a été écrit reste ici.',
  to: 'À {landlord}', verified: 'Propriétaire vérifié', open: 'Ouvrir', messages: '{count, plural, one {# message} other {# messages}}',
  conversation: 'Conversation', back: 'Toutes les demandes', me: 'Vous', missing: 'Cette demande n’est pas ici', threadFailed: 'Nous n’avons pas pu charger cette conversation. Vérifiez votre connexion et réessayez.',
  sentWait: '{landlord} ne l’a pas encore ouverte. La réponse arrive par courriel et reste ici.', seenWait: '{landlord} l’a lue. La réponse arrive par courriel et reste ici.',
  again: 'Écrire encore', yourMessage: 'Votre message', writeHint: '{landlord} reçoit votre nom, votre courriel et ce que vous écrivez.', send: 'Envoyer le message', sending: 'Envoi …', wasSent: 'Votre message est envoyé.',
  report: 'Signaler', reportTitle: 'Quelque chose ne va pas ?', reportHow: 'Dites-le-nous par notre formulaire. Nous y avons écrit le logement et le propriétaire ; vous dites ce qui ne va pas. Personne ne dit au propriétaire que c’était vous.',
  reportDanger: 'N’envoyez jamais d’argent, de dépôt ni de copie de votre passeport avant d’avoir vu le logement et signé un bail.', reportGo: 'Aller au formulaire', reportText: 'À propos de ce logement : {home}\nPropriétaire : {landlord}\nCe qui ne va pas : ',
};
