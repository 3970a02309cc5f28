import { useMessages, type Screen } from '@porchlight/client';
import { Suspense, type ReactNode } from 'react';
import { consoleMessages } from './messages/catalog.ts';
import { NavigationList } from './navigation-list.tsx';
import { Optional } from './optional.tsx';
import css from './sidebar.module.css';
import type { NavigationGroup } from './use-navigation.ts';

interface Props {
  readonly logo: ReactNode;
  readonly title: string | undefined;
  readonly groups: readonly NavigationGroup[];
  readonly foot: Screen | undefined;
}

/** Renders the sidebar of a console: logo, navigation, and the part that the console shows at its foot. */
export function Sidebar({ logo, title, groups, foot: Foot }: Props) {
  const t = useMessages(consoleMessages);
  return (
    <div className={css.sidebar}>
      <div className={css.logo}>
        {logo}
        <span className={css.section}>{title}</span>
      </div>
      <nav aria-label={t('consoleMenu')}>
        <NavigationList groups={groups} />
      </nav>
      {Foot && (
        <div className={css.foot}>
          <Optional>
            <Suspense>
              <Foot />
            </Suspense>
          </Optional>
        </div>
      )}
    </div>
  );
}
