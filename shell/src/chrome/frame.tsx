import type { ShellRole } from '@porchlight/client';
import type { ReactNode } from 'react';
import { StartNotice } from '../areas/start-notice.tsx';
import { ConsoleBar } from './console-bar.tsx';
import { LateOffline } from '../offline/late-offline.tsx';
import { Footer } from './footer.tsx';
import css from './frame.module.css';
import { Header } from './header.tsx';

const consoles = /^\/(admin|portal|support)(\/|$)/;
/** Whether a path stands without the public header and footer (product §2). */
export const isConsole = (path: string): boolean => consoles.test(path);

/** The frame of a page: public header and footer, or the bar of the consoles and of the renter's own pages. */
export function Frame({
  path,
  role,
  children,
}: {
  readonly path: string;
  readonly role: ShellRole;
  readonly children: ReactNode;
}) {
  const isPublic = !isConsole(path);
  return (
    <>
      {isPublic ? <Header path={path} role={role} /> : <ConsoleBar role={role} />}
      <StartNotice />
      <LateOffline />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {isPublic && <Footer />}
    </>
  );
}
