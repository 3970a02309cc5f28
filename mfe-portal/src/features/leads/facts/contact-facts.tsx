import { flash, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Lead } from '@porchlight/contracts/catalog';
import { PhoneLink } from '@porchlight/listing-ui/details';
import { Icon, IconButton } from '@porchlight/ui';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { leadsMessages } from '../messages/catalog.ts';
import css from './facts.module.css';

/** Email and phone of the renter, as far as they are shared. */
export function ContactFacts({ lead: { email, phone } }: { readonly lead: Lead }) {
  const t = useMessages(leadsMessages);
  const copy = useCopy();
  if (email === undefined && phone === undefined) return null;
  return (
    <section className={css.section}>
      <h3>{t('contact')}</h3>
      {email !== undefined && (
        <p className={css.contact}>
          <Icon of={IconMail} />
          <a href={`mailto:${email}`}>{email}</a>
          <IconButton icon={IconCopy} label={t('copyEmail')} onClick={() => void copy(email)} />
        </p>
      )}
      {phone !== undefined && (
        <p className={css.contact}>
          <Icon of={IconPhone} />
          <PhoneLink phone={phone} />
        </p>
      )}
    </section>
  );
}

/** Returns a function that copies an email address. Without HTTPS there is no clipboard. */
function useCopy(): (email: string) => Promise<void> {
  const t = useMessages(leadsMessages);
  const dispatch = useDispatch();
  return async (email) => {
    try {
      await navigator.clipboard.writeText(email);
      dispatch(flash({ type: 'success', text: t('copied') }));
    } catch {
      dispatch(flash({ type: 'warning', text: t('copyFailed') }));
    }
  };
}
