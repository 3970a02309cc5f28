import { useLanguage, messagesIn, miniMenuToggled, type AreaManifest } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import type { ReactNode } from 'react';
import { ConsoleSheet } from './console-sheet.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useNavigation } from './use-navigation.ts';

interface Props {
  readonly path: string;
  /** Undefined while it loads. */
  readonly manifest: AreaManifest | undefined;
  readonly logo: ReactNode;
}

/** Renders the navigation of a console: the sidebar; on narrow screens a sheet, and on phones a bar. */
export function ConsoleNavigation({ path, manifest, logo }: Props) {
  const groups = useNavigation(manifest, path);
  const title = useSection(manifest);
  const dispatch = useDispatch();
  const isOpen = useSelector((state) => state.layout.isMiniMenuOpen);
  return (
    <>
      <Sidebar logo={logo} title={title} groups={groups} foot={manifest?.navigation?.foot} />
      <PhoneBar
        paths={manifest?.navigation?.phoneBar}
        groups={groups}
        onMore={() => {
          dispatch(miniMenuToggled(true));
        }}
      />
      <ConsoleSheet
        isOpen={isOpen}
        title={title}
        groups={groups}
        onClose={() => {
          dispatch(miniMenuToggled(false));
        }}
      />
    </>
  );
}

/** Returns the name of the console in the page language. */
function useSection(manifest: AreaManifest | undefined): string | undefined {
  const language = useLanguage();
  if (typeof manifest?.section !== 'function') return manifest?.section;
  return manifest.section(manifest.messages ? messagesIn(manifest.messages, language) : {});
}
