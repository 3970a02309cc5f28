import { api, queryOf } from '@porchlight/client';
import { checkMailDomain } from '@porchlight/contracts/accounts';
import { TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { useFormMessages } from './messages/catalog.ts';
import type { FieldState } from './use-form.ts';

const { useCheckMailDomainQuery } = api.injectEndpoints({
  endpoints: (build) => ({ checkMailDomain: queryOf(build, checkMailDomain) }),
});
const domainPattern = /@([^\s@./]+(?:\.[^\s@./]+)+)\s*$/;

interface Props {
  readonly form: { readonly field: (name: 'email') => FieldState };
}

/** Email address of a new account. A hint warns when no mail can arrive there; the address is accepted all the same. */
export function EmailField({ form }: Props) {
  const t = useFormMessages();
  const { onBlur, ...field } = form.field('email');
  const [domain, setDomain] = useState<string>();
  const { data } = useCheckMailDomainQuery({ query: { domain: domain ?? '' } }, { skip: domain === undefined });
  const isDoubtful = data?.receivesMail === false && domain !== undefined && field.value.trim().endsWith(`@${domain}`);
  return (
    <TextInput
      {...field}
      {...(isDoubtful ? { hint: <span role="status">{t('noMailServer', { domain })}</span> } : {})}
      onBlur={() => {
        onBlur();
        setDomain(domainPattern.exec(field.value)?.[1]);
      }}
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={254}
    />
  );
}
