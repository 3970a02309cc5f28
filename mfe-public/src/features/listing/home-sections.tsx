import { useFormat, useLanguage, useWords } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing, ListingCard } from '@porchlight/contracts/catalog';
import { homeWords, useVocabulary } from '@porchlight/listing-ui';
import { Card, Icon } from '@porchlight/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { useListingWords } from './words/catalogue.ts';
import { useAvailability } from './home-title.tsx';
import css from './listing.module.css';
import { useLanguageNames } from './use-language-names.ts';

/** What the landlord wrote, marked with its language. */
export function Description({ home }: { readonly home: Listing }) {
  const t = useListingWords();
  const names = useLanguageNames();
  const isOther = !useLanguage().startsWith(home.descriptionLang);
  return (
    <section className={css.section}>
      <h2>{t('about')}</h2>
      {isOther && <p className={css.written}>{t('writtenIn', { language: names([home.descriptionLang]) })}</p>}
      <p className={css.prose} lang={home.descriptionLang}>
        {home.description}
      </p>
    </section>
  );
}

/** The pets that are welcome, in one line with their limits; what cannot be said so stands alone. */
function usePetOffers({ petPolicies }: Listing): readonly string[] {
  const t = useListingWords();
  const say = useVocabulary();
  const format = useFormat();
  const wordsFor = (policies: readonly string[]) =>
    policies.map((one) => say('pets', one)).filter((one) => one !== undefined);
  const others = ['no-pets', 'ask', 'restrictions-apply'];
  const pets = wordsFor(petPolicies.filter((one) => !others.includes(one)));
  if (pets.length === 0) return wordsFor(petPolicies.filter((one) => one !== 'no-pets'));
  const list = format.list(pets.map((pet, at) => (at === 0 ? pet : pet.toLocaleLowerCase())));
  return [
    t(petPolicies.includes('restrictions-apply') ? 'restrictedPets' : 'petsOk', { list }),
    ...wordsFor(petPolicies.filter((one) => one === 'ask')),
  ];
}

/** What a home has in words, and what people ask for that it has not. */
function useOffers(home: Listing): { readonly has: readonly string[]; readonly hasNot: readonly string[] } {
  const t = useListingWords();
  const say = useVocabulary();
  const petOffers = usePetOffers(home);
  const hasNoPets = home.petPolicies.includes('no-pets');
  const has = [
    ...home.utilities.map((one) => t('utilityIncluded', { name: say('utility', one) ?? one })),
    ...petOffers,
    home.furnished !== 'no' ? say('furnished', home.furnished) : undefined,
    home.laundry !== 'none' ? say('laundry', home.laundry) : undefined,
    home.parkingType !== 'none' ? say('parking', home.parkingType) : undefined,
    ...home.amenities
      .filter((one) => one !== 'in-unit-laundry' && one !== 'furnished')
      .map((one) => say('amenity', one)),
    ...home.accessibility.map((one) => say('accessibility', one)),
  ];
  const hasNot = [
    home.laundry === 'none' && t('noLaundry'),
    home.parkingType === 'none' && t('noParking'),
    hasNoPets && t('noPets'),
    !home.amenities.includes('elevator') && home.rentalType === 'apartment' && t('noElevator'),
  ];
  return { has: [...new Set(has.filter((one) => one !== undefined))], hasNot: hasNot.filter((one) => one !== false) };
}

/** What the home offers; what is missing is struck through and named 'No'. */
export function Offers({ home }: { readonly home: Listing }) {
  const t = useListingWords();
  const { has, hasNot } = useOffers(home);
  return (
    <section className={css.section}>
      <h2>{t('offers')}</h2>
      <ul className={css.offers}>
        {has.map((text) => (
          <li key={text}>
            <Icon of={IconCheck} />
            <span>{text}</span>
          </li>
        ))}
        {hasNot.map((text) => (
          <li key={text} className={css.no}>
            <Icon of={IconMinus} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other homes of the same building. */
export function OtherHomes({ homes }: { readonly homes: readonly ListingCard[] }) {
  const t = useListingWords();
  if (homes.length === 0) return null;
  const heads = [t('colHome'), t('colBeds'), t('colSize'), t('colAvailable')];
  return (
    <section className={css.section}>
      <h2>{t('otherHomes')}</h2>
      <Card className={css.tableBox}>
        <table className={css.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col" className={css.end}>
                {t('colRent')}
              </th>
            </tr>
          </thead>
          <tbody>
            {homes.map((home) => (
              <OtherHome key={home.id} home={home} />
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
function OtherHome({ home }: { readonly home: ListingCard }) {
  const t = useListingWords();
  const words = useWords(homeWords);
  const format = useFormat();
  const { isNow, day } = useAvailability()(home.availableDate);
  return (
    <tr>
      <td>
        <Link to={home.url}>{home.address || home.title}</Link>
      </td>
      <td>{words('beds', { count: home.beds })}</td>
      <td>{home.sqft ? format.area(home.sqft) : t('notSaid')}</td>
      <td>{isNow ? t('now') : day}</td>
      <td className={css.end}>{format.money(home.rent, home.currency)}</td>
    </tr>
  );
}
