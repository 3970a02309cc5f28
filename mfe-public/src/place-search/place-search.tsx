import { useAddress, useNavigate } from '@porchlight/client/router';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { useFormat } from '@porchlight/client';
import { Button, Combobox, type ComboboxOption } from '@porchlight/ui';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useState, type FormEvent } from 'react';
import { usePublicWords, type PublicTranslate } from '../words/catalogue.ts';
import css from './place-search.module.css';
import { useSuggestions, type Suggesting } from './use-suggestions.ts';

const kindWord = (t: PublicTranslate, kind: Suggestion['kind']) =>
  ({ city: t('kindCity'), metro: t('kindMetro'), province: t('kindProvince') } as Partial<Record<Suggestion['kind'], string>>)[kind] ?? t('kindOther');

function useOptions(suggestions: readonly Suggestion[]): ComboboxOption[] {
  const t = usePublicWords();
  const format = useFormat();
  return suggestions.map(({ id, kind, name, province, count }) => ({
    id: `${kind}-${id}`, label: kind === 'province' ? name : `${name}, ${province}`, hint: kindWord(t, kind), aside: format.number(count), icon: kind === 'city' ? IconPin : IconMap,
  }));
}
const noteOf = ({ isAnswered, isFailed }: Suggesting, t: PublicTranslate) => (isFailed ? t('searchFailed') : isAnswered ? t('noPlace') : undefined);

export interface PlaceSearchProps {
  /** What stands in the field at first: the place of the page. */
  readonly place?: string | undefined;
  readonly size?: 'large' | undefined;
  /** Query text that a chosen place keeps: the filters of the page. */
  readonly keeps?: string | undefined;
}
/** The search for a place, with suggestions; without script it is a form that goes to the results. */
export function PlaceSearch({ place = '', size, keeps = '' }: PlaceSearchProps) {
  const t = usePublicWords();
  const navigate = useNavigate();
  const address = useAddress();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? place;
  const suggesting = useSuggestions(text, typed !== undefined);
  const options = useOptions(suggesting.suggestions);
  const go = (found: Suggestion | undefined) => {
    if (!found) return;
    setTyped(undefined);
    navigate(found.url + (keeps && `?${keeps}`));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const first = suggesting.suggestions[0];
    if (first) go(first); else if (typed?.trim()) navigate(`/homes?q=${encodeURIComponent(typed.trim())}`); else if (!place) navigate('/homes');
  };
  return (
    <form action={address('/homes')} method="get" role="search" className={css.form} onSubmit={onSubmit}>
      <Combobox className={css.box} label={t('searchLabel')} placeholder={t('searchPlaceholder')} name="q" text={text} onText={setTyped} icon={IconPin} size={size} options={options}
        onPick={(id) => go(suggesting.suggestions.find((one) => `${one.kind}-${one.id}` === id))} status={suggesting.isAnswered ? t('suggestionCount', { count: options.length }) : undefined}
        note={noteOf(suggesting, t)} />
      {size && <Button type="submit" look="porch" className={css.button}>{t('searchButton')}</Button>}
    </form>
  );
}
