import { useLanguage, messagesIn, type AreaManifest, type ShellRole } from '@porchlight/client';
import { useState, type ReactNode } from 'react';
import { ConsoleBar } from './console-bar.tsx';
import css from './console-frame.module.css';
import { ConsoleSheet } from './console-sheet.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useConsoleManifest, type AreaAccess } from './use-console-manifest.ts';
import { useNavigation } from './use-navigation.ts';

interface Props extends AreaAccess {
  readonly path: string;
  readonly role: ShellRole;
  readonly children: ReactNode;
}

/** Renders a page of a console beside its sidebar; on narrow screens the navigation is in a sheet. */
export function ConsoleFrame({ path, role, areas, source, children }: Props) {
  const manifest = useConsoleManifest(path, role, { areas, source });
  const groups = useNavigation(manifest, path);
  const title = useSection(manifest);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
  };
  const foot = manifest?.navigation?.foot;
  return (
    <div className={css.frame}>
      <Sidebar title={title} groups={groups} foot={foot} />
      <div className={css.column}>
        <ConsoleBar role={role} onOpenMenu={open} />
        {children}
      </div>
      <PhoneBar paths={manifest?.navigation?.phoneBar} groups={groups} onMore={open} />
      <ConsoleSheet
        isOpen={isOpen}
        title={title}
        groups={groups}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </div>
  );
}

/** Returns the name of the console in the page language. */
function useSection(manifest: AreaManifest | undefined): string | undefined {
  const language = useLanguage();
  if (typeof manifest?.section !== 'function') return manifest?.section;
  return manifest.section(manifest.messages ? messagesIn(manifest.messages, language) : {});
}
