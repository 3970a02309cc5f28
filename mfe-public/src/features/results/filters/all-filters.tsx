import {
  accessibilityFeatures,
  amenities,
  furnishingFilterValues,
  laundryKinds,
  leaseTerms,
  newcomerBenefits,
  parkingTypes,
  utilities,
} from '@porchlight/contracts';
import { RadioGroup, TextInput } from '@porchlight/ui';
import {
  BathsField,
  BedsField,
  Checks,
  PetsField,
  PriceField,
  SizeField,
  TypeField,
  type FieldProps,
} from './filter-fields.tsx';
import css from './filters.module.css';
import type { Facets } from './use-live-count.ts';

// Amenities that another filter offers too, and utilities that an amenity offers.
const otherwiseOffered: ReadonlySet<string> = new Set(['furnished', 'in-unit-laundry']);
const utilityOffered: ReadonlySet<string> = new Set(['air-conditioning']);

/** All filters, in order of importance to newcomers. */
export function AllFilters(props: FieldProps) {
  const { filters, onChange, formatters } = props;
  const { t, say } = formatters;
  const list = (
    legend: string,
    name: Parameters<typeof Checks>[0]['name'],
    vocabulary: Parameters<typeof say>[0],
    values: readonly string[],
  ) => (
    <Checks
      {...props}
      columns
      legend={legend}
      name={name}
      choices={values.map((value) => ({ value, label: say(vocabulary, value) ?? value }))}
    />
  );
  return (
    <>
      <PriceField {...props} />
      {list(t('newcomer'), 'newcomer', 'newcomer', newcomerBenefits)}
      <div className={css.spread}>
        <BedsField {...props} />
      </div>
      <div className={css.spread}>
        <BathsField {...props} />
      </div>
      <TypeField {...props} />
      <div className={css.spread}>
        <PetsField {...props} />
      </div>
      <FurnishedField {...props} />
      {list(
        t('utilities'),
        'utilities',
        'utility',
        utilities.filter((one) => !utilityOffered.has(one) || filters.utilities?.includes(one)),
      )}
      {list(
        t('amenities'),
        'amenities',
        'amenity',
        amenities.filter((one) => !otherwiseOffered.has(one) || filters.amenities?.includes(one)),
      )}
      <SizeField {...props} />
      <TextInput
        type="date"
        label={t('moveInBy')}
        name="movein"
        value={filters.movein ?? ''}
        onChange={(event) => onChange({ ...filters, movein: event.target.value || undefined })}
      />
      {list(t('laundry'), 'laundry', 'laundry', laundryKinds)}
      {list(t('parking'), 'parking', 'parking', parkingTypes)}
      {list(t('lease'), 'lease', 'lease', leaseTerms)}
      {list(t('accessibility'), 'accessibility', 'accessibility', accessibilityFeatures)}
      <TextInput
        label={t('keyword')}
        hint={t('keywordHint')}
        name="keyword"
        value={filters.keyword ?? ''}
        maxLength={200}
        onChange={(event) => onChange({ ...filters, keyword: event.target.value || undefined })}
      />
    </>
  );
}

// "Furnished or partly" counts both values; no listing has both.
const furnishedCount = (facets: Facets | undefined, value: string) => {
  const { yes = 0, partial = 0 } = facets?.['furnished'] ?? {};
  return value === 'true' ? yes + partial : (facets?.['furnished']?.[value] ?? 0);
};
function FurnishedField({ filters, onChange, formatters: { t, say, format }, facets }: FieldProps) {
  const selected = filters.furnished ?? [];
  const label = {
    true: t('search.furnishedOrPartly'),
    yes: say('furnished', 'yes'),
    partial: say('furnished', 'partial'),
    no: say('furnished', 'no'),
  } as Record<string, string | undefined>;
  const countSuffix = (value: string) => (facets ? ` (${format.number(furnishedCount(facets, value))})` : '');
  const choices = [
    { value: '', label: t('anyFurniture') },
    ...[...furnishingFilterValues]
      .reverse()
      .filter((value) => !facets || selected.includes(value) || furnishedCount(facets, value) > 0)
      .map((value) => ({ value, label: (label[value] ?? value) + countSuffix(value) })),
  ];
  return (
    <RadioGroup
      legend={t('furniture')}
      name="furnished"
      choices={choices}
      value={selected.length > 1 ? 'true' : (selected[0] ?? '')}
      onChange={(value) => onChange({ ...filters, furnished: value ? [value] : undefined })}
    />
  );
}
