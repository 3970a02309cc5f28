import type { ShellRole } from '@porchlight/client';
import type { AreaEntry } from '@porchlight/contracts/internal';
import type { ReactNode } from 'react';
import { Reauthentication } from '../../account/reauthentication/reauthentication.tsx';
import type { AreaSource } from '../../areas/area-source.ts';
import { ConsoleBar } from './console-bar.tsx';
import { ConsoleNavigation } from './console-navigation.tsx';
import { RenterBar } from './renter/renter-bar.tsx';
import { useConsoleManifest } from './use-console-manifest.ts';

export interface ConsolePartsProps {
  readonly path: string;
  readonly role: ShellRole;
  /** Area of the console. */
  readonly area: AreaEntry | undefined;
  readonly source: AreaSource;
  readonly logo: ReactNode;
  /** Link to My Picks. */
  readonly picks: ReactNode;
  /** Menu of the account. */
  readonly account: ReactNode;
}

/** Renders what is around a page of a console: bar and navigation, or the bar with tabs of renters. */
export const ConsoleParts = ({ role, logo, picks, account, ...console }: ConsolePartsProps) =>
  role === 'renter' ? (
    <RenterBar logo={logo} picks={picks} account={account} />
  ) : (
    <WorkParts {...console} logo={logo} account={account} />
  );

function WorkParts({ path, area, source, logo, account }: Omit<ConsolePartsProps, 'role' | 'picks'>) {
  const manifest = useConsoleManifest(area, path, source);
  return (
    <>
      <ConsoleBar logo={logo} account={account} palette={manifest?.navigation?.palette} />
      <ConsoleNavigation path={path} manifest={manifest} logo={logo} />
      <Reauthentication />
    </>
  );
}
