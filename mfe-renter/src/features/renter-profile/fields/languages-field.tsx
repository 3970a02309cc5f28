import { useLanguage } from '@porchlight/client';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { useMemo, useState } from 'react';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileWords } from '../words/catalogue.ts';
import { languageCodes, namesOf } from './code-names.ts';
import { PickedChip, PickList, type PickedProps } from './pick-list.tsx';

const most = 8;
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The languages that a renter speaks. */
export function LanguagesField({ form }: { readonly form: ProfileForm }) {
  const t = useProfileWords();
  const language = useLanguage();
  const [text, setText] = useState('');
  const known = useMemo(() => namesOf(languageCodes, 'language', language), [language]);
  const sought = folded(text.trim());
  const found =
    sought === ''
      ? []
      : known.filter(
          ({ label }) =>
            folded(label)
              .split(/[\s(,-]+/)
              .some((word) => word.startsWith(sought)) || folded(label).startsWith(sought),
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
      options={found.slice(0, most).map(({ value, label }) => ({ id: value, label }))}
      note={sought === '' ? undefined : t('noLanguage')}
      Picked={PickedLanguage}
    />
  );
}

function PickedLanguage({ value, onRemove }: PickedProps) {
  const [found] = namesOf([value], 'language', useLanguage());
  return <PickedChip label={found?.label ?? value} onRemove={onRemove} />;
}
