import { useLanguage } from '@porchlight/client';
import { usePublicWords } from '../words/catalogue.ts';
import css from './site.module.css';

const base = (language: string) => language.split('-')[0] ?? language;
/** Says in which language a text is written when that is not the reader's; nothing when it is. */
export function WrittenIn({ lang }: { readonly lang: string }) {
  const t = usePublicWords();
  const language = useLanguage();
  if (base(lang) === base(language)) return null;
  return (
    <p className={css.written}>
      {t('writtenIn', { language: new Intl.DisplayNames(language, { type: 'language' }).of(base(lang)) ?? lang })}
    </p>
  );
}
