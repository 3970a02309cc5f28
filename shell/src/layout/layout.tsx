import type { ShellRole } from '@porchlight/client';
import type { AreaEntry } from '@porchlight/contracts/internal';
import type { ReactNode } from 'react';
import { isConsolePath } from '../areas/areas.ts';
import type { AreaSource } from '../areas/area-source.ts';
import { StartNotice } from '../areas/start-notice.tsx';
import { LazyIdlePart } from '../page/lazy-idle-part.tsx';
import { ConsoleFrame } from './console/console-frame.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import css from './layout.module.css';

interface Props {
  readonly path: string;
  readonly role: ShellRole;
  readonly areas: readonly AreaEntry[];
  readonly source: AreaSource;
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
  return (
    <ConsoleFrame path={path} role={role} areas={areas} source={source}>
      {page}
    </ConsoleFrame>
  );
}
