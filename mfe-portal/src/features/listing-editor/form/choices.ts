import { useLanguage, useMessages } from '@porchlight/client';
import {
  accessibilityFeatures,
  amenities,
  documentKinds,
  furnishings,
  laundryKinds,
  leaseTerms,
  newcomerBenefits,
  parkingTypes,
  petPolicies,
  rentalTypes,
  utilities,
} from '@porchlight/contracts';
import {
  contactPreferences,
  coolingKinds,
  heatingKinds,
  listingKinds,
  rentFrequencies,
  smokingRules,
  spokenLanguages,
} from '@porchlight/contracts/catalog';
import { useLanguageNames, useVocabulary } from '@porchlight/listing-ui';
import { isDetailChoice, useDetailTerm } from '@porchlight/listing-ui/details';
import { editorMessages } from '../messages/catalog.ts';

/** Values of the fields with choices. */
export const choicesOf = {
  rentalType: rentalTypes,
  listingKind: listingKinds,
  furnished: furnishings,
  rentFrequency: rentFrequencies,
  utilities,
  utilitiesTenantPays: utilities,
  heating: heatingKinds,
  cooling: coolingKinds,
  smoking: smokingRules,
  cannabis: smokingRules,
  contactPreference: contactPreferences,
  leaseTerm: leaseTerms,
  petPolicies,
  laundry: laundryKinds,
  parkingType: parkingTypes,
  amenities,
  accessibility: accessibilityFeatures,
  newcomer: newcomerBenefits,
  documentsAccepted: documentKinds,
  languagesSpoken: spokenLanguages,
  lang: ['en', 'fr'],
} as const;
export type ChoiceField = keyof typeof choicesOf;
export const isChoiceField = (name: string): name is ChoiceField => Object.hasOwn(choicesOf, name);

const vocabularies = {
  rentalType: 'rentalType',
  furnished: 'furnished',
  utilities: 'utility',
  utilitiesTenantPays: 'utility',
  leaseTerm: 'lease',
  petPolicies: 'pets',
  laundry: 'laundry',
  parkingType: 'parking',
  amenities: 'amenity',
  accessibility: 'accessibility',
  newcomer: 'newcomer',
  documentsAccepted: 'document',
} as const;
const ownChoices = {
  listingKind: {
    entire: 'listingKind.entire',
    room: 'listingKind.room',
    shared: 'listingKind.shared',
    sublet: 'listingKind.sublet',
  },
  rentFrequency: { month: 'rentFrequency.month', week: 'rentFrequency.week', year: 'rentFrequency.year' },
} as const;

/** Returns a function from a choice of a field to its label, which starts with a capital. */
export function useChoiceLabel(): (field: ChoiceField, value: string) => string {
  const t = useMessages(editorMessages);
  const language = useLanguage();
  const wordOf = useVocabulary();
  const detailTerm = useDetailTerm();
  const languageNames = useLanguageNames();
  const labelOf = (field: ChoiceField, value: string): string | undefined => {
    if (field === 'lang' || field === 'languagesSpoken') return languageNames([value]);
    if (field === 'listingKind' || field === 'rentFrequency') {
      const keys: Readonly<Record<string, Parameters<typeof t>[0]>> = ownChoices[field];
      const key = keys[value];
      return key && t(key);
    }
    return isDetailChoice(field) ? detailTerm(field, value) : wordOf(vocabularies[field], value);
  };
  return (field, value) => {
    const label = labelOf(field, value) ?? value;
    return label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
  };
}

/** Returns a function that lists the choices of a field: languages by their names, others as their vocabulary does. */
export function useChoices(): (field: ChoiceField) => readonly { readonly value: string; readonly label: string }[] {
  const labelOf = useChoiceLabel();
  const { compare } = new Intl.Collator(useLanguage());
  return (field) => {
    const choices = choicesOf[field].map((value) => ({ value, label: labelOf(field, value) }));
    return field === 'languagesSpoken' ? choices.sort((one, other) => compare(one.label, other.label)) : choices;
  };
}
