import { useMessages } from '@porchlight/client';
import { Skeleton, VisuallyHidden } from '@porchlight/ui';
import { useEffect, useState } from 'react';
import { shellMessages } from '../messages/catalog.ts';
import css from './parts.module.css';

const slowAfterMs = 5000;

/** Renders the skeleton of a part that is loading; after 5 s a message says that loading takes longer than usual. */
export function LoadingPart() {
  const t = useMessages(shellMessages);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
    }, slowAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className={css.part} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="box" />
      <p className={css.slow} role="status">
        {isSlow ? t('slow') : <VisuallyHidden>{t('loading')}</VisuallyHidden>}
      </p>
    </div>
  );
}
