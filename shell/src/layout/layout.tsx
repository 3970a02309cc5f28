import { isConsolePath } from '../areas/areas.ts';
import { StartNotice } from '../areas/start-notice.tsx';
import { LazyIdlePart } from '../page/lazy-idle-part.tsx';
import { ConsoleFrame, type FrameProps } from './console/console-frame.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import css from './layout.module.css';

/** Renders the page layout: public header and footer, the bar of the renter's pages, or the frame of a console. */
export function Layout({ path, role, areas, source, children }: FrameProps) {
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
