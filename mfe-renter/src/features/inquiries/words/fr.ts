import type { en } from './en.ts';

/** A renter's inquiries in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Mes demandes', count: '{count, plural, =0 {Aucune demande} one {# demande} other {# demandes}}',
  empty: 'Les logements à qui vous écrivez apparaissent ici avec les réponses', findHome: 'Trouver un logement',
  failed: 'Nous n’avons pas pu charger vos demandes. Vérifiez votre connexion et réessayez.', tryAgain: 'Réessayer', loading: 'Vos demandes se chargent',
  sent: 'Envoyée', seen: 'Vue', replied: 'Répondue', gone: 'Plus offert', goneHome: 'Un logement qui n’est plus là',
  to: 'À {landlord}', verified: 'Propriétaire vérifié', open: 'Ouvrir', messages: '{count, plural, one {# message} other {# messages}}',
  back: 'Retour à toutes les demandes', again: 'Écrire encore', me: 'Vous', missing: 'Cette demande n’est pas ici', threadFailed: 'Nous n’avons pas pu charger cette conversation. Vérifiez votre connexion et réessayez.',
  pages: 'Pages de demandes', previousPage: 'Précédente', nextPage: 'Suivante', pageN: 'Page {page}',
};
