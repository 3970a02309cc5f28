import { bathWishes, bedWishes } from '@porchlight/contracts/catalog';
import { rentalTypes } from '@porchlight/contracts';
import { Checkbox, Chip, ChoiceGroup, RangeFields } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { bathsText, bedsText, type FilterWords } from './filter-words.ts';
import { changed, toggled, type Filters } from './results-address.ts';
import css from './filters.module.css';
import type { Facets } from './use-live-count.ts';

/** What every field gets: the wishes, what to do with new ones, the words, and how many homes each choice would give, once known. */
export interface FieldProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly words: FilterWords;
  readonly facets?: Facets | undefined;
}
type ListKey = Parameters<typeof toggled>[1];

/** A choice with the number of homes it would give: 'Cats (31)'. */
export const Counted = ({
  label,
  count,
  words,
}: {
  readonly label: string;
  readonly count: number | undefined;
  readonly words: FilterWords;
}) =>
  count === undefined ? (
    label
  ) : (
    <>
      {label} <span className={css.facet}>({words.format.number(count)})</span>
    </>
  );

export interface ChecksProps extends FieldProps {
  readonly legend: string;
  readonly name: ListKey;
  readonly columns?: boolean | undefined;
  /** Drawn before the boxes. */ readonly first?: ReactNode;
  readonly choices: readonly { readonly value: string | number; readonly label: string }[];
}
/** A list of boxes to tick for one filter. */
export const Checks = ({ legend, name, choices, columns, first, filters, onChange, words, facets }: ChecksProps) => (
  <ChoiceGroup legend={legend} className={columns ? css.columns : undefined}>
    {first}
    {choices.map(({ value, label }) => (
      <Checkbox
        key={value}
        label={<Counted label={label} count={facets?.[name]?.[value]} words={words} />}
        name={name}
        value={value}
        checked={((filters[name] ?? []) as readonly (string | number)[]).includes(value)}
        onChange={() => onChange(toggled(filters, name, value))}
      />
    ))}
  </ChoiceGroup>
);

const rents = [
  500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 4500, 5000, 6000, 8000, 10_000,
];
const sizes = [250, 350, 450, 550, 650, 750, 900, 1000, 1250, 1500, 2000, 2500, 3000];
/** The offered steps, and the address's own value when it is none of them. */
const stepsWith = (steps: readonly number[], own: number | undefined) =>
  own === undefined || steps.includes(own) ? steps : [...steps, own].sort((a, b) => a - b);

interface RangeProps extends FieldProps {
  readonly legend: string;
  readonly names: readonly ['minrate', 'maxrate'] | readonly ['minsqft', 'maxsqft'];
  readonly steps: readonly number[];
  readonly labels: readonly [string, string];
  readonly write: (value: number) => string;
}
function Range({ legend, names, steps, labels, write, filters, onChange, words: { t } }: RangeProps) {
  const side = (at: 0 | 1, none: string) => ({
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
  return <RangeFields legend={legend} min={side(0, t('noMin'))} max={side(1, t('noMax'))} />;
}
/** The rent from and to. */
export const PriceField = (props: FieldProps) => {
  const { t, format, currency } = props.words;
  return (
    <Range
      {...props}
      legend={t('filterPrice')}
      names={['minrate', 'maxrate']}
      steps={rents}
      labels={[t('minPrice'), t('maxPrice')]}
      write={(value) => format.money(value, currency)}
    />
  );
};
/** The size from and to. */
export const SizeField = (props: FieldProps) => {
  const { t, format } = props.words;
  return (
    <Range
      {...props}
      legend={t('size')}
      names={['minsqft', 'maxsqft']}
      steps={sizes}
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
/** '1+' ticks 1 and all above; pressed again it takes them off. */
function AtLeast({ name, from, all, filters, onChange, words: { t, format } }: AtLeastProps) {
  const now = [...(filters[name] ?? [])].sort((a, b) => a - b).join();
  const legend = t(name === 'beds' ? 'filterBeds' : 'filterBaths');
  const tailOf = (least: number) => all.filter((value) => value >= least);
  return (
    <div className={css.atLeast} role="group" aria-label={legend}>
      {from.map((least) => {
        const isOn = tailOf(least).join() === now;
        return (
          <Chip
            key={least}
            isOn={isOn}
            aria-label={t(`${name}AtLeast`, { count: name === 'beds' ? least : format.number(least) })}
            onClick={() => onChange(changed(filters, { [name]: isOn ? [] : tailOf(least) }))}
          >
            {format.number(least)}+
          </Chip>
        );
      })}
    </div>
  );
}
/** Bedrooms, any of those ticked. */
export const BedsField = (props: FieldProps) => (
  <Checks
    {...props}
    legend={props.words.t('filterBeds')}
    name="beds"
    first={<AtLeast {...props} name="beds" from={[1, 2, 3]} all={bedWishes} />}
    choices={bedWishes.map((value) => ({ value, label: bedsText(value, props.words.t) }))}
  />
);
/** Bathrooms, any of those ticked. */
export const BathsField = (props: FieldProps) => (
  <Checks
    {...props}
    legend={props.words.t('filterBaths')}
    name="baths"
    first={<AtLeast {...props} name="baths" from={[1, 1.5, 2]} all={bathWishes} />}
    choices={bathWishes.map((value) => ({ value, label: bathsText(value, props.words) }))}
  />
);
/** Kinds of homes, any of those ticked. */
export const TypeField = (props: FieldProps) => (
  <Checks
    {...props}
    columns
    legend={props.words.t('filterType')}
    name="rentaltypes"
    choices={rentalTypes
      .filter((type) => type !== 'vacation')
      .map((value) => ({ value, label: props.words.say('rentalType', value) ?? value }))}
  />
);
/** Pets that live with the visitor. */
export const PetsField = (props: FieldProps) => (
  <Checks
    {...props}
    legend={props.words.t('filterPets')}
    name="petpolicies"
    choices={(['cats', 'dogs', 'small-dogs', 'large-dogs', 'other-pets'] as const).map((value) => ({
      value,
      label: props.words.say('pets', value) ?? value,
    }))}
  />
);
