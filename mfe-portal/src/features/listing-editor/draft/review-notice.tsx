import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { LinkButton, Notice } from '@porchlight/ui';
import { draftMessages } from './messages/catalog.ts';

/** What support decided about a listing, with its reason; renders nothing for one that support has not looked at. */
export function ReviewNotice({ listing: { status, reviewReason } }: { readonly listing: OwnListing }) {
  const t = useMessages(draftMessages);
  if (status === 'changes_requested')
    return (
      <Notice tone="warn" title={t('changesRequested')}>
        {reviewReason}
      </Notice>
    );
  if (status === 'rejected')
    return (
      <Notice
        tone="danger"
        title={t('rejected')}
        acts={
          <LinkButton link={Link} to="/contact">
            {t('contactUs')}
          </LinkButton>
        }
      >
        {reviewReason} {t('rejectedText')}
      </Notice>
    );
  return null;
}
