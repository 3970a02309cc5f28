import { useMessages } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import css from './account-decision.module.css';
import { accountDecisionMessages } from './messages/catalog.ts';
import { useTemplates, type MailedAct } from './use-templates.ts';

interface Props {
  readonly decision: MailedAct;
  readonly reason: string;
  readonly language: Language;
}

/** What the landlord gets by mail: its subject and the reason. */
export function MailPreview({ decision, reason, language }: Props) {
  const t = useMessages(accountDecisionMessages);
  const { subjectOf } = useTemplates(language);
  return (
    <section aria-label={t('preview')} className={css.preview}>
      <h3>{t('preview')}</h3>
      <p>{t('subject', { subject: subjectOf(decision) })}</p>
      {decision !== 'approved' && reason.trim() !== '' && (
        <p lang={language} className={css.reason}>
          {reason}
        </p>
      )}
    </section>
  );
}
