import { useLanguage } from '@porchlight/client';
import { useLanguageNames } from '@porchlight/listing-ui';
import { usePublicMessages } from '../../messages/catalog.ts';
import css from './page.module.css';

const base = (language: string) => language.split('-')[0] ?? language;
/** Note that names the language of a text when it differs from the page's. */
export function LanguageNote({ lang }: { readonly lang: string }) {
  const t = usePublicMessages();
  const language = useLanguage();
  const languageNames = useLanguageNames();
  if (base(lang) === base(language)) return null;
  return <p className={css.written}>{t('writtenIn', { language: languageNames([base(lang)]) })}</p>;
}
