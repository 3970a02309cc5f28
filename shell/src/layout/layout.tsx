import type { ShellRole } from '@porchlight/client';
import type { ReactNode } from 'react';
import { isConsolePath } from '../areas/areas.ts';
import { StartNotice } from '../areas/start-notice.tsx';
import { LazyIdlePart } from '../page/lazy-idle-part.tsx';
import { ConsoleFrame } from './console/console-frame.tsx';
import type { AreaAccess } from './console/use-console-manifest.ts';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { RenterBar } from './header/renter-bar.tsx';
import css from './layout.module.css';

interface Props extends AreaAccess {
  readonly path: string;
  readonly role: ShellRole;
  readonly children: ReactNode;
}

/** Renders the page layout: public header and footer, the bar of the renter's pages, or the frame of a console. */
export function Layout({ path, role, areas, source, children }: Props) {
  const page = (
    <>
      <StartNotice />
      <LazyIdlePart />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </>
  );
  // docs/rules/pages-and-addresses.md
  if (!isConsolePath(path))
    return (
      <>
        <Header path={path} role={role} />
        {page}
        <Footer />
      </>
    );
  if (role === 'renter')
    return (
      <>
        <RenterBar role={role} />
        {page}
      </>
    );
  return (
    <ConsoleFrame path={path} role={role} areas={areas} source={source}>
      {page}
    </ConsoleFrame>
  );
}
