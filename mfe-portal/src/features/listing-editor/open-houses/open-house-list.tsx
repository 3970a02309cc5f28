import { useMessages, useNow } from '@porchlight/client';
import { maxOpenHouses, type OpenHouse } from '@porchlight/contracts/catalog';
import { Button, ChoiceGroup, IconButton, TextInput } from '@porchlight/ui';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { FieldError } from '../sections/field-error.tsx';
import { nextOpenHouse } from './next-open-house.ts';
import css from './open-houses.module.css';

/** Open houses of a listing, each with its day and times. A new one has values, which its landlord changes. */
export function OpenHouseList({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const now = useNow();
  const { openHouses } = form.values;
  const change = (next: readonly OpenHouse[]) => form.set('openHouses', next);
  return (
    <div id={`${form.id}-openHouses`} tabIndex={-1} className={css.openHouses}>
      <h3>{t('field.openHouses')}</h3>
      <p className={css.hint}>{t('openHousesHint')}</p>
      {openHouses.map((openHouse, position) => (
        <OpenHouseFields
          key={position}
          number={position + 1}
          openHouse={openHouse}
          onChange={(next) => change(openHouses.with(position, next))}
          onRemove={() => change(openHouses.filter((_, at) => at !== position))}
        />
      ))}
      <FieldError>{form.errors.openHouses}</FieldError>
      {openHouses.length < maxOpenHouses && (
        <Button
          icon={IconPlus}
          className={css.add}
          onClick={() => change([...openHouses, nextOpenHouse(openHouses, now)])}
        >
          {t('addOpenHouse')}
        </Button>
      )}
    </div>
  );
}

interface FieldsProps {
  readonly number: number;
  readonly openHouse: OpenHouse;
  readonly onChange: (openHouse: OpenHouse) => void;
  readonly onRemove: () => void;
}

function OpenHouseFields({ number, openHouse, onChange, onRemove }: FieldsProps) {
  const t = useMessages(editorMessages);
  const input = (name: keyof OpenHouse) => ({
    label: t(`openHouse.${name}`),
    value: openHouse[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...openHouse, [name]: target.value }),
  });
  return (
    <ChoiceGroup legend={t('openHouse', { number })}>
      <div className={css.row}>
        <TextInput {...input('day')} type="date" className={css.day} />
        <TextInput {...input('from')} type="time" />
        <TextInput {...input('to')} type="time" />
        <IconButton icon={IconTrash} label={t('removeOpenHouse', { number })} onClick={onRemove} />
      </div>
    </ChoiceGroup>
  );
}
