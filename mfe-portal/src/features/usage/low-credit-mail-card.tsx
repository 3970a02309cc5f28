import { useMessages } from '@porchlight/client';
import { Card } from '@porchlight/ui';
import { MailChoice } from '../../shared/mail-choice/mail-choice.tsx';
import { usageMessages } from './messages/catalog.ts';

/** Card with the switch of the mail before the credits run out. */
export function LowCreditMailCard() {
  const t = useMessages(usageMessages);
  return (
    <Card isPadded>
      <h2>{t('mailTitle')}</h2>
      <MailChoice of="lowCredits" />
    </Card>
  );
}
