import type { Language } from '@porchlight/contracts';
import { formatMessage } from '@porchlight/client';
import { LinkButton } from '@porchlight/ui';
import { viewMessages } from './messages/catalog.ts';
import css from './view-as.module.css';

interface Props {
  readonly userName: string;
  readonly recordPath: string;
  readonly language: Language;
  /** Forgets the view: the next page of the tab is one of the staff member. */
  readonly onLeave: () => void;
}

/**
 * Renders the page of a tab whose view has ended. The tab goes on as that of staff only when they choose to: a page that
 * changed its user unseen would be mistaken for the other one.
 */
export function EndedView({ userName, recordPath, language, onLeave }: Props) {
  const t = (key: 'ended' | 'endedText' | 'back') => formatMessage(viewMessages, language, key, { name: userName });
  return (
    <main className={css.ended} lang={language}>
      <h1>{t('ended')}</h1>
      <p>{t('endedText')}</p>
      <LinkButton look="primary" to={recordPath} onClick={onLeave}>
        {t('back')}
      </LinkButton>
    </main>
  );
}
