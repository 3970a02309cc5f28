import type { Listing } from '@porchlight/contracts/catalog';
import { useFormat } from '@porchlight/client';
import { Price } from '@porchlight/listing-ui';
import { Button, Card, Notice } from '@porchlight/ui';
import { CompanyCard } from '../contact/contact-card.tsx';
import contact from '../contact/contact.module.css';
import type { MonthlyCost } from '../costs/monthly-cost.ts';
import css from '../listing.module.css';
import { useListingMessages } from '../messages/catalog.ts';
import { usePreviewMessages } from './messages/catalog.ts';

/** Contact box of a preview, without the form: nothing that sends a message is even loaded. */
export function PreviewContact({ listing, cost }: { readonly listing: Listing; readonly cost: MonthlyCost }) {
  const t = useListingMessages();
  const tPreview = usePreviewMessages();
  const format = useFormat();
  return (
    <aside className={contact.side} aria-label={t('contact')}>
      <Card isRaised className={contact.box}>
        <div>
          <Price listing={listing} size="large" />
          {cost.isEstimate && (
            <p className={css.small}>{t('aboutPrice', { amount: format.money(cost.total, listing.currency) })}</p>
          )}
        </div>
        <h2 className={contact.inquiryTitle}>{t('contactTitle')}</h2>
        <Notice tone="quiet">{tPreview('noMessages')}</Notice>
        <Button look="primary" isWide disabled>
          {t('contactAct')}
        </Button>
      </Card>
      <CompanyCard listing={listing} />
    </aside>
  );
}
