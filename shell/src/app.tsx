import { useSession } from '@porchlight/client';
import { useLocation } from '@porchlight/client/router';
import type { AreaEntry } from '@porchlight/contracts/internal';
import { SkipLink } from '@porchlight/ui';
import { useWords } from '@porchlight/client';
import type { AreaSource } from './areas/area-source.ts';
import { Dialogs } from './chrome/dialogs.tsx';
import { Frame } from './chrome/frame.tsx';
import { Outlets } from './chrome/outlets.tsx';
import { usePageUpkeep } from './page/use-page-upkeep.ts';
import { useArrival } from './routing/use-arrival.ts';
import { shownPath } from './routing/shown-path.ts';
import { Content } from './routing/content.tsx';
import { shellWords } from './words/catalogue.ts';

interface Props {
  readonly areas: readonly AreaEntry[];
  readonly source: AreaSource;
}

/** The whole page: frame, content of the address, dialogs and notices. Drawn by server and browser alike. */
export function App({ areas, source }: Props) {
  const t = useWords(shellWords);
  const { role } = useSession();
  const path = shownPath(useLocation());
  usePageUpkeep(role);
  useArrival();
  return (
    <>
      <SkipLink to="#content">{t('skip')}</SkipLink>
      <Frame path={path} role={role}>
        <Content path={path} role={role} areas={areas} source={source} />
      </Frame>
      <Dialogs />
      <Outlets />
    </>
  );
}
