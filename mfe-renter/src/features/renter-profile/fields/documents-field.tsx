import { documentKinds } from '@porchlight/contracts';
import { Checkbox } from '@porchlight/ui';
import { parseList } from '../profile-values.ts';
import css from '../profile-form.module.css';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileMessages } from '../messages/catalog.ts';
import { FieldGroup } from './field-group.tsx';
import { toggleInList } from './toggle-list.tsx';

const hints = {
  job_letter: 'jobLetterHint',
  admission_letter: 'admissionLetterHint',
  bank_statements: 'bankStatementsHint',
  references: 'referencesHint',
  guarantor: 'guarantorHint',
} as const;

/**
 * Renders the checklist of documents that the renter could provide, with a progress ring. Documents are never uploaded
 * (docs/rules/inquiries.md#inq-6-documents-are-offered-never-sent).
 */
export function DocumentsField({ form }: { readonly form: ProfileForm }) {
  const t = useProfileMessages();
  const ready = parseList(form.values.documentsReady);
  return (
    <FieldGroup field={form.field('documentsReady')} isNamed>
      <div className={css.papers}>
        <ProgressRing count={ready.length} most={documentKinds.length} />
        <p className={css.hint}>{t('papersText')}</p>
      </div>
      <div className={css.ticks}>
        {documentKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(kind)}
            hint={t(hints[kind])}
            checked={ready.includes(kind)}
            onChange={() => form.change('documentsReady', toggleInList(ready, kind, documentKinds))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Renders a count out of a total as a progress ring with text. */
function ProgressRing({ count, most }: { readonly count: number; readonly most: number }) {
  const t = useProfileMessages();
  return (
    <p className={css.ring}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="18" className={css.ringAll} />
        <circle
          cx="22"
          cy="22"
          r="18"
          pathLength={most}
          strokeDasharray={`${count} ${most}`}
          className={css.ringReady}
          data-empty={count === 0 || undefined}
        />
      </svg>
      <strong role="status">{t('papersCount', { count, most })}</strong>
    </p>
  );
}
