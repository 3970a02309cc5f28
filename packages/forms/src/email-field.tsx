import { api, queryOf } from '@porchlight/client';
import { checkMailDomain } from '@porchlight/contracts/accounts';
import { TextInput } from '@porchlight/ui';
import { useState } from 'react';
import css from './forms.module.css';
import { useFormMessages } from './messages/catalog.ts';
import type { FieldState } from './use-form.ts';

const { useCheckMailDomainQuery } = api.injectEndpoints({
  endpoints: (build) => ({ checkMailDomain: queryOf(build, checkMailDomain) }),
});
const domainPattern = /@([^\s@./]+(?:\.[^\s@./]+)+)\s*$/;

interface Props {
  readonly form: { readonly field: (name: 'email') => FieldState };
}

/**
 * Email address of a new account. A hint warns when no mail can arrive there; the address is accepted all the same. The
 * space of the warning is reserved: it arrives while the form is being sent, and must not move the button.
 */
export function EmailField({ form }: Props) {
  const t = useFormMessages();
  const { onBlur, ...field } = form.field('email');
  const [domain, setDomain] = useState<string>();
  const { data } = useCheckMailDomainQuery({ query: { domain: domain ?? '' } }, { skip: domain === undefined });
  const entered = domainPattern.exec(field.value)?.[1];
  const warning = t('noMailServer', { domain: entered ?? '' });
  const isDoubtful = data?.receivesMail === false && domain !== undefined && entered === domain;
  return (
    <TextInput
      {...field}
      hint={
        <span className={css.stack}>
          <span role="status">{isDoubtful ? warning : t('confirmsEmail')}</span>
          <span aria-hidden className={css.reserved}>
            {warning}
          </span>
        </span>
      }
      onBlur={() => {
        onBlur();
        setDomain(entered);
      }}
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={254}
    />
  );
}
