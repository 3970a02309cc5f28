import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { useFormMessages } from '@porchlight/forms';
import { LinkButton, Notice } from '@porchlight/ui';
import { newListingMessages } from './messages/catalog.ts';
import { errorFields } from './new-listing-errors.ts';
import css from './new-listing.module.css';
import type { NewListingForm } from './use-new-listing-form.ts';

/** Why no draft was created, with links to the invalid fields; renders nothing if there is no reason. */
export function NewListingSummary({ form: { id, errors, refusal, failures } }: { readonly form: NewListingForm }) {
  const t = useMessages(newListingMessages);
  const tForm = useFormMessages();
  const invalid = errorFields.filter((name) => errors[name] !== undefined);
  if (failures === 0 || (invalid.length === 0 && !refusal)) return null;
  return (
    // A new key makes screen readers announce the summary again.
    <div key={failures} tabIndex={-1} data-summary className={css.summary}>
      {invalid.length === 0 ? (
        <Notice
          tone="danger"
          role="alert"
          title={t('notCreated')}
          acts={
            refusal?.code === 'too-many-drafts' && (
              <LinkButton link={Link} to="/portal/listings?state=draft">
                {t('seeDrafts')}
              </LinkButton>
            )
          }
        >
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
