import { useMessages } from '@porchlight/client';
import { Badge, Card } from '@porchlight/ui';
import page from '../account-details.module.css';
import { accountDetailsMessages } from '../messages/catalog.ts';
import css from './emails.module.css';
import { EmailKind } from './email-kind.tsx';
import { LowCreditMail } from './low-credit-mail.tsx';

const beforeLowCredits = [
  { title: 'leadMail', text: 'leadMailText' },
  { title: 'reviewMail', text: 'reviewMailText' },
] as const;
const afterLowCredits = [
  { title: 'creditMail', text: 'creditMailText' },
  { title: 'paymentMail', text: 'paymentMailText' },
  { title: 'securityMail', text: 'securityMailText' },
] as const;
type AlwaysSent = (typeof beforeLowCredits | typeof afterLowCredits)[number];

/** Card of the emails that a landlord gets, and where each can be turned off. */
export function EmailsCard() {
  const t = useMessages(accountDetailsMessages);
  return (
    <Card isPadded>
      <h2>{t('emailsTitle')}</h2>
      <p className={page.text}>{t('emailsText')}</p>
      <ul className={css.emails}>
        {beforeLowCredits.map(renderEmail)}
        <LowCreditMail />
        {afterLowCredits.map(renderEmail)}
      </ul>
    </Card>
  );
}

const renderEmail = (email: AlwaysSent) => <AlwaysSentEmail key={email.title} {...email} />;

function AlwaysSentEmail({ title, text }: AlwaysSent) {
  const t = useMessages(accountDetailsMessages);
  return (
    <EmailKind title={t(title)} state={<Badge>{t('always')}</Badge>}>
      {t(text)}
    </EmailKind>
  );
}
