import { useFormat, useMessages } from '@porchlight/client';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useHomeDetails } from '@porchlight/listing-ui/details';
import { listingMessages } from '../messages/catalog.ts';
import { AddressFacts } from './address-facts.tsx';
import { FactGroup } from './fact-group.tsx';
import css from './facts.module.css';
import { RentFacts } from './rent-facts.tsx';
import { useFact } from './use-fact.ts';
import { useLabels } from '../../../shared/use-labels.ts';

export interface FactsProps {
  readonly listing: OwnListing;
}

/** All fields of a listing, in the groups of its form. */
export const ListingFacts = ({ listing }: FactsProps) => (
  <>
    <TextFacts listing={listing} />
    <RentFacts listing={listing} />
    <AddressFacts listing={listing} />
    <HomeFacts listing={listing} />
    <DetailFacts listing={listing} />
    <LeaseFacts listing={listing} />
    <AmenityFacts listing={listing} />
    <NewcomerFacts listing={listing} />
  </>
);

function TextFacts({ listing: { lang, description } }: FactsProps) {
  const t = useMessages(listingMessages);
  const { fact } = useFact();
  const label = useLabels();
  return (
    <FactGroup title={t('group.text')} facts={[fact('lang', label.language(lang))]}>
      <p lang={lang} className={css.text}>
        {description}
      </p>
    </FactGroup>
  );
}

function HomeFacts({ listing }: FactsProps) {
  const t = useMessages(listingMessages);
  const format = useFormat();
  const { fact, optional } = useFact();
  const label = useLabels();
  const { rentalType, listingKind, beds, bathsFull, bathsHalf, sqft, yearBuilt, availableDate, furnished } = listing;
  return (
    <FactGroup
      title={t('group.home')}
      facts={[
        fact('rentalType', label.term('rentalType', rentalType)),
        fact('listingKind', t(`listingKind.${listingKind}`)),
        fact('beds', t('beds', { count: beds })),
        fact('bathsFull', format.number(bathsFull)),
        fact('bathsHalf', format.number(bathsHalf)),
        optional('sqft', sqft && format.area(sqft)),
        // A year has no group separator.
        optional('yearBuilt', yearBuilt && String(yearBuilt)),
        fact('availableDate', format.date(availableDate, 'long')),
        optional('furnished', furnished && label.term('furnished', furnished)),
      ]}
    />
  );
}

function DetailFacts({ listing }: FactsProps) {
  const t = useMessages(listingMessages);
  const facts = useHomeDetails()(listing, listing.lang);
  return facts.length === 0 ? null : <FactGroup title={t('group.details')} facts={facts} />;
}

function LeaseFacts({ listing }: FactsProps) {
  const t = useMessages(listingMessages);
  const { optional, list, yesNo } = useFact();
  const label = useLabels();
  const { leaseTerm, leaseMinMonths, leaseMaxMonths, petPolicies, declaresFairHousing } = listing;
  const months = (count: number | null | undefined) => (count ? t('months', { count }) : undefined);
  return (
    <FactGroup
      title={t('group.lease')}
      facts={[
        optional('leaseTerm', leaseTerm && label.term('lease', leaseTerm)),
        optional('leaseMinMonths', months(leaseMinMonths)),
        optional('leaseMaxMonths', months(leaseMaxMonths)),
        list('petPolicies', petPolicies.length > 0 ? petPolicies.map((one) => label.term('pets', one)) : undefined),
        yesNo('declaresFairHousing', declaresFairHousing),
      ]}
    />
  );
}

function AmenityFacts({ listing }: FactsProps) {
  const t = useMessages(listingMessages);
  const { optional, list } = useFact();
  const label = useLabels();
  const { laundry, parkingType, amenities, accessibility } = listing;
  return (
    <FactGroup
      title={t('group.amenities')}
      facts={[
        optional('laundry', laundry && label.term('laundry', laundry)),
        optional('parkingType', parkingType && label.term('parking', parkingType)),
        list(
          'amenities',
          amenities.map((one) => label.term('amenity', one)),
        ),
        list(
          'accessibility',
          accessibility.map((one) => label.term('accessibility', one)),
        ),
      ]}
    />
  );
}

function NewcomerFacts({ listing: { newcomer, documentsAccepted, languagesSpoken } }: FactsProps) {
  const t = useMessages(listingMessages);
  const { list } = useFact();
  const label = useLabels();
  return (
    <FactGroup
      title={t('group.newcomer')}
      facts={[
        list(
          'newcomer',
          newcomer.map((one) => label.term('newcomer', one)),
        ),
        list(
          'documentsAccepted',
          documentsAccepted.map((one) => label.term('document', one)),
        ),
        list('languagesSpoken', languagesSpoken.map(label.language)),
      ]}
    />
  );
}
