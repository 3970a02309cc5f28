import { api, useLanguage } from '@porchlight/client';
import type { Suggestion } from '@porchlight/contracts/catalog';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useState } from 'react';
import { useAddressSuggestions } from '../../../shared/points-of-interest/use-address-suggestions.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileMessages } from '../messages/catalog.ts';
import { PickedChip, PickList, type PickedProps } from './pick-list.tsx';

/** Returns the location part of a search URL without filters, such as `alberta/calgary` or `ontario`. */
const areaSlug = ({ url }: Suggestion) => /^\/homes\/([a-z0-9-]+(?:\/[a-z0-9-]+)?)$/.exec(url)?.[1];
const titleCase = (slug: string) =>
  slug
    .split('-')
    .map((value) => value.charAt(0).toUpperCase() + value.slice(1))
    .join(' ');

/** Renders the field for preferred cities, metro areas and provinces. */
export function AreasField({ form }: { readonly form: ProfileForm }) {
  const t = useProfileMessages();
  const [text, setText] = useState('');
  const { suggestions, isNothing, isFailed } = useAddressSuggestions(text, text !== '');
  const options = suggestions.flatMap((suggestion) => {
    const id = areaSlug(suggestion);
    return id
      ? [{ id, label: suggestion.name, hint: suggestion.kind === 'province' ? undefined : suggestion.province }]
      : [];
  });
  return (
    <PickList
      form={form}
      name="preferredAreas"
      icon={IconPin}
      hint={t('preferredAreasHint')}
      placeholder={t('placeHolder')}
      full={t('placesFull')}
      text={text}
      onText={setText}
      options={options}
      note={isFailed ? t('searchFailed') : isNothing ? t('noPlace') : undefined}
      Picked={PickedArea}
    />
  );
}

function PickedArea({ value, onRemove }: PickedProps) {
  const [province = '', place] = value.split('/');
  const query = { lang: useLanguage() };
  const locationQuery = api.useGetPlaceQuery(
    { params: { province, place: place ?? '' }, query },
    { skip: place === undefined },
  );
  const provinceQuery = api.useGetProvinceQuery({ params: { province }, query }, { skip: place !== undefined });
  const area = (locationQuery.data ?? provinceQuery.data)?.area;
  return (
    <PickedChip
      label={area?.name ? [area.name, place && area.province].filter(Boolean).join(', ') : titleCase(place ?? province)}
      onRemove={onRemove}
    />
  );
}
