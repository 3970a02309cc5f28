import { StatusBadge } from '@porchlight/console-ui';
import { VisuallyHidden } from '@porchlight/ui';
import { useKitMessages } from '../messages/catalog.ts';
import { isTranslated } from '../resource-screens.ts';
import css from './language-badges.module.css';

const languages = [
  ['en-CA', 'EN'],
  ['fr-CA', 'FR'],
] as const;

/** The languages of a translated text; a missing one is quiet. */
export function LanguageBadges({ text }: { readonly text: unknown }) {
  const k = useKitMessages();
  if (!isTranslated(text)) return null;
  return (
    <span className={css.badges}>
      {languages.map(([language, label]) => (
        <StatusBadge key={language} tone={text[language] ? 'ok' : 'quiet'}>
          {label}
          {!text[language] && <VisuallyHidden> ({k('missingLanguage')})</VisuallyHidden>}
        </StatusBadge>
      ))}
    </span>
  );
}
