import { useMessages } from '@porchlight/client';
import { cityResource, type CityRecord } from '@porchlight/contracts/catalog';
import { callsOf } from '@porchlight/resource-kit';
import { Combobox } from '@porchlight/ui';
import { useState } from 'react';
import { cityMessages } from './messages/catalog.ts';
import css from './cities.module.css';

const minLength = 2;
const maxShown = 8;

/** Field that finds a city by the beginning of its name. */
export function CityChooser({
  except,
  onChoose,
}: {
  readonly except: string;
  readonly onChoose: (city: CityRecord | undefined) => void;
}) {
  const t = useMessages(cityMessages);
  const [text, setText] = useState('');
  const search = text.trim();
  const { currentData } = callsOf(cityResource).list.useQuery(
    { query: { search, perPage: maxShown + 1 } },
    { skip: search.length < minLength },
  );
  const found = ((currentData?.records ?? []) as unknown as readonly CityRecord[])
    .filter(({ id }) => id !== except)
    .slice(0, maxShown);
  return (
    <Combobox
      className={css.choice}
      label={t('target')}
      name="into"
      text={text}
      placeholder={t('target')}
      onText={(typed) => {
        setText(typed);
        onChoose(undefined);
      }}
      options={found.map(({ id, name, provinceName, url }) => ({ id, label: `${name}, ${provinceName}`, hint: url }))}
      onPick={(id) => {
        const city = found.find((one) => one.id === id);
        if (!city) return;
        setText(`${city.name}, ${city.provinceName}`);
        onChoose(city);
      }}
      status={currentData ? t('found', { count: found.length }) : undefined}
      note={currentData ? t('noneFound') : undefined}
    />
  );
}
