import type { en } from './en.ts';

/** Messages about the risk of a listing, in French. */
export const fr: Record<keyof typeof en, string> = {
  noReasons: 'Aucun signe de risque.',
  'rule.rent-low': 'Le loyer est inférieur à celui de logements semblables à proximité.',
  'rule.rent-very-low': 'Le loyer est très inférieur à celui de logements semblables à proximité.',
  'rule.photos-of-another-company': 'Des photos figurent aussi dans les annonces d’une autre entreprise.',
  'rule.photos-of-own-unit': 'Des photos figurent aussi dans une autre annonce de cette entreprise.',
  'rule.text-of-another-company': 'L’annonce d’une autre entreprise a presque la même description.',
  'rule.payment-terms': 'Le texte mentionne un mode de paiement irréversible, comme dans les fraudes.',
  'rule.contact-in-text': 'Le texte contient des coordonnées.',
  'rule.pin-outside-city': 'Le repère sur la carte est loin en dehors de la ville.',
  'rule.disposable-email': 'L’adresse courriel du propriétaire est temporaire.',
  'rule.new-account': 'Le compte du propriétaire n’a que quelques jours.',
  'rule.many-listings': 'Le propriétaire a créé beaucoup d’annonces en une heure.',
  'rule.earlier-rejection': 'Une annonce de cette entreprise a déjà été refusée.',
  'rule.verified-company': 'L’entreprise est vérifiée.',
  'rule.known-company': 'Nous connaissons l’entreprise.',
};
