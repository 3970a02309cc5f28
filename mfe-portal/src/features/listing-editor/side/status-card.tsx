import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { KeyValue } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { Card, LinkButton } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import { editorMessages } from '../messages/catalog.ts';
import { History } from './history.tsx';
import { ListingState } from './listing-state.tsx';
import css from './side.module.css';

/** State of the listing, links to what is done elsewhere, and its history. */
export function StatusCard({ listing }: { readonly listing: OwnListing }) {
  const t = useMessages(editorMessages);
  const format = useFormat();
  const { id, isLive, isFeatured, updatedAt, url } = listing;
  return (
    <section aria-label={t('status')} className={css.status}>
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
        <p className={css.hint}>{t(isLive ? 'liveHint' : 'offHint')}</p>
        <div className={css.links}>
          {url !== undefined && (
            <LinkButton link={Link} icon={IconEye} to={url}>
              {t('viewPage')}
            </LinkButton>
          )}
          <LinkButton link={Link} icon={IconInbox} to={`/portal/leads?listing=${id}`}>
            {t('seeLeads')}
          </LinkButton>
          <LinkButton look="quiet" link={Link} to="/portal/listings">
            {t('manage')}
          </LinkButton>
        </div>
        <History listing={listing} />
      </Card>
    </section>
  );
}
