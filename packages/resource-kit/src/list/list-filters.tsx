import { useLanguage, useMessages } from '@porchlight/client';
import { FilterBar, FilterSelect, type Column } from '@porchlight/console-ui';
import type { AnyResource, FilterValues } from '@porchlight/contracts';
import type { Choice } from '@porchlight/ui';
import { useReferenceChoices } from '../form/use-reference-choices.ts';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { ExportButton } from './export-button.tsx';
import { SavedViews } from './saved-views.tsx';
import type { ColumnChoice } from './use-column-choice.ts';
import type { useListAddress } from './use-list-address.ts';

type Address = ReturnType<typeof useListAddress>;

/** Search and filters of a list, bound to the address, with its column choice and its acts. */
export function ListFilters({
  screens,
  address,
  columns,
  choice,
}: {
  readonly screens: ResourceScreens;
  readonly address: Address;
  readonly columns: readonly Column<AnyRecord>[];
  readonly choice: ColumnChoice;
}) {
  const k = useKitMessages();
  const { state, set, clear, isFiltered } = address;
  const filters = Object.entries((screens.resource.list.filters ?? {}) as Record<string, FilterValues>);
  return (
    <FilterBar
      search={state.search}
      onSearch={(search) => set('search', search)}
      filters={filters.map(([key, values]) =>
        values === 'id' ? (
          <ReferenceFilter key={key} screens={screens} address={address} name={key} />
        ) : (
          <ValueFilter key={key} screens={screens} address={address} name={key} values={values} />
        ),
      )}
      onClear={isFiltered ? clear : undefined}
      columns={columns.slice(1).map(({ key, title }) => ({ key, title, isShown: choice.isShown(key) }))}
      onColumn={choice.toggle}
      onReset={choice.reset}
      acts={
        <>
          <SavedViews screens={screens} />
          <ExportButton screens={screens} state={state} />
        </>
      }
      texts={{ search: k('search'), columns: k('columns'), reset: k('allColumns'), clear: k('clearFilters') }}
    />
  );
}

interface FilterProps {
  readonly screens: ResourceScreens;
  readonly address: Address;
  readonly name: string;
}

/** Filter by one of the values of the contract. */
function ValueFilter({ values, ...props }: FilterProps & { readonly values: readonly string[] }) {
  const { resource, messages } = props.screens;
  const t = useMessages(messages);
  const labelOf = (value: string) => t(`${resource.label}.${props.name}.${value}`);
  return <ChoiceFilter {...props} choices={values.map((value) => ({ value, label: labelOf(value) }))} />;
}

/** Filter by a record that a field of the form refers to. */
function ReferenceFilter(props: FilterProps) {
  const fields = props.screens.resource.form as readonly AnyResource['form'][number][];
  const field = fields.find(({ name }) => name === props.name);
  return <ChoiceFilter {...props} choices={useReferenceChoices(field, useLanguage())} />;
}

function ChoiceFilter({
  screens: { resource, messages },
  address,
  name,
  choices,
}: FilterProps & { readonly choices: readonly Choice[] }) {
  const k = useKitMessages();
  const t = useMessages(messages);
  const label = t(`${resource.label}.${name}`);
  return (
    <FilterSelect
      label={label}
      choices={[{ value: '', label: k('anyValue', { label }) }, ...choices]}
      value={address.state.filters[name] ?? ''}
      onChange={(value) => address.set(name, value)}
    />
  );
}
