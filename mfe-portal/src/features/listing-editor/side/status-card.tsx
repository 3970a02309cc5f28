import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { KeyValue } from '@porchlight/console-ui';
import type { ListingState as State } from '@porchlight/contracts';
import { draftListingStates, type OwnListing } from '@porchlight/contracts/catalog';
import { Card, LinkButton } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import { useRef } from 'react';
import { ListingExpiry } from '../../../shared/listing-state/listing-expiry.tsx';
import { ListingState } from '../../../shared/listing-state/listing-state.tsx';
import { DeleteControl } from '../deletion/delete-control.tsx';
import { DuplicateButton } from '../duplicate-button.tsx';
import type { ListingForm } from '../form/use-listing-form.ts';
import { useLoadedListing } from '../form/use-loaded-listing.ts';
import { editorMessages } from '../messages/catalog.ts';
import { OfferControls } from '../offer/offer-controls.tsx';
import { PreviewLink } from '../preview/preview-link.tsx';
import { History } from './history.tsx';
import css from './side.module.css';

/** States of listings that no one could write about. */
const neverPublic: ReadonlySet<State> = new Set([...draftListingStates, 'pending_review', 'rejected']);

/** State of the listing, what a landlord does with it here and elsewhere, and its history. */
export function StatusCard({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const format = useFormat();
  const listing = form.stored;
  const { id, status, isFeatured, updatedAt, url } = listing;
  const { card, reload } = useReload(form);
  return (
    <section ref={card} tabIndex={-1} aria-label={t('status')} className={css.status}>
      <Card isPadded className={css.card}>
        <h2>{t('status')}</h2>
        <div className={css.facts}>
          <KeyValue
            facts={[
              { key: 'state', label: t('visibility'), value: <ListingState listing={listing} /> },
              { key: 'featured', label: t('featured'), value: t(isFeatured ? 'yes' : 'no') },
              { key: 'updated', label: t('updated'), value: format.date(updatedAt) },
            ]}
          />
        </div>
        <p className={css.hint}>{t(hintOf(listing))}</p>
        <ListingExpiry listing={listing} onRefreshed={() => void reload()} />
        <div className={css.links}>
          {url === undefined ? (
            <PreviewLink form={form} />
          ) : (
            <LinkButton link={Link} icon={IconEye} to={url}>
              {t('viewPage')}
            </LinkButton>
          )}
          {!neverPublic.has(status) && (
            <LinkButton link={Link} icon={IconInbox} to={`/portal/leads?listing=${id}`}>
              {t('seeLeads')}
            </LinkButton>
          )}
          <OfferControls form={form} />
          <LinkButton look="quiet" link={Link} to="/portal/listings">
            {t(status === 'active' ? 'manage' : 'toListings')}
          </LinkButton>
          <DuplicateButton form={form} />
          <DeleteControl form={form} />
        </div>
        <History listing={listing} />
      </Card>
    </section>
  );
}

/** Returns the function that shows what is stored now, and moves the focus to the card: the pressed button goes. */
function useReload(form: ListingForm) {
  const card = useRef<HTMLElement>(null);
  const { loadCurrent } = useLoadedListing();
  const reload = async () => {
    const loaded = await loadCurrent(form.stored.id);
    if ('current' in loaded) form.rebase(loaded.current);
    card.current?.focus();
  };
  return { card, reload };
}

function hintOf({ isLive, status }: OwnListing): 'liveHint' | 'rentedHint' | 'offHint' {
  if (isLive) return 'liveHint';
  return status === 'rented' ? 'rentedHint' : 'offHint';
}
