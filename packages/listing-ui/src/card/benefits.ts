import { useFormat, useMessages, type Format, type Translate } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { cardMessages, type CardMessage } from '../messages/catalog.ts';
import type { en } from '../messages/en.ts';
import { listOf } from '../messages/list-of.ts';

/** Benefit shown on a listing card. */
export interface Benefit {
  readonly key: string;
  readonly text: string;
  readonly isNewcomer: boolean;
}

type ListingFields = Pick<ListingCard, 'newcomer' | 'utilities' | 'furnished' | 'petPolicies'>;
const bills = ['heat', 'electricity-hydro', 'water'];

function utilitiesText(listing: ListingFields, t: Translate<typeof en>, format: Format): string | undefined {
  const included = bills.filter((one) => listing.utilities.includes(one));
  if (included.length === bills.length) return t('allUtilities');
  if (included.length === 0) return undefined;
  const names = included.map((one) => t(`utility.${one}` as CardMessage));
  return t('included', { list: listOf(names, format) });
}
function petsText({ petPolicies }: ListingFields): CardMessage | undefined {
  const hasCats = petPolicies.includes('cats');
  const hasDogs = petPolicies.some((one) => one.endsWith('dogs'));
  if (hasCats && hasDogs) return 'petsWelcome';
  if (hasCats) return 'catsWelcome';
  return hasDogs ? 'dogsWelcome' : undefined;
}

/** Returns a function that lists the benefits of a listing, the most useful to newcomers first. */
export function useBenefits(): (listing: ListingFields) => readonly Benefit[] {
  const t = useMessages(cardMessages);
  const format = useFormat();
  return (listing) => {
    const newcomer = (key: 'accepts-newcomers' | 'accepts-foreign-income' | 'accepts-guarantor' | 'remote-viewing') =>
      listing.newcomer.includes(key) ? { key, text: t(`newcomer.${key}`), isNewcomer: true } : undefined;
    const other = (key: string, text: string | undefined) => (text ? { key, text, isNewcomer: false } : undefined);
    const pets = petsText(listing);
    return [
      newcomer('accepts-newcomers'),
      other('utilities', utilitiesText(listing, t, format)),
      newcomer('accepts-foreign-income'),
      other(
        'furnished',
        listing.furnished === 'yes'
          ? t('furnished.yes')
          : listing.furnished === 'partial'
            ? t('partlyFurnished')
            : undefined,
      ),
      newcomer('accepts-guarantor'),
      newcomer('remote-viewing'),
      other('pets', pets && t(pets)),
    ].filter((one) => one !== undefined);
  };
}
