import { useMessages } from '@porchlight/client';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { Notice } from '@porchlight/ui';
import { editorMessages } from './messages/catalog.ts';

/** The feed that changes a listing, and what it leaves as it is; renders nothing for a listing without one. */
export function FeedNotice({ listing: { feedName } }: { readonly listing: OwnListing }) {
  const t = useMessages(editorMessages);
  return feedName !== undefined && <Notice tone="quiet">{t('fromFeed', { name: feedName })}</Notice>;
}
