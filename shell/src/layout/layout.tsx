import type { ShellRole } from '@porchlight/client';
import type { ReactNode } from 'react';
import { isConsolePath } from '../areas/areas.ts';
import { StartNotice } from '../areas/start-notice.tsx';
import { ConsoleBar } from './header/console-bar.tsx';
import { LazyIdlePart } from '../page/lazy-idle-part.tsx';
import { Footer } from './footer.tsx';
import css from './layout.module.css';
import { Header } from './header/header.tsx';

/** Renders the page layout: public header and footer, or the bar of the consoles and the renter's pages. */
export function Layout({
  path,
  role,
  children,
}: {
  readonly path: string;
  readonly role: ShellRole;
  readonly children: ReactNode;
}) {
  // docs/rules/pages-and-addresses.md
  const isPublic = !isConsolePath(path);
  return (
    <>
      {isPublic ? <Header path={path} role={role} /> : <ConsoleBar role={role} />}
      <StartNotice />
      <LazyIdlePart />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {isPublic && <Footer />}
    </>
  );
}
