import { useMessages } from '@porchlight/client';
import { Badge, Card } from '@porchlight/ui';
import page from '../account-details.module.css';
import { accountDetailsMessages } from '../messages/catalog.ts';
import css from './emails.module.css';
import { EmailKind } from './email-kind.tsx';
import { ChosenEmail } from './chosen-email.tsx';

const alwaysSent = [
  { title: 'viewingMail', text: 'viewingMailText' },
  { title: 'reviewMail', text: 'reviewMailText' },
  { title: 'expiryMail', text: 'expiryMailText' },
  { title: 'creditMail', text: 'creditMailText' },
  { title: 'paymentMail', text: 'paymentMailText' },
  { title: 'securityMail', text: 'securityMailText' },
] as const;
type AlwaysSent = (typeof alwaysSent)[number];

/** Card of the emails that a landlord gets, and the switches of those that can be turned off. */
export function EmailsCard() {
  const t = useMessages(accountDetailsMessages);
  return (
    <Card isPadded>
      <h2>{t('emailsTitle')}</h2>
      <p className={page.text}>{t('emailsText')}</p>
      <ul className={css.emails}>
        <ChosenEmail of="messages" />
        <ChosenEmail of="lowCredits" />
        {alwaysSent.map(renderEmail)}
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
