import type { ApiError } from '@porchlight/client';
import { Notice } from '@porchlight/ui';
import css from './forms.module.css';
import type { Form } from './use-form.ts';
import { useFormWords } from './words/catalogue.ts';

/** What keeps a form from going on, with links to its fields; nothing while all is well. */
export function FormSummary<Name extends string>({ form: { id, names, labels, faults, refusal, failures } }: { readonly form: Form<Name> }) {
  const t = useFormWords();
  const wrong = names.filter((name) => faults[name] !== undefined);
  if (failures === 0 || (wrong.length === 0 && !refusal)) return null;
  return (
    // A new key says it again to screen readers.
    <div key={failures} tabIndex={-1} data-summary className={css.summary}>
      <Notice tone="danger" role="alert" title={wrong.length > 0 ? t('mend', { count: wrong.length }) : refusal?.message}>
        {wrong.length > 0 && <ul className={css.faults}>{wrong.map((name) => <li key={name}><a href={`#${id}-${name}`}>{labels[name]}: {faults[name]}</a></li>)}</ul>}
        {wrong.length === 0 && refusal && <Wait refusal={refusal} />}
      </Notice>
    </div>
  );
}

/** How long to wait, where the server says it. */
function Wait({ refusal: { retryAfter } }: { readonly refusal: ApiError }) {
  const t = useFormWords();
  if (retryAfter === undefined) return null;
  return retryAfter < 90 ? t('waitSeconds', { count: retryAfter }) : t('waitMinutes', { count: Math.ceil(retryAfter / 60) });
}
