import { defineMessages, messageReference, messageReferences } from '@porchlight/messages';

const catalog = defineMessages({
  en: {
    hasLandlords:
      'This company has {count, plural, one {# landlord} other {# landlords}}. A company is deleted once it has none.',
    hasListings:
      'This company has {count, plural, one {# home} other {# homes}}. A company is deleted once it has none.',
  },
  fr: {
    hasLandlords:
      'Cette entreprise a {count, plural, one {# propriétaire} other {# propriétaires}}. On ne supprime qu’une entreprise qui n’en a aucun.',
    hasListings:
      'Cette entreprise a {count, plural, one {# logement} other {# logements}}. On ne supprime qu’une entreprise qui n’en a aucun.',
  },
});

export const messages = {
  ...messageReferences(catalog),
  hasLandlords: (count: number) => messageReference(catalog, 'hasLandlords', { count }),
  hasListings: (count: number) => messageReference(catalog, 'hasListings', { count }),
};
