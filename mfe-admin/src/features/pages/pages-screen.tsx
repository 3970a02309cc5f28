import { matchPath, useLocation } from '@porchlight/client/router';
import { CreateForm, resourceRoutes } from '@porchlight/resource-kit';
import { ContentEditor } from '../../shared/content-life/content-editor.tsx';
import { ContentShow } from '../../shared/content-life/content-show.tsx';
import { RecordGuard } from '../../shared/guard/record-guard.tsx';
import { PageFields } from './form/page-fields.tsx';
import { PageLinks } from './form/page-links.tsx';
import { pageLife } from './page-life.ts';
import { pages, pageTypes } from './page-resources.ts';

// An address without a parameter comes before one that a parameter also matches: `/admin/pages/types`.
const screens = Object.entries({
  ...resourceRoutes(pages, {
    '/admin/pages/create': () => <CreateForm screens={pages} fields={PageFields} />,
    '/admin/pages/:id': () => <ContentShow life={pageLife} side={PageLinks} shown={{ permission: RecordGuard }} />,
    '/admin/pages/:id/edit': () => <ContentEditor life={pageLife} fields={PageFields} side={PageLinks} />,
  }),
  ...resourceRoutes(pageTypes),
}).sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));

/** Screens of pages and their types: list, form, record. */
export function PagesScreen() {
  const { pathname } = useLocation();
  const [path, Screen] = screens.find(([one]) => matchPath(one, pathname)) ?? [];
  return Screen && <Screen key={path} />;
}
