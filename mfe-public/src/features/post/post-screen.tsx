import { api, useFormat, useLanguage } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import type { Post, PostAnswer } from '@porchlight/contracts/content';
import { PhotoPicture } from '@porchlight/listing-ui';
import { Button, classNames, LinkButton, Notice, RichText, Skeleton } from '@porchlight/ui';
import { isMissing } from '../../site/asked.ts';
import { Breadcrumbs } from '../../site/breadcrumbs.tsx';
import { Lost } from '../../site/lost.tsx';
import { coverOf } from '../../site/post-card.tsx';
import { PostGrid } from '../../site/post-grid.tsx';
import site from '../../site/site.module.css';
import { TextContents } from '../../site/text-contents.tsx';
import { WrittenIn } from '../../site/written-in.tsx';
import { HomesHere } from './homes-here.tsx';
import { postArgs } from './post-page.ts';
import css from './post.module.css';
import { ShareGuide } from './share-guide.tsx';
import { usePostWords } from './words/catalogue.ts';

/** One guide. */
export default function PostScreen() {
  const t = usePostWords();
  const { data, error, isError, refetch } = api.useGetPostQuery(postArgs.post(useParams(), useLanguage()));
  if (isMissing(error))
    return (
      <Lost
        title={t('guideMissing')}
        text={t('notFoundText')}
        acts={
          <LinkButton link={Link} to="/guides">
            {t('allGuides')}
          </LinkButton>
        }
      />
    );
  const frame = classNames(site.page, site.text);
  if (isError)
    return (
      <div className={frame}>
        <h1 tabIndex={-1}>{t('guideFailedTitle')}</h1>
        <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
          {t('contentFailed')}
        </Notice>
      </div>
    );
  if (!data)
    return (
      <div className={frame} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton shape="box" />
      </div>
    );
  return <Guide answer={data} />;
}

function Guide({ answer: { post, related } }: { readonly answer: PostAnswer }) {
  const t = usePostWords();
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
          <WrittenIn lang={post.lang} />
          <Facts post={post} />
          <PhotoPicture
            photo={{ url: coverOf(post.cover), alt: '', width: 960, height: 640 }}
            sizes="(min-width: 768px) 720px, 100vw"
            className={css.cover}
            isFirst
          />
          <TextContents title={t('inThisGuide')} headings={post.contents} />
          <RichText html={post.body} lang={post.lang} />
        </article>
      </div>
      {post.place && <HomesHere place={post.place} />}
      {related.length > 0 && (
        <section className={css.related}>
          <h2>{t('related')}</h2>
          <PostGrid posts={related} level={3} />
        </section>
      )}
    </div>
  );
}

/** Who wrote it, when, how long it takes, and a way to pass it on. */
function Facts({ post }: { readonly post: Post }) {
  const t = usePostWords();
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
