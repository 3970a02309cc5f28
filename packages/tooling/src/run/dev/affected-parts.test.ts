import { affectedParts } from './affected-parts.mjs';

const workspaces = new Map(
  Object.entries({
    contracts: [],
    ui: [],
    'listing-ui': ['ui', 'contracts'],
    'service-kit': ['contracts'],
    catalog: ['service-kit'],
    gateway: ['service-kit'],
    shell: ['ui'],
    'mfe-public': ['listing-ui'],
    'mfe-admin': ['ui'],
  }).map(([name, needs]) => [name, { name, folder: `/clone/${name}`, needs }]),
);
const site = {
  workspaces,
  services: ['catalog', 'gateway'],
  fronts: ['shell', 'mfe-public', 'mfe-admin'],
  isShared: (name: string) => name === 'ui',
};

describe('the parts of the site that a change affects', () => {
  it.each([
    ['an area', ['mfe-admin'], [], ['mfe-admin']],
    ['a service', ['catalog'], ['catalog'], []],
    ['a package of areas', ['listing-ui'], [], ['mfe-public']],
    ['a package of services and areas', ['contracts'], ['catalog', 'gateway'], ['mfe-public']],
    ['several folders at once', ['gateway', 'shell'], ['gateway'], ['shell']],
  ])('are, for %s, what is built from it', (_, changed, services, fronts) => {
    expect(affectedParts(site, changed)).toEqual({ services, fronts });
  });

  it('are only the shell for a package that areas take from it at run time', () => {
    expect(affectedParts(site, ['ui']).fronts).toEqual(['shell']);
  });
});
