import { Button } from '@porchlight/ui';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useCopy } from '../../site/use-copy.ts';
import { usePostWords } from './words/catalogue.ts';

/** Sends a guide by what the device has for it, else copies its address. */
export function ShareGuide({ title }: { readonly title: string }) {
  const t = usePostWords();
  const copy = useCopy();
  const share = async () => {
    const data = { url: window.location.href.replace(/#.*$/, ''), title };
    if (typeof navigator.share !== 'function' || navigator.canShare?.(data) !== true) {
      await copy(data.url);
      return;
    }
    // Somebody who closes the device's sheet has not failed at anything; whatever else went wrong, the link can be copied.
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
