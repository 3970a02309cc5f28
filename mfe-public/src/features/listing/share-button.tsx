import { flash, useFormat } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Listing } from '@porchlight/contracts/catalog';
import { IconButton } from '@porchlight/ui';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useCopyMessages } from '../../shared/copy/messages/catalog.ts';
import { useCopy } from '../../shared/copy/use-copy.ts';
import { useListingMessages } from './messages/catalog.ts';

/** Shares the listing with the Web Share API, or copies its URL where that is not supported. */
export function ShareButton({ listing }: { readonly listing: Listing }) {
  const t = useListingMessages();
  const tCopy = useCopyMessages();
  const format = useFormat();
  const dispatch = useDispatch();
  const copy = useCopy();
  const share = async () => {
    const { href } = window.location;
    const data = {
      url: href,
      title: listing.title,
      text: t('shareText', {
        title: listing.title,
        rent: format.money(listing.rent, listing.currency),
        city: listing.city,
      }),
    };
    if (typeof navigator.share !== 'function' || navigator.canShare?.(data) !== true) {
      await copy(href);
      return;
    }
    try {
      await navigator.share(data);
    } catch (error) {
      // The visitor closed the share sheet: not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        dispatch(flash({ type: 'warning', text: tCopy('shareFailed') }));
    }
  };
  return <IconButton icon={IconShare} label={t('share')} onClick={() => void share()} />;
}
