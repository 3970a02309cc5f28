import { flash, useFormat } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Listing } from '@porchlight/contracts/catalog';
import { IconButton } from '@porchlight/ui';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useCopy } from '../../site/use-copy.ts';
import { useListingWords } from './words/catalogue.ts';

/** Sends the home by what the device has for it, else copies its address. */
export function ShareButton({ home }: { readonly home: Listing }) {
  const t = useListingWords();
  const format = useFormat();
  const dispatch = useDispatch();
  const copy = useCopy();
  const share = async () => {
    const { href } = window.location;
    const data = {
      url: href,
      title: home.title,
      text: t('shareText', { title: home.title, rent: format.money(home.rent, home.currency), city: home.city }),
    };
    if (typeof navigator.share !== 'function' || navigator.canShare?.(data) !== true) {
      await copy(href);
      return;
    }
    try {
      await navigator.share(data);
    } catch (error) {
      // Somebody who closes the device's sheet has not failed at anything.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        dispatch(flash({ type: 'warning', text: t('shareFailed') }));
    }
  };
  return <IconButton icon={IconShare} label={t('share')} onClick={() => void share()} />;
}
