import { api, useFormat, useLanguage, type ApiError } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { PhotoPicture } from '@porchlight/listing-ui';
import { Button, classNames, LinkButton, Notice, RichText, Skeleton } from '@porchlight/ui';
import { Breadcrumbs } from '../../site/breadcrumbs.tsx';
import { Lost } from '../../site/lost.tsx';
import { coverOf, PostCard } from '../../site/post-card.tsx';
import site from '../../site/site.module.css';
import { TextContents } from '../../site/text-contents.tsx';
import { usePublicWords } from '../../words/catalogue.ts';
import { postsArgs } from './posts-page.ts';
import css from './posts.module.css';

/** One guide. */
export default function PostScreen() {
  const t = usePublicWords();
  const format = useFormat();
  const { data, error, isError, refetch } = api.useGetPostQuery(postsArgs.post(useParams(), useLanguage()));
  if ((error as ApiError | undefined)?.status === 404) return <Lost title={t('guideMissing')} text={t('notFoundText')} acts={<LinkButton link={Link} to="/guides">{t('allGuides')}</LinkButton>} />;
  const frame = classNames(site.page, site.text);
  if (isError) return <div className={frame}><h1 tabIndex={-1}>{t('guideFailedTitle')}</h1><Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{t('contentFailed')}</Notice></div>;
  if (!data) return <div className={frame} aria-busy="true"><Skeleton shape="title" /><Skeleton shape="box" /></div>;
  const { post, related } = data;
  return (
    <div className={frame}>
      <Breadcrumbs crumbs={[{ name: t('guides'), url: '/guides' }, { name: post.categoryName, url: `/guides/category/${post.category}` }]} />
      <article className={css.article} lang={post.lang}>
        <h1 tabIndex={-1}>{post.title}</h1>
        <p className={css.meta}>{t('byAuthor', { author: post.author, date: format.date(post.publishedAt, 'long') })} · {t('minutes', { count: post.readingMinutes })}</p>
        <PhotoPicture photo={{ url: coverOf(post.cover), alt: '', width: 960, height: 640 }} sizes="(min-width: 768px) 720px, 100vw" className={css.cover} isFirst />
        <TextContents title={t('inThisGuide')} headings={post.contents} />
        <RichText html={post.body} />
      </article>
      {related.length > 0 && <section className={css.related}><h2>{t('related')}</h2><ul className={css.grid}>{related.slice(0, 2).map((one) => <li key={one.slug}><PostCard post={one} level={3} /></li>)}</ul></section>}
    </div>
  );
}
