import type { en } from './en.ts';

/** A renter's email alerts in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Alertes courriel', count: '{count, plural, =0 {Aucune recherche enregistrée} one {# recherche enregistrée} other {# recherches enregistrées}}', add: 'Nouvelle alerte', close: 'Fermer', cancel: 'Annuler',
  failed: 'Nous n’avons pas pu charger vos alertes courriel. Vérifiez votre connexion et réessayez.', tryAgain: 'Réessayer', loading: 'Vos alertes courriel se chargent', notYours: 'Les alertes courriel font partie du compte d’un locataire.',
  empty: 'Enregistrez une recherche et les nouveaux logements viennent à vous', how: 'Cherchez des logements, puis choisissez « M’alerter par courriel ». Ou créez une alerte ici.', findHome: 'Trouver un logement',
  rule: 'Nous listons chaque nouveau logement; les longs courriels mènent au reste.',
  allOff: 'Aucun courriel', allOffWhy: 'Vos recherches restent. Aucune alerte n’arrive avant que vous ne rallumiez les courriels.', switchFailed: 'Nous n’avons pas pu changer cela. Vérifiez votre connexion et réessayez.',
  emails: 'Courriels', instant: 'Dès qu’il y en a', daily: 'Une fois par jour', weekly: 'Une fois par semaine', off: 'Aucun',
  offByMail: 'Aucun : arrêtée depuis un courriel', offBounced: 'Aucun : nos courriels sont revenus', offIgnored: 'Aucun : aucun courriel ouvert depuis 90 jours. Rallumez les courriels pour recommencer.', full: 'Vous avez {count} alertes, le maximum.',
  lastSent: 'Dernier courriel {when}', neverSent: 'Pas encore de courriel', newNow: '{count, plural, one {# nouveau logement} other {# nouveaux logements}}', noneNew: 'Aucun nouveau logement',
  quiet: 'Rien de nouveau n’y correspond depuis six mois. Une recherche plus large peut en trouver plus.', widen: 'Chercher plus large',
  open: 'Ouvrir la recherche', edit: 'Modifier', remove: 'Supprimer', removed: '« {name} » est supprimée.', removeFailed: 'Nous n’avons pas pu supprimer cette alerte. Vérifiez votre connexion et réessayez.', undoFailed: 'Nous n’avons pas pu ramener cette alerte. Vérifiez votre connexion et réessayez.',
  editTitle: 'Modifier « {name} »', name: 'Nom', optional: '(facultatif)', nameHint: 'Sans nom, elle s’appelle comme ce qu’elle cherche.', frequency: 'À quel rythme', save: 'Enregistrer', saving: 'Enregistrement …', saved: 'Votre alerte est modifiée.', otherWishes: 'Elle cherche : {criteria}.', otherWishesHow: 'Pour chercher autre chose, ouvrez la recherche, changez ses filtres et choisissez « M’alerter par courriel ».',
  newTitle: 'Nouvelle alerte', place: 'Où', placeHint: 'Ville, province ou État', needPlace: 'Choisissez un lieu dans la liste.', noPlace: 'Aucun lieu de ce nom.', searchFailed: 'Nous n’avons pas pu chercher. Vérifiez votre connexion et réessayez.',
  kept: 'Logements que vous gardez', keptNews: 'M’avertir quand un logement que je garde change', keptWhat: 'Quand son loyer monte ou baisse, quand il est loué ou quand il quitte le marché.',
  beds: 'Chambres', any: 'Peu importe', bedsFrom: '{count, plural, one {#+ chambre} other {#+ chambres}}', rent: 'Loyer maximal par mois',
  moreWishes: 'D’autres souhaits, comme le chauffage inclus?', moreWishesHow: 'Cherchez des logements, puis choisissez « M’alerter par courriel ».', create: 'M’alerter par courriel', added: 'Enregistrée. Les nouveaux logements viennent à vous.', addedUnconfirmed: 'Regardez vos courriels : le lien du message lance l’alerte.',
};
