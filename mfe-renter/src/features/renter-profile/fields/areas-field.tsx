import { api, useLanguage } from '@porchlight/client';
import type { Suggestion } from '@porchlight/contracts/catalog';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useState } from 'react';
import { useAddresses } from '../../../places/use-address.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileWords } from '../words/catalogue.ts';
import { PickedChip, PickList, type PickedProps } from './pick-list.tsx';

/** The address of a place without its filters: `alberta/calgary`, `ontario`. */
const areaIn = ({ url }: Suggestion) => /^\/homes\/([a-z0-9-]+(?:\/[a-z0-9-]+)?)$/.exec(url)?.[1];
const spelt = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The cities, regions and provinces that a renter likes. */
export function AreasField({ form }: { readonly form: ProfileForm }) {
  const t = useProfileWords();
  const [text, setText] = useState('');
  const { suggestions, isNothing, isFailed } = useAddresses(text, text !== '');
  const options = suggestions.flatMap((place) => {
    const id = areaIn(place);
    return id ? [{ id, label: place.name, hint: place.kind === 'province' ? undefined : place.province }] : [];
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
  const here = api.useGetPlaceQuery({ params: { province, place: place ?? '' }, query }, { skip: place === undefined });
  const whole = api.useGetProvinceQuery({ params: { province }, query }, { skip: place !== undefined });
  const area = (here.data ?? whole.data)?.area;
  return (
    <PickedChip
      label={area?.name ? [area.name, place && area.province].filter(Boolean).join(', ') : spelt(place ?? province)}
      onRemove={onRemove}
    />
  );
}
