import { api, useLanguage } from '@porchlight/client';
import { Link, useParams, useSearchParams } from '@porchlight/client/router';
import type { PostCategory, PostsResponse } from '@porchlight/contracts/content';
import { Button, ChipLink, EmptyState, LinkButton, Notice, Pagination, Skeleton } from '@porchlight/ui';
import { NotFound } from '../../shared/page/not-found.tsx';
import { PostCard } from '../../shared/posts/post-card.tsx';
import { PostGrid } from '../../shared/posts/post-grid.tsx';
import site from '../../shared/page/page.module.css';
import { GuideSearch } from './guide-search.tsx';
import { postsCalls } from './posts-calls.ts';
import { isUnknownTopic, postsUrl, postsArgs, searchTermIn } from './posts-page.ts';
import css from './posts.module.css';
import { usePostsMessages } from './messages/catalog.ts';

/** List of guides: all, of one category, or matching a search term. */
export default function PostsScreen() {
  const t = usePostsMessages();
  const lang = useLanguage();
  const params = useParams();
  const [query] = useSearchParams();
  const { data, isError, isLoading, refetch } = api.useListPostsQuery(postsArgs.list(params, query, lang));
  const topics = postsCalls.useListPostCategoriesQuery(postsArgs.categories(lang)).data?.categories;
  if (isUnknownTopic(params, topics))
    return (
      <NotFound
        title={t('notFound')}
        text={t('notFoundText')}
        acts={
          <LinkButton link={Link} to="/guides">
            {t('allGuides')}
          </LinkButton>
        }
      />
    );
  return (
    <div className={site.page}>
      <div className={css.top}>
        <Title topic={topics?.find(({ slug }) => slug === params['category'])?.name} />
        <GuideSearch key={query.get('q')} q={searchTermIn(query) ?? ''} />
      </div>
      {topics && <Topics topics={topics} current={params['category']} />}
      {isError && (
        <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
          {t('contentFailed')}
        </Notice>
      )}
      {data ? <Posts response={data} q={searchTermIn(query)} /> : isLoading && <Skeleton shape="box" />}
    </div>
  );
}

function Title({ topic }: { readonly topic: string | undefined }) {
  const t = usePostsMessages();
  return (
    <div>
      <h1 tabIndex={-1}>{topic ?? t('guides')}</h1>
      <p className={css.lead}>{t('guidesDescription')}</p>
    </div>
  );
}

function Posts({
  response: { posts, pagination },
  q,
}: {
  readonly response: PostsResponse;
  readonly q: string | undefined;
}) {
  const t = usePostsMessages();
  const params = useParams();
  const status = (
    <p className={css.status} role="status">
      {q && t('guidesFound', { count: pagination.total })}
    </p>
  );
  const [first, ...others] = posts;
  if (!first)
    return (
      <>
        {status}
        <EmptyState
          acts={
            <LinkButton link={Link} to="/guides">
              {t('allGuides')}
            </LinkButton>
          }
        >
          {q ? undefined : t('nothingYet')}
        </EmptyState>
      </>
    );
  const isFeatured = !q && pagination.currentPage === 1;
  return (
    <>
      {status}
      {isFeatured && (
        <div className={css.featured}>
          <PostCard post={first} size="large" isFirst />
        </div>
      )}
      <PostGrid posts={isFeatured ? others : posts} />
      <Pagination
        pagination={pagination}
        label={t('guidePages')}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        pageLabel={(page) => t('pageN', { page })}
        addressOf={(page) => postsUrl(params, { q, page })}
        link={Link}
      />
    </>
  );
}

function Topics({
  topics,
  current,
}: {
  readonly topics: readonly PostCategory[];
  readonly current: string | undefined;
}) {
  const t = usePostsMessages();
  return (
    <ul className={css.topics}>
      <li>
        <ChipLink link={Link} to="/guides" isOn={!current}>
          {t('allTopics')}
        </ChipLink>
      </li>
      {topics.map(({ slug, name }) => (
        <li key={slug}>
          <ChipLink link={Link} to={`/guides/category/${slug}`} isOn={slug === current}>
            {name}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
