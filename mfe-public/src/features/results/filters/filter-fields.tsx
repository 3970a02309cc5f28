import { bathFilterValues, bedFilterValues } from '@porchlight/contracts/catalog';
import { rentalTypes } from '@porchlight/contracts';
import { Checkbox, Chip, ChoiceGroup, RangeFields } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { bathsText, bedsText, type FilterFormatters } from './filter-texts.ts';
import { withChanges, withToggled, type Filters } from '../results-query.ts';
import css from './filters.module.css';
import type { Facets } from './use-live-count.ts';

/**
 * Props of every filter field: the filters, the change handler, the formatters, and the listing count of each choice
 * once known.
 */
export interface FieldProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly formatters: FilterFormatters;
  readonly facets?: Facets | undefined;
}
type ListKey = Parameters<typeof withToggled>[1];

/** Choice label with its listing count: "Cats (31)". */
export const Counted = ({
  label,
  count,
  formatters,
}: {
  readonly label: string;
  readonly count: number | undefined;
  readonly formatters: FilterFormatters;
}) =>
  count === undefined ? (
    label
  ) : (
    <>
      {label} <span className={css.facet}>({formatters.format.number(count)})</span>
    </>
  );

export interface ChecksProps extends FieldProps {
  readonly legend: string;
  readonly name: ListKey;
  readonly columns?: boolean | undefined;
  /** Rendered before the checkboxes. */ readonly first?: ReactNode;
  readonly choices: readonly { readonly value: string | number; readonly label: string }[];
}
/** Returns whether a choice would leave no listing; a selected one is always offered, so that it can be removed. */
const isDeadEnd = (facets: Facets | undefined, filters: Filters, name: ListKey, value: string | number): boolean =>
  facets?.[name]?.[value] === 0 && !((filters[name] ?? []) as readonly (string | number)[]).includes(value);

/** Checkboxes for the values of one list filter. Choices without listings are left out once the counts are known. */
export const Checks = ({
  legend,
  name,
  choices,
  columns,
  first,
  filters,
  onChange,
  formatters,
  facets,
}: ChecksProps) => (
  <ChoiceGroup legend={legend} className={columns ? css.columns : undefined}>
    {first}
    {choices
      .filter(({ value }) => !isDeadEnd(facets, filters, name, value))
      .map(({ value, label }) => (
        <Checkbox
          key={value}
          label={<Counted label={label} count={facets?.[name]?.[value]} formatters={formatters} />}
          name={name}
          value={value}
          checked={((filters[name] ?? []) as readonly (string | number)[]).includes(value)}
          onChange={() => onChange(withToggled(filters, name, value))}
        />
      ))}
  </ChoiceGroup>
);

const rentSteps = [
  500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 4500, 5000, 6000, 8000, 10_000,
];
const sizeSteps = [250, 350, 450, 550, 650, 750, 900, 1000, 1250, 1500, 2000, 2500, 3000];
/** Returns the offered steps, plus the URL's value when it is not one of them. */
const stepsWith = (steps: readonly number[], own: number | undefined) =>
  own === undefined || steps.includes(own) ? steps : [...steps, own].sort((a, b) => a - b);

interface RangeProps extends FieldProps {
  readonly legend: string;
  readonly names: readonly ['minrate', 'maxrate'] | readonly ['minsqft', 'maxsqft'];
  readonly steps: readonly number[];
  readonly labels: readonly [string, string];
  readonly write: (value: number) => string;
}
function Range({ legend, names, steps, labels, write, filters, onChange, formatters: { t } }: RangeProps) {
  const selectProps = (at: 0 | 1, none: string) => ({
    label: labels[at],
    name: names[at],
    value: String(filters[names[at]] ?? ''),
    choices: [
      { value: '', label: none },
      ...stepsWith(steps, filters[names[at]]).map((value) => ({ value: String(value), label: write(value) })),
    ],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...filters, [names[at]]: event.target.value ? Number(event.target.value) : undefined }),
  });
  return <RangeFields legend={legend} min={selectProps(0, t('noMin'))} max={selectProps(1, t('noMax'))} />;
}
/** Rent range. */
export const PriceField = (props: FieldProps) => {
  const { t, format, currency } = props.formatters;
  return (
    <Range
      {...props}
      legend={t('filterPrice')}
      names={['minrate', 'maxrate']}
      steps={rentSteps}
      labels={[t('minPrice'), t('maxPrice')]}
      write={(value) => format.money(value, currency)}
    />
  );
};
/** Size range. */
export const SizeField = (props: FieldProps) => {
  const { t, format } = props.formatters;
  return (
    <Range
      {...props}
      legend={t('size')}
      names={['minsqft', 'maxsqft']}
      steps={sizeSteps}
      labels={[t('minSize'), t('maxSize')]}
      write={format.area}
    />
  );
};

interface AtLeastProps extends FieldProps {
  readonly name: 'beds' | 'baths';
  readonly from: readonly number[];
  readonly all: readonly number[];
}
/** Chip "1+" selects 1 and all higher values; pressing it again clears them. */
function AtLeast({ name, from, all, filters, onChange, formatters: { t, format } }: AtLeastProps) {
  const now = [...(filters[name] ?? [])].sort((a, b) => a - b).join();
  const legend = t(name === 'beds' ? 'filterBeds' : 'filterBaths');
  const atLeast = (min: number) => all.filter((value) => value >= min);
  return (
    <div className={css.atLeast} role="group" aria-label={legend}>
      {from.map((min) => {
        const isOn = atLeast(min).join() === now;
        return (
          <Chip
            key={min}
            isOn={isOn}
            aria-label={t(`${name}AtLeast`, { count: name === 'beds' ? min : format.number(min) })}
            onClick={() => onChange(withChanges(filters, { [name]: isOn ? [] : atLeast(min) }))}
          >
            {format.number(min)}+
          </Chip>
        );
      })}
    </div>
  );
}
/** Bedroom filter. */
export const BedsField = (props: FieldProps) => (
  <Checks
    {...props}
    legend={props.formatters.t('filterBeds')}
    name="beds"
    first={
      <>
        <AtLeast {...props} name="beds" from={[1, 2, 3]} all={bedFilterValues} />
        {props.filters.rentaltypes === undefined && <p className={css.hint}>{props.formatters.t('roomsHint')}</p>}
      </>
    }
    choices={bedFilterValues.map((value) => ({ value, label: bedsText(value, props.formatters.t) }))}
  />
);
/** Bathroom filter. */
export const BathsField = (props: FieldProps) => (
  <Checks
    {...props}
    legend={props.formatters.t('filterBaths')}
    name="baths"
    first={<AtLeast {...props} name="baths" from={[1, 1.5, 2]} all={bathFilterValues} />}
    choices={bathFilterValues.map((value) => ({ value, label: bathsText(value, props.formatters) }))}
  />
);
/** Property type filter. */
export const TypeField = (props: FieldProps) => (
  <Checks
    {...props}
    columns
    legend={props.formatters.t('filterType')}
    name="rentaltypes"
    choices={rentalTypes
      // A studio is a number of beds too.
      .filter((type) => type !== 'vacation' && type !== 'studio')
      .map((value) => ({ value, label: props.formatters.say('rentalType', value) ?? value }))}
  />
);
/** Pet filter. Homes that take small dogs are those that take any dogs. */
export const PetsField = (props: FieldProps) => (
  <Checks
    {...props}
    legend={props.formatters.t('filterPets')}
    name="petpolicies"
    choices={(['cats', 'dogs', 'large-dogs', 'other-pets'] as const).map((value) => ({
      value,
      label: props.formatters.say('pets', value) ?? value,
    }))}
  />
);
