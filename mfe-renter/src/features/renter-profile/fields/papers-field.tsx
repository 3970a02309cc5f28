import { documentKinds } from '@porchlight/contracts';
import { Checkbox } from '@porchlight/ui';
import { listIn } from '../profile-values.ts';
import css from '../renter-profile.module.css';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileWords } from '../words/catalogue.ts';
import { FieldGroup } from './field-group.tsx';
import { toggled } from './toggle-list.tsx';

const hints = {
  job_letter: 'jobLetterHint',
  admission_letter: 'admissionLetterHint',
  bank_statements: 'bankStatementsHint',
  references: 'referencesHint',
  guarantor: 'guarantorHint',
} as const;

/** The papers that a renter could show: a yes to each, never the papers (decisions 2.8); the ring fills with them. */
export function PapersField({ form }: { readonly form: ProfileForm }) {
  const t = useProfileWords();
  const ready = listIn(form.values.documentsReady);
  return (
    <FieldGroup field={form.field('documentsReady')} isNamed>
      <div className={css.papers}>
        <Ring count={ready.length} most={documentKinds.length} />
        <p className={css.hint}>{t('papersText')}</p>
      </div>
      <div className={css.ticks}>
        {documentKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(kind)}
            hint={t(hints[kind])}
            checked={ready.includes(kind)}
            onChange={() => form.change('documentsReady', toggled(ready, kind, documentKinds))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** How many of so many, as a ring with its words. */
function Ring({ count, most }: { readonly count: number; readonly most: number }) {
  const t = useProfileWords();
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
