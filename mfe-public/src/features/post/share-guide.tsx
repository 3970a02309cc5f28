import { Button } from '@porchlight/ui';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useCopy } from '../../shared/copy/use-copy.ts';
import { usePostMessages } from './messages/catalog.ts';

/** Shares the guide with the Web Share API, or copies its URL where that is not supported. */
export function ShareGuide({ title }: { readonly title: string }) {
  const t = usePostMessages();
  const copy = useCopy();
  const share = async () => {
    const data = { url: window.location.href.replace(/#.*$/, ''), title };
    if (typeof navigator.share !== 'function' || navigator.canShare?.(data) !== true) {
      await copy(data.url);
      return;
    }
    // Closing the share sheet is not an error; after any other failure the link is copied.
    await navigator
      .share(data)
      .catch((error: unknown) =>
        error instanceof DOMException && error.name === 'AbortError' ? undefined : copy(data.url),
      );
  };
  return (
    <Button icon={IconShare} size="small" onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
