import { loadWithRetry, type ShellRole } from '@porchlight/client';
import type { AreaEntry } from '@porchlight/contracts/internal';
import { classNames } from '@porchlight/ui';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { areaAt } from '../../areas/areas.ts';
import { routeAt, type AreaSource } from '../../areas/area-source.ts';
import { dashboardPaths } from '../../routing/dashboard-gate.tsx';
import { shellArea } from '../../routing/shell-routes.tsx';
import { AccountMenu } from '../header/account-menu.tsx';
import { FavouritesLink } from '../header/favourites-link.tsx';
import { Logo } from '../header/logo.tsx';
import css from './console-frame.module.css';
import type { ConsolePartsProps } from './console-parts.tsx';

// Loaded on demand: visitors of the public site never need it.
const Missing: ComponentType<ConsolePartsProps> = ({ logo, account }) => (
  <header className={classNames(css.bar, css.missing)}>
    {logo}
    {account}
  </header>
);
const ConsoleParts = lazy(() =>
  loadWithRetry(() => import(/* webpackChunkName: "console" */ './console-parts.tsx')).then(
    (file) => ({ default: file.ConsoleParts }),
    () => ({ default: Missing }),
  ),
);

/** Page with what its frame depends on. */
export interface FrameProps {
  readonly path: string;
  readonly role: ShellRole;
  readonly areas: readonly AreaEntry[];
  readonly source: AreaSource;
  readonly children: ReactNode;
}

/** Renders a page of a console or of a renter with its bar and navigation, whose places are free while they load. */
export function ConsoleFrame({ path, role, areas, source, children }: FrameProps) {
  // The pages of the account belong to the console of the role.
  const area = areaAt(routeAt(shellArea, path) ? dashboardPaths[role] : path, areas);
  // What the public header shows too is passed on, so that the chunk shares no module with it.
  return (
    <div className={classNames(css.frame, role === 'renter' && css.ofRenter)}>
      <Suspense fallback={<div className={css.bar} />}>
        <ConsoleParts
          path={path}
          role={role}
          area={area}
          source={source}
          logo={<Logo />}
          picks={<FavouritesLink />}
          account={<AccountMenu role={role} />}
        />
      </Suspense>
      <div className={css.page}>{children}</div>
    </div>
  );
}
