import type { ApiError } from '@porchlight/client';
import { Claim } from '@porchlight/contracts/accounts';
import { FormSummary, NewPassword, useForm, useFormMessages } from '@porchlight/forms';
import { Button, Checkbox } from '@porchlight/ui';
import { Link } from '@porchlight/client/router';
import css from './claim.module.css';
import { useClaimMessages } from './messages/catalog.ts';

interface Props {
  readonly about: readonly string[];
  readonly send: (body: Claim) => Promise<ApiError | undefined>;
}
/** Form that sets a password and accepts the terms. */
export function ClaimForm({ about, send }: Props) {
  const t = useClaimMessages();
  const tForm = useFormMessages();
  const form = useForm({
    type: Claim,
    labels: { password: tForm('password'), password_confirmation: tForm('confirmation'), termsAccepted: t('accept') },
    bodyOf: ({ termsAccepted, ...passwords }) => ({ ...passwords, termsAccepted: termsAccepted === 'yes' }),
    send,
  });
  const { id, error, name } = form.field('termsAccepted');
  return (
    <form className={css.form} {...form.props}>
      <FormSummary form={form} />
      <NewPassword form={form} about={about} />
      <div>
        <Checkbox
          id={id}
          name={name}
          label={t('accept')}
          checked={form.values.termsAccepted === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            form.change('termsAccepted', event.target.checked ? 'yes' : '');
          }}
        />
        {error && (
          <p id={`${id}-error`} className={css.error}>
            {error}
          </p>
        )}
        <p className={css.note}>
          <Link to="/privacy-policy">{t('privacy')}</Link> · <Link to="/terms-of-use">{t('terms')}</Link>
        </p>
      </div>
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('working')}>
        {t('claim')}
      </Button>
    </form>
  );
}
