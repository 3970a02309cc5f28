import { api, useFormat, useLanguage, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { InquiryThread } from '@porchlight/contracts/catalog';
import { Button, Card, classNames, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import css from './inquiries.module.css';
import { HomeName } from './inquiry-card.tsx';
import { useInquiryWords } from './words/catalogue.ts';

const notThere = new Set([404, 422]);

/** One conversation; beside the list, on narrow screens instead of it. */
export function ThreadPanel({ id }: { readonly id: string }) {
  const t = useInquiryWords();
  const lang = useLanguage();
  const { currentData, error, isError, refetch } = api.useGetInquiryQuery({ params: { id }, query: { lang } }, { refetchOnMountOrArgChange: true });
  const isMissing = notThere.has((error as ApiError | undefined)?.status ?? 0);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => { panel.current?.focus(); }, [id]);
  return (
    <section ref={panel} tabIndex={-1} aria-label={t('title')}>
      <Card className={css.panel}>
        <LinkButton look="quiet" link={Link} to="?">{t('back')}</LinkButton>
        {isError && <Notice tone={isMissing ? 'quiet' : 'danger'} role="alert" acts={isMissing ? undefined : <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{t(isMissing ? 'missing' : 'threadFailed')}</Notice>}
        {!currentData && !isError && <Skeleton shape="box" />}
        {currentData && <Thread thread={currentData} />}
      </Card>
    </section>
  );
}

function Thread({ thread: { inquiry, messages } }: { readonly thread: InquiryThread }) {
  const t = useInquiryWords();
  const format = useFormat();
  const { listing, landlord } = inquiry;
  return (
    <>
      <h2><HomeName inquiry={inquiry} /></h2>
      <p className={css.facts}>{landlord.name}{landlord.verified && <strong>{t('verified')}</strong>}{listing.unavailable && <strong>{t('gone')}</strong>}</p>
      <ol className={css.thread}>
        {messages.map(({ from, text, at }) => (
          <li key={at} className={classNames(css.said, from === 'me' && css.mine)}><p className={css.facts}><strong>{from === 'me' ? t('me') : landlord.name}</strong><time dateTime={at}>{format.date(at)}</time></p><p>{text}</p></li>
        ))}
      </ol>
      {'url' in listing && !listing.unavailable && <p className={css.acts}><LinkButton look="primary" link={Link} to={listing.url}>{t('again')}</LinkButton></p>}
    </>
  );
}
