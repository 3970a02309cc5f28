import type { ApiError } from '@porchlight/client';
import { Notice } from '@porchlight/ui';
import css from './forms.module.css';
import type { Form } from './use-form.ts';
import { useFormMessages } from './messages/catalog.ts';

interface Props<Name extends string> {
  readonly form: Form<Name>;
  /** Title above the server's message, if the message alone does not say what failed. */
  readonly title?: string;
}

/** Summary of a form's errors with links to the fields; renders nothing if there are none. */
export function FormSummary<Name extends string>({
  form: { id, names, labels, faults, refusal, failures },
  title,
}: Props<Name>) {
  const t = useFormMessages();
  const invalid = names.filter((name) => faults[name] !== undefined);
  if (failures === 0 || (invalid.length === 0 && !refusal)) return null;
  return (
    // A new key makes screen readers announce the summary again.
    <div key={failures} tabIndex={-1} data-summary className={css.summary}>
      {invalid.length === 0 ? (
        refusal && <ServerError refusal={refusal} title={title} />
      ) : (
        <Notice tone="danger" role="alert" title={t('invalidFields', { count: invalid.length })}>
          <ul className={css.faults}>
            {invalid.map((name) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>
                  {faults[name]?.includes(labels[name])
                    ? faults[name]
                    : t('faultOf', { field: labels[name], fault: faults[name] ?? '' })}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** Message of the server, with the waiting time if it is known. */
function ServerError({
  refusal: { message, retryAfter },
  title,
}: {
  readonly refusal: ApiError;
  readonly title: string | undefined;
}) {
  const waitText = useWaitText(retryAfter);
  return (
    <Notice tone="danger" role="alert" title={title ?? message}>
      {title === undefined ? waitText : `${message} ${waitText}`.trimEnd()}
    </Notice>
  );
}

function useWaitText(seconds: number | undefined): string {
  const t = useFormMessages();
  if (seconds === undefined) return '';
  return seconds < 90 ? t('waitSeconds', { count: seconds }) : t('waitMinutes', { count: Math.ceil(seconds / 60) });
}
