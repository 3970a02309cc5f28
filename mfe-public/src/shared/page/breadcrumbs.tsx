import { Link } from '@porchlight/client/router';
import { Icon } from '@porchlight/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { usePublicMessages } from '../../messages/catalog.ts';
import css from './page.module.css';

export interface Crumb {
  readonly name: string;
  readonly url?: string | undefined;
}
/** Breadcrumbs from the whole market to the page, preceded by an optional back link. */
export function Breadcrumbs({
  back,
  crumbs,
}: {
  readonly back?: { readonly text: string; readonly url: string };
  readonly crumbs: readonly Crumb[];
}) {
  const t = usePublicMessages();
  return (
    <nav className={css.crumbs} aria-label={t('breadcrumb')}>
      {back && (
        <>
          <Link to={back.url}>
            <Icon of={IconArrowLeft} />
            {back.text}
          </Link>
          <span aria-hidden>·</span>
        </>
      )}
      <ol>
        {crumbs.map(({ name, url }, at) => (
          <li key={url ?? 'here'}>
            {at > 0 && <span aria-hidden>/</span>}
            {url ? <Link to={url}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the breadcrumbs as schema.org `BreadcrumbList`. */
export const breadcrumbList = (crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    ...(url ? { item: url } : {}),
  })),
});
