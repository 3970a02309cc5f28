import type { en } from './en.ts';

/** Messages of a new listing, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Commencez par l’essentiel',
  description:
    'Vos réponses créent un brouillon, sans frais. Les photos, les frais et le reste viennent à l’étape suivante.',
  listings: 'Annonces',
  breadcrumbs: 'Pages parentes',
  where: 'Où se trouve-t-il ?',
  what: 'Quel logement est-ce ?',
  rentAndDate: 'Loyer et date',
  'field.street': 'Numéro et rue',
  'field.city': 'Ville',
  'field.postalCode': 'Code postal',
  'field.pin': 'Repère sur la carte',
  'field.unitNumber': 'Appartement',
  'field.rentalType': 'Type de logement',
  'field.listingKind': 'Ce que vous louez',
  'field.beds': 'Chambres',
  'field.bathsFull': 'Salles de bain complètes',
  'field.bathsHalf': 'Salles d’eau',
  'field.lang': 'Langue de l’annonce',
  'field.rent': 'Loyer par mois',
  'field.availableDate': 'Disponible à partir du',
  'listingKind.entire': 'Logement entier',
  'listingKind.room': 'Chambre',
  'listingKind.shared': 'Chambre partagée',
  'listingKind.sublet': 'Sous-location',
  langHint: 'La langue dans laquelle vous écrirez le titre et la description.',
  rentHint:
    '{country, select, CA {En dollars canadiens entiers} US {En dollars américains entiers} other {En dollars entiers du pays du logement}}',
  next: 'Personne d’autre ne voit un brouillon.',
  create: 'Créer le brouillon',
  creating: 'Création du brouillon…',
  notCreated: 'Impossible de créer le brouillon',
  textStays: 'Ce que vous avez saisi est toujours là.',
  seeDrafts: 'Voir mes brouillons',
};
