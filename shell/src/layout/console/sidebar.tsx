import { useMessages, type Screen } from '@porchlight/client';
import { Suspense } from 'react';
import { shellMessages } from '../../messages/catalog.ts';
import { Logo } from '../header/logo.tsx';
import { NavigationList } from './navigation-list.tsx';
import { Optional } from './optional.tsx';
import css from './sidebar.module.css';
import type { NavigationGroup } from './use-navigation.ts';

interface Props {
  readonly title: string | undefined;
  readonly groups: readonly NavigationGroup[];
  readonly foot: Screen | undefined;
}

/** Renders the sidebar of a console: logo, navigation, and the part that the console shows at its foot. */
export function Sidebar({ title, groups, foot: Foot }: Props) {
  const t = useMessages(shellMessages);
  return (
    <div className={css.sidebar}>
      <div className={css.logo}>
        <Logo />
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
