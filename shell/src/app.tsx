import { useSession } from '@porchlight/client';
import { useLocation } from '@porchlight/client/router';
import type { AreaEntry } from '@porchlight/contracts/internal';
import { SkipLink } from '@porchlight/ui';
import { useMessages } from '@porchlight/client';
import type { AreaSource } from './areas/area-source.ts';
import { Dialogs } from './layout/dialogs/dialogs.tsx';
import { Layout } from './layout/layout.tsx';
import { Notices } from './layout/notices.tsx';
import { useDocumentSync } from './page/use-document-sync.ts';
import { useScrollAndFocus } from './routing/use-scroll-and-focus.ts';
import { contentPath } from './routing/content-path.ts';
import { Content } from './routing/content.tsx';
import { shellMessages } from './messages/catalog.ts';

interface Props {
  readonly areas: readonly AreaEntry[];
  readonly source: AreaSource;
}

/** Renders the complete page: layout, content of the URL, dialogs and notices. Used by the server and the browser. */
export function App({ areas, source }: Props) {
  const t = useMessages(shellMessages);
  const { role } = useSession();
  const path = contentPath(useLocation());
  useDocumentSync(role);
  useScrollAndFocus();
  return (
    <>
      <SkipLink to="#content">{t('skip')}</SkipLink>
      <Layout path={path} role={role} areas={areas} source={source}>
        <Content path={path} role={role} areas={areas} source={source} />
      </Layout>
      <Dialogs />
      <Notices />
    </>
  );
}
