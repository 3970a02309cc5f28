import { useLanguage } from '@porchlight/client';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { useMemo, useState } from 'react';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileMessages } from '../messages/catalog.ts';
import { languageCodes, codeChoices } from './code-names.ts';
import { PickedChip, PickList, type PickedProps } from './pick-list.tsx';

const maxSuggestions = 8;
const normalizeForSearch = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Renders the field for the languages that the renter speaks. */
export function LanguagesField({ form }: { readonly form: ProfileForm }) {
  const t = useProfileMessages();
  const language = useLanguage();
  const [text, setText] = useState('');
  const known = useMemo(() => codeChoices(languageCodes, 'language', language), [language]);
  const searchText = normalizeForSearch(text.trim());
  const found =
    searchText === ''
      ? []
      : known.filter(
          ({ label }) =>
            normalizeForSearch(label)
              .split(/[\s(,-]+/)
              .some((value) => value.startsWith(searchText)) || normalizeForSearch(label).startsWith(searchText),
        );
  return (
    <PickList
      form={form}
      name="languages"
      icon={IconLanguage}
      placeholder={t('languageHolder')}
      full={t('languagesFull')}
      text={text}
      onText={setText}
      options={found.slice(0, maxSuggestions).map(({ value, label }) => ({ id: value, label }))}
      note={searchText === '' ? undefined : t('noLanguage')}
      Picked={PickedLanguage}
    />
  );
}

function PickedLanguage({ value, onRemove }: PickedProps) {
  const [found] = codeChoices([value], 'language', useLanguage());
  return <PickedChip label={found?.label ?? value} onRemove={onRemove} />;
}
