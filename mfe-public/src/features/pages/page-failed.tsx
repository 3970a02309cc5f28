import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, classNames, Notice } from '@porchlight/ui';
import { useEffect } from 'react';
import site from '../../shared/page/page.module.css';
import { usePageMessages } from './messages/catalog.ts';

/** Error state of a page with a retry button; the error is also shown as a flash message. */
export function PageFailed({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  const t = usePageMessages();
  const dispatch = useDispatch();
  const text = t('blocksFailed', { reason });
  useEffect(() => {
    dispatch(flash({ type: 'error', text }));
  }, [dispatch, text]);
  return (
    <div className={classNames(site.page, site.text)}>
      <h1 tabIndex={-1}>{t('pageFailedTitle')}</h1>
      <Notice tone="danger" role="alert" acts={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
        {text}
      </Notice>
    </div>
  );
}
