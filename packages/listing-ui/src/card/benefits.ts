import { useFormat, useWords, type Format, type Translate } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { homeWords, type HomeWord } from '../words/catalogue.ts';
import type { en } from '../words/en.ts';

/** What makes a home easier for a newcomer. */
export interface Benefit {
  readonly key: string;
  readonly text: string;
  readonly isNewcomer: boolean;
}

type Home = Pick<ListingCard, 'newcomer' | 'utilities' | 'furnished' | 'petPolicies'>;
const bills = ['heat', 'electricity-hydro', 'water'];

function utilitiesText(home: Home, t: Translate<typeof en>, format: Format): string | undefined {
  const held = bills.filter((one) => home.utilities.includes(one));
  if (held.length === bills.length) return t('allUtilities');
  if (held.length === 0) return undefined;
  const names = held.map((one, at) => {
    const name = t(`utility.${one}` as HomeWord);
    return at === 0 ? name : name.toLocaleLowerCase();
  });
  return t('included', { list: format.list(names) });
}
function petsText({ petPolicies }: Home): HomeWord | undefined {
  const hasCats = petPolicies.includes('cats');
  const hasDogs = petPolicies.some((one) => one.endsWith('dogs'));
  if (hasCats && hasDogs) return 'petsWelcome';
  if (hasCats) return 'catsWelcome';
  return hasDogs ? 'dogsWelcome' : undefined;
}

/** The benefits of a home, the most useful to a newcomer first. */
export function useBenefits(): (home: Home) => readonly Benefit[] {
  const t = useWords(homeWords);
  const format = useFormat();
  return (home) => {
    const newcomer = (key: 'accepts-newcomers' | 'accepts-foreign-income' | 'accepts-guarantor' | 'remote-viewing') =>
      home.newcomer.includes(key) ? { key, text: t(`newcomer.${key}`), isNewcomer: true } : undefined;
    const other = (key: string, text: string | undefined) => (text ? { key, text, isNewcomer: false } : undefined);
    const pets = petsText(home);
    return [
      newcomer('accepts-newcomers'),
      other('utilities', utilitiesText(home, t, format)),
      newcomer('accepts-foreign-income'),
      other(
        'furnished',
        home.furnished === 'yes' ? t('furnished.yes') : home.furnished === 'partial' ? t('partlyFurnished') : undefined,
      ),
      newcomer('accepts-guarantor'),
      newcomer('remote-viewing'),
      other('pets', pets && t(pets)),
    ].filter((one) => one !== undefined);
  };
}
