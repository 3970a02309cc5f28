import { useMessages, usePermission, useSession } from '@porchlight/client';
import { MailChoice } from '../../../shared/mail-choice/mail-choice.tsx';
import page from '../account-details.module.css';
import { accountDetailsMessages } from '../messages/catalog.ts';
import { EmailKind } from './email-kind.tsx';

const kinds = {
  messages: { title: 'leadMail', text: 'leadMailText', permission: 'viewLeads' },
  lowCredits: { title: 'lowCreditMail', text: 'lowCreditMailText', permission: 'viewWallet' },
} as const;

/** Row of emails that can be turned off, once the landlord has confirmed the address. */
export function ChosenEmail({ of }: { readonly of: keyof typeof kinds }) {
  const t = useMessages(accountDetailsMessages);
  const { user } = useSession();
  const { title, text, permission } = kinds[of];
  const hasChoice = usePermission(permission);
  const unverified = user?.emailVerified === false && <p className={page.text}>{t('unverifiedChoice')}</p>;
  return (
    <EmailKind title={t(title)} choice={hasChoice ? <MailChoice of={of} /> : unverified}>
      {t(text)}
    </EmailKind>
  );
}
