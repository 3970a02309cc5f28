import { matchPath, useLocation } from '@porchlight/client/router';
import { CreateForm, EditForm, resourceRoutes } from '@porchlight/resource-kit';
import { feeds } from './feed-screens.ts';
import { FeedFields } from './form/feed-fields.tsx';
import { FeedSide } from './form/feed-side.tsx';
import { FeedList } from './list/feed-list.tsx';

const screens = Object.entries(
  resourceRoutes(feeds, {
    '/admin/feeds': () => <FeedList />,
    '/admin/feeds/create': () => <CreateForm screens={feeds} fields={FeedFields} />,
    '/admin/feeds/:id/edit': () => <EditForm screens={feeds} fields={FeedFields} side={FeedSide} />,
  }),
);

/** Screens of feeds: list and form. */
export function FeedsScreen() {
  const { pathname } = useLocation();
  const [path, Screen] = screens.find(([one]) => matchPath(one, pathname)) ?? [];
  return Screen && <Screen key={path} />;
}
