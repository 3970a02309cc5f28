import { useFormat, useLanguage } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import type { Post, PostResponse } from '@porchlight/contracts/content';
import { PhotoPicture } from '@porchlight/listing-ui';
import { Button, classNames, LinkButton, Notice, RichText, Skeleton } from '@porchlight/ui';
import { isNotFound } from '../../shared/responses/api-result.ts';
import { Breadcrumbs } from '../../shared/page/breadcrumbs.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import { coverUrl } from '../../shared/posts/post-card.tsx';
import { PostGrid } from '../../shared/posts/post-grid.tsx';
import site from '../../shared/page/page.module.css';
import { TableOfContents } from '../../shared/page/table-of-contents.tsx';
import { LanguageNote } from '../../shared/page/language-note.tsx';
import { GuideListings } from './guide-listings.tsx';
import { postCalls } from './post-calls.ts';
import { postArgs } from './post-page.ts';
import css from './post.module.css';
import { ShareGuide } from './share-guide.tsx';
import { usePostMessages } from './messages/catalog.ts';

/** Guide page. */
export default function PostScreen() {
  const t = usePostMessages();
  const {
    currentData: data,
    error,
    isError,
    refetch,
  } = postCalls.useGetPostQuery(postArgs.post(useParams(), useLanguage()));
  if (isNotFound(error))
    return (
      <NotFound
        title={t('guideMissing')}
        text={t('notFoundText')}
        acts={
          <LinkButton link={Link} to="/guides">
            {t('allGuides')}
          </LinkButton>
        }
      />
    );
  const className = classNames(site.page, site.text);
  if (isError)
    return (
      <div className={className}>
        <h1 tabIndex={-1}>{t('guideFailedTitle')}</h1>
        <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
          {t('contentFailed')}
        </Notice>
      </div>
    );
  if (!data)
    return (
      <div className={className} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton shape="box" />
      </div>
    );
  return <Guide response={data} />;
}

function Guide({ response: { post, related } }: { readonly response: PostResponse }) {
  const t = usePostMessages();
  return (
    <div className={site.page}>
      <div className={css.column}>
        <Breadcrumbs
          crumbs={[
            { name: t('guides'), url: '/guides' },
            { name: post.categoryName, url: `/guides/category/${post.category}` },
          ]}
        />
        <article className={css.article}>
          <h1 tabIndex={-1} lang={post.lang}>
            {post.title}
          </h1>
          <LanguageNote lang={post.lang} />
          <PostDetails post={post} />
          <PhotoPicture
            photo={{ url: coverUrl(post.cover), alt: '', width: 960, height: 640 }}
            sizes="(min-width: 768px) 720px, 100vw"
            className={css.cover}
            isFirst
          />
          <TableOfContents title={t('inThisGuide')} headings={post.contents} />
          <RichText html={post.body} lang={post.lang} />
        </article>
      </div>
      {post.place && <GuideListings location={post.place} />}
      {related.length > 0 && (
        <section className={css.related}>
          <h2>{t('related')}</h2>
          <PostGrid posts={related} level={3} />
        </section>
      )}
    </div>
  );
}

/** Author, dates, reading time and share button of a guide. */
function PostDetails({ post }: { readonly post: Post }) {
  const t = usePostMessages();
  const format = useFormat();
  const { author, publishedAt, updatedAt, readingMinutes, title } = post;
  return (
    <div className={css.facts}>
      <p className={css.meta}>
        {t('byAuthor', { author, date: format.date(publishedAt, 'long') })}
        {updatedAt && <> · {t('updated', { date: format.date(updatedAt, 'long') })}</>} ·{' '}
        {t('minutes', { count: readingMinutes })}
      </p>
      <ShareGuide title={title} />
    </div>
  );
}
