import { useMessages } from '@porchlight/client';
import { useFormMessages } from '@porchlight/forms';
import { Notice } from '@porchlight/ui';
import { editorMessages } from '../messages/catalog.ts';
import css from './form.module.css';
import { listingFields } from './listing-values.ts';
import type { ListingForm } from './use-listing-form.ts';

/** Why the listing was not saved, with links to the invalid fields; renders nothing if there is no reason. */
export function ErrorSummary({ form: { id, errors, refusal, failures } }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const tForm = useFormMessages();
  const invalid = listingFields.filter((name) => errors[name] !== undefined);
  if (failures === 0 || (invalid.length === 0 && !refusal)) return null;
  return (
    // A new key makes screen readers announce the summary again.
    <div key={failures} tabIndex={-1} data-summary className={css.summary}>
      {invalid.length === 0 ? (
        <Notice tone="danger" role="alert" title={t('notSaved')}>
          {refusal?.message} {t('textStays')}
        </Notice>
      ) : (
        <Notice tone="danger" role="alert" title={tForm('invalidFields', { count: invalid.length })}>
          <ul className={css.faults}>
            {invalid.map((name) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>
                  {tForm('faultOf', { field: t(`field.${name}`), fault: errors[name] ?? '' })}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
