import type { ApiError } from '@porchlight/client';
import { Notice } from '@porchlight/ui';
import css from './forms.module.css';
import type { Form } from './use-form.ts';
import { useFormWords } from './words/catalogue.ts';

interface Props<Name extends string> {
  readonly form: Form<Name>;
  /** Stands over what the server says, where that alone does not tell what came of it. */
  readonly title?: string;
}

/** What keeps a form from going on, with links to its fields; nothing while all is well. */
export function FormSummary<Name extends string>({
  form: { id, names, labels, faults, refusal, failures },
  title,
}: Props<Name>) {
  const t = useFormWords();
  const wrong = names.filter((name) => faults[name] !== undefined);
  if (failures === 0 || (wrong.length === 0 && !refusal)) return null;
  return (
    // A new key says it again to screen readers.
    <div key={failures} tabIndex={-1} data-summary className={css.summary}>
      {wrong.length === 0 ? (
        refusal && <Refused refusal={refusal} title={title} />
      ) : (
        <Notice tone="danger" role="alert" title={t('mend', { count: wrong.length })}>
          <ul className={css.faults}>
            {wrong.map((name) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>
                  {labels[name]}: {faults[name]}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** What the server says, and how long to wait where it says that too. */
function Refused({
  refusal: { message, retryAfter },
  title,
}: {
  readonly refusal: ApiError;
  readonly title: string | undefined;
}) {
  const wait = useWait(retryAfter);
  return (
    <Notice tone="danger" role="alert" title={title ?? message}>
      {title === undefined ? wait : `${message} ${wait}`.trimEnd()}
    </Notice>
  );
}

function useWait(seconds: number | undefined): string {
  const t = useFormWords();
  if (seconds === undefined) return '';
  return seconds < 90 ? t('waitSeconds', { count: seconds }) : t('waitMinutes', { count: Math.ceil(seconds / 60) });
}
