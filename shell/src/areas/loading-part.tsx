import { useWords } from '@porchlight/client';
import { Skeleton, VisuallyHidden } from '@porchlight/ui';
import { useEffect, useState } from 'react';
import { shellWords } from '../words/catalogue.ts';
import css from './parts.module.css';

const slowAfter = 5000;

/** The frame of a part that is on its way; after five seconds it says that this is not usual. */
export function LoadingPart() {
  const t = useWords(shellWords);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
    }, slowAfter);
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
