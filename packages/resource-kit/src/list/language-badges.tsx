import { StatusBadge } from '@porchlight/console-ui';
import { isTranslated } from '../resource-screens.ts';

const languages = [
  ['en-CA', 'EN'],
  ['fr-CA', 'FR'],
] as const;

/** The languages that a translated text is written in. */
export const LanguageBadges = ({ text }: { readonly text: unknown }) =>
  isTranslated(text)
    ? languages
        .filter(([language]) => text[language])
        .map(([language, label]) => (
          <StatusBadge key={language} tone="ok">
            {label}
          </StatusBadge>
        ))
    : null;
