import { classNames, Skeleton } from '@porchlight/ui';
import site from '../../shared/page/page.module.css';

/** Placeholder of a page whose text is on its way. */
export function PageLoading() {
  return (
    <div className={classNames(site.page, site.text)} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="box" />
    </div>
  );
}
