import { useFormat, useLanguage, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing, ListingCard } from '@porchlight/contracts/catalog';
import { cardMessages, listOf, useVocabulary, useLanguageNames } from '@porchlight/listing-ui';
import { Card, Icon } from '@porchlight/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { useListingMessages } from './messages/catalog.ts';
import { useAvailability } from './listing-title.tsx';
import css from './listing.module.css';

/** The landlord's description, marked with its language; a home of a feed may have none. */
export function Description({ listing }: { readonly listing: Listing }) {
  const t = useListingMessages();
  const names = useLanguageNames();
  const isOther = !useLanguage().startsWith(listing.descriptionLang);
  if (listing.description === '') return null;
  return (
    <section className={css.section}>
      <h2>{t('about')}</h2>
      {isOther && <p className={css.written}>{t('writtenIn', { language: names([listing.descriptionLang]) })}</p>}
      <p className={css.prose} lang={listing.descriptionLang}>
        {listing.description}
      </p>
    </section>
  );
}

/** Returns the accepted pets as one sentence with their restrictions, or the policies that cannot be combined. */
function usePetTexts({ petPolicies }: Listing): readonly string[] {
  const t = useListingMessages();
  const labelOf = useVocabulary();
  const format = useFormat();
  const policyTexts = (policies: readonly string[]) =>
    policies.map((one) => labelOf('pets', one)).filter((one) => one !== undefined);
  const others = ['no-pets', 'ask', 'restrictions-apply'];
  const pets = policyTexts(petPolicies.filter((one) => !others.includes(one)));
  if (pets.length === 0) return policyTexts(petPolicies.filter((one) => one !== 'no-pets'));
  const list = listOf(pets, format);
  return [
    t(petPolicies.includes('restrictions-apply') ? 'restrictedPets' : 'petsOk', { list }),
    ...policyTexts(petPolicies.filter((one) => one === 'ask')),
  ];
}

/** Returns the features of a listing, and the commonly expected ones that it lacks. */
function useFeatureTexts(listing: Listing): { readonly has: readonly string[]; readonly hasNot: readonly string[] } {
  const t = useListingMessages();
  const labelOf = useVocabulary();
  const petTexts = usePetTexts(listing);
  const hasNoPets = listing.petPolicies.includes('no-pets');
  const has = [
    ...listing.utilities.map((one) => t('utilityIncluded', { name: labelOf('utility', one) ?? one })),
    ...petTexts,
    listing.furnished !== 'no' ? labelOf('furnished', listing.furnished) : undefined,
    listing.laundry !== 'none' ? labelOf('laundry', listing.laundry) : undefined,
    listing.parkingType !== 'none' ? labelOf('parking', listing.parkingType) : undefined,
    ...listing.amenities
      .filter((one) => one !== 'in-unit-laundry' && one !== 'furnished')
      .map((one) => labelOf('amenity', one)),
    ...listing.accessibility.map((one) => labelOf('accessibility', one)),
  ];
  const hasNot = [
    listing.laundry === 'none' && t('noLaundry'),
    listing.parkingType === 'none' && t('noParking'),
    hasNoPets && t('noPets'),
    // Without any amenity, none was asked for.
    listing.amenities.length > 0 &&
      !listing.amenities.includes('elevator') &&
      listing.rentalType === 'apartment' &&
      t('noElevator'),
  ];
  return { has: [...new Set(has.filter((one) => one !== undefined))], hasNot: hasNot.filter((one) => one !== false) };
}

/** Features of the listing; missing ones are struck through and labelled "No …". */
export function Features({ listing }: { readonly listing: Listing }) {
  const t = useListingMessages();
  const { has, hasNot } = useFeatureTexts(listing);
  if (has.length + hasNot.length === 0) return null;
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

/** Other listings in the same building. */
export function OtherListings({ listings }: { readonly listings: readonly ListingCard[] }) {
  const t = useListingMessages();
  if (listings.length === 0) return null;
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
            {listings.map((listing) => (
              <OtherListingRow key={listing.id} listing={listing} />
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
function OtherListingRow({ listing }: { readonly listing: ListingCard }) {
  const t = useListingMessages();
  const tListing = useMessages(cardMessages);
  const format = useFormat();
  const { isNow, day } = useAvailability()(listing.availableDate);
  // All homes of the table share the street, which phones hide.
  const unitAt = listing.address.lastIndexOf(', ') + 1;
  const [street, unit] = [listing.address.slice(0, unitAt), listing.address.slice(unitAt)];
  return (
    <tr>
      <td>
        <Link to={listing.url}>
          {street && <span className={css.street}>{street}</span>}
          {unit || listing.title}
        </Link>
      </td>
      <td>{tListing('beds', { count: listing.beds })}</td>
      <td>{listing.sqft ? format.area(listing.sqft) : t('unstated')}</td>
      <td>{isNow ? t('now') : day}</td>
      <td className={css.end}>{format.money(listing.rent, listing.currency)}</td>
    </tr>
  );
}
