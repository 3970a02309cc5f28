import { useFormat, useMessages } from '@porchlight/client';
import type { FeedFault as Fault } from '@porchlight/contracts/catalog';
import { Notice } from '@porchlight/ui';
import css from './feeds.module.css';
import { feedMessages } from './messages/catalog.ts';

interface Props {
  readonly fault: Fault;
  readonly faultLine?: number | undefined;
  readonly excerpt?: string | undefined;
}

/** Why a file is refused, what to do, and where the reader stopped. */
export function FeedFault({ fault, faultLine, excerpt }: Props) {
  const t = useMessages(feedMessages);
  const format = useFormat();
  return (
    <Notice tone="danger" title={t(`fault.${fault}`)}>
      <p>{t(`advice.${fault}`)}</p>
      {faultLine !== undefined && <p>{t('faultLine', { line: format.number(faultLine) })}</p>}
      {excerpt !== undefined && <pre className={css.excerpt}>{excerpt}</pre>}
    </Notice>
  );
}
