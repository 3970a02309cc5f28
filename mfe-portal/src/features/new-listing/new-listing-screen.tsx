import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { LeaveDialog } from '@porchlight/forms';
import { Button } from '@porchlight/ui';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { newListingMessages } from './messages/catalog.ts';
import { RentCard, WhatCard, WhereCard } from './new-listing-cards.tsx';
import { NewListingSummary } from './new-listing-summary.tsx';
import css from './new-listing.module.css';
import { useNewListingForm } from './use-new-listing-form.ts';

/** Renders the first questions about a new listing, which create its draft. */
export function NewListingScreen() {
  const t = useMessages(newListingMessages);
  return (
    <ConsolePage>
      <PageHeader
        title={t('title')}
        description={t('description')}
        breadcrumbs={[{ to: '/portal/listings', label: t('listings') }]}
        breadcrumbsLabel={t('breadcrumbs')}
        link={Link}
      />
      <LandlordOnly permission="createPortalListings">
        <NewListingForm />
      </LandlordOnly>
    </ConsolePage>
  );
}

function NewListingForm() {
  const t = useMessages(newListingMessages);
  const form = useNewListingForm();
  return (
    <form aria-label={t('title')} className={css.form} {...form.props}>
      <NewListingSummary form={form} />
      <WhereCard form={form} />
      <WhatCard form={form} />
      <RentCard form={form} />
      <div className={css.foot}>
        <p>{t('next')}</p>
        <Button look="primary" type="submit" isBusy={form.isBusy} busyText={t('creating')}>
          {t('create')}
        </Button>
      </div>
      <LeaveDialog isOn={form.isDirty} />
    </form>
  );
}
