import { useFormat, useLanguage, useMessages, type ApiError } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import { Link, useParams } from '@porchlight/client/router';
import { ConsolePage, ErrorState, PageHeader, RowsSkeleton } from '@porchlight/console-ui';
import type { PostPreview } from '@porchlight/contracts/content';
import { Card, LinkButton, Notice, RadioGroup, RichText } from '@porchlight/ui';
import { useState } from 'react';
import { browserTimeZone } from '../../../shared/content-life/browser-time-zone.ts';
import { coverUrl } from '../cover-url.ts';
import { postsMessages } from '../messages/catalog.ts';
import { postPreviewCalls } from '../post-calls.ts';
import css from './preview.module.css';

/** A post as readers will see it, by a link that ends after 15 minutes. */
export function PreviewScreen() {
  const t = useMessages(postsMessages);
  const { token = '' } = useParams();
  const language = useLanguage();
  const [lang, setLang] = useState<'en-CA' | 'fr-CA'>(language === 'fr-CA' ? 'fr-CA' : 'en-CA');
  const { data, error, refetch } = postPreviewCalls.endpoints.getPostPreview.useQuery({
    params: { token },
    query: { lang },
  });
  return (
    <ConsolePage>
      <PageHeader title={data?.post.title ?? t('preview')} />
      {error && (
        <ErrorState
          title={t('previewFailed')}
          message={(error as ApiError).message}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton rows={4} label={t('loading')} />}
      {data && !error && (
        <>
          <PreviewNotice preview={data} />
          <RadioGroup
            legend={t('language')}
            name="language"
            value={lang}
            choices={[
              { value: 'en-CA', label: t('english') },
              { value: 'fr-CA', label: t('french') },
            ]}
            onChange={(value) => setLang(value as typeof lang)}
          />
          <PreviewText preview={data} />
        </>
      )}
    </ConsolePage>
  );
}

function PreviewNotice({ preview: { id, expiresAt } }: { readonly preview: PostPreview }) {
  const t = useMessages(postsMessages);
  const { time } = useZonedTime(browserTimeZone());
  return (
    <Notice
      acts={
        <LinkButton link={Link} to={`/admin/posts/${id}`}>
          {t('backToPost')}
        </LinkButton>
      }
    >
      {t('previewNotice', { time: time(expiresAt) })}
    </Notice>
  );
}

function PreviewText({ preview: { post } }: { readonly preview: PostPreview }) {
  const t = useMessages(postsMessages);
  const format = useFormat();
  return (
    <Card isPadded>
      <article className={css.article} lang={post.lang}>
        <p className={css.facts}>
          {t('previewFacts', {
            category: post.categoryName,
            author: post.author,
            date: format.date(post.publishedAt, 'long'),
          })}
        </p>
        <p>{post.summary}</p>
        <img src={coverUrl(post.cover)} alt="" width={480} height={320} />
        <RichText html={post.body} lang={post.lang} />
      </article>
    </Card>
  );
}
