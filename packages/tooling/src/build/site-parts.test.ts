import { backServices as namesInContracts, serviceNames } from '@porchlight/contracts';

import { runtimePaths } from './runtime-files.mjs';
import {
  allFronts,
  allServices,
  backServices,
  consoleAreas,
  firstFronts,
  remainingFronts,
  standIns,
  workspaceFolders,
} from './site-parts.mjs';

describe('the parts of the site, read from the workspaces', () => {
  it('are the services that contracts name', () => {
    expect(backServices).toEqual(namesInContracts);
    expect(allServices).toEqual(serviceNames);
  });

  it('are the stand-ins of providers, which are no services', () => {
    expect(standIns).toEqual(['payment-sandbox']);
  });

  it('publish the area of renters before that of staff, whose path contains theirs', () =>
    expect(remainingFronts.indexOf('mfe-renter')).toBeLessThan(remainingFronts.indexOf('mfe-admin')));

  it('are the shell and every area, first those of the first page', () => {
    expect(firstFronts).toEqual(['shell', 'mfe-public']);
    const folders = workspaceFolders.filter((folder: string) => !['packages', 'services'].includes(folder));
    expect(new Set(allFronts)).toEqual(new Set(folders));
    expect(consoleAreas.every((name: string) => allFronts.includes(name))).toBe(true);
  });
});

describe('the files of the image', () => {
  it('are those of services and the packages behind them, without sources and tools', () => {
    const paths: string[] = runtimePaths();
    expect(paths).toEqual(
      expect.arrayContaining(['package.json', 'services/catalog/seed', 'packages/contracts/package.json']),
    );
    expect(paths).toContain('packages/demo-data/package.json');
    expect(paths.filter((path) => /\/src$|tooling|packages\/ui/.test(path))).toEqual([]);
  });
});
