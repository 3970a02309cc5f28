import { api, useLanguage } from '@porchlight/client';
import { Link, useParams, useSearchParams } from '@porchlight/client/router';
import type { PostsAnswer } from '@porchlight/contracts/content';
import { Button, ChipLink, EmptyState, LinkButton, Notice, Pagination, Skeleton } from '@porchlight/ui';
import { PostCard } from '../../site/post-card.tsx';
import site from '../../site/site.module.css';
import { usePublicWords } from '../../words/catalogue.ts';
import { postsArgs } from './posts-page.ts';
import css from './posts.module.css';

/** The guides, all or of one topic. */
export default function PostsScreen() {
  const t = usePublicWords();
  const lang = useLanguage();
  const params = useParams();
  const [query] = useSearchParams();
  const { data, isError, isLoading, refetch } = api.useListPostsQuery(postsArgs.list(params, query, lang));
  return (
    <div className={site.page}>
      <h1 tabIndex={-1}>{t('guides')}</h1>
      <p className={css.lead}>{t('guidesDescription')}</p>
      <Topics />
      {isError && <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{t('contentFailed')}</Notice>}
      {isLoading && <Skeleton shape="box" />}
      {data && <Posts answer={data} base={params['category'] ? `/guides/category/${params['category']}` : '/guides'} />}
    </div>
  );
}

function Posts({ answer: { posts: [first, ...others], pagination }, base }: { readonly answer: PostsAnswer; readonly base: string }) {
  const t = usePublicWords();
  if (!first) return <EmptyState acts={<LinkButton link={Link} to="/guides">{t('allGuides')}</LinkButton>}>{t('nothingYet')}</EmptyState>;
  return (
    <>
      <div className={css.featured}><PostCard post={first} size="large" isFirst /></div>
      <ul className={css.grid}>{others.map((post) => <li key={post.slug}><PostCard post={post} /></li>)}</ul>
      <Pagination label={t('guidePages')} previousLabel={t('previousPage')} nextLabel={t('nextPage')} pageLabel={(page) => t('pageN', { page })} current={pagination.currentPage}
        previous={pagination.prevPages} next={pagination.nextPages} addressOf={(page) => (page > 1 ? `${base}?p=${page}` : base)} link={Link} />
    </>
  );
}

function Topics() {
  const t = usePublicWords();
  const { category } = useParams();
  const { data } = api.useListPostCategoriesQuery(postsArgs.categories(useLanguage()));
  if (!data?.categories.length) return null;
  return (
    <ul className={css.topics}>
      <li><ChipLink link={Link} to="/guides" isOn={!category}>{t('allTopics')}</ChipLink></li>
      {data.categories.map(({ slug, name }) => <li key={slug}><ChipLink link={Link} to={`/guides/category/${slug}`} isOn={slug === category}>{name}</ChipLink></li>)}
    </ul>
  );
}
