import { useLanguage, useMessages } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { LinkablePage } from '@porchlight/contracts/content';
import type { OpenForm } from '@porchlight/resource-kit';
import { Combobox } from '@porchlight/ui';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import css from '../menus.module.css';
import { menusMessages } from '../messages/catalog.ts';
import { usePageSearch } from './use-page-search.ts';

type Title = LinkablePage['title'];
const titleIn = (title: Title | undefined, language: Language) => title?.[language] ?? title?.['en-CA'] ?? '';

/** Field that finds the page that an item leads to. */
export function PageField({ edited: { form }, record }: OpenForm) {
  const t = useMessages(menusMessages);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<LinkablePage>();
  const page = String(form.getValues()['page'] ?? '');
  const { pages, isNothing, isFailed } = usePageSearch(typed, page === '');
  const chosen = page === record?.['page'] ? (record['pageName'] as Title) : picked?.title;
  const pick = (id: string) => {
    setPicked(pages.find((one) => one.id === id));
    form.setFieldValue('page', id);
  };
  const error = form.errors['page'];
  return (
    <div>
      <p className={css.fieldLabel} aria-hidden>
        {t('menuItems.page')}
      </p>
      <Combobox
        label={t('menuItems.page')}
        name="page"
        icon={IconSearch}
        text={page === '' ? typed : titleIn(chosen, language)}
        placeholder={t('pageHint')}
        onText={(text) => {
          setTyped(text);
          form.setFieldValue('page', '');
        }}
        options={pages.map(({ id, title, url, isPublic }) => ({
          id,
          label: titleIn(title, language),
          hint: isPublic ? url : `${url} · ${t('pageDraft')}`,
        }))}
        onPick={pick}
        status={t('pageFound', { count: pages.length })}
        note={isFailed ? t('pageFailed') : isNothing ? t('pageNone') : undefined}
      />
      {typeof error === 'string' && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
