// One planted breach for every rule of boundaries.mjs; `beside` are further files that it needs.
const cruiser = (rule, file, text, more = {}) => ({ tool: 'depcruise', rule, file, text, ...more });
const ui = 'packages/ui/src/planted';
const client = 'packages/client/src/planted';
const catalog = 'services/catalog/src/planted';
const publicSlice = 'mfe-public/src/features/planted';

export const boundaryViolations = [
  cruiser('no-cycles', `${client}/one.ts`, "import { two } from './two.ts';\nexport const one = (): number => two();", {
    beside: { [`${client}/two.ts`]: "import { one } from './one.ts';\nexport const two = (): number => one();" },
  }),
  cruiser('no-orphans', `${client}/alone.ts`, 'export const alone = 1;'),
  cruiser(
    'no-undeclared',
    `${catalog}/undeclared.ts`,
    "import webpack from 'webpack';\nexport const undeclared = webpack;",
  ),
  cruiser(
    'no-unresolvable',
    `${client}/nowhere.ts`,
    "import { nowhere } from './not-there.ts';\nexport const somewhere = nowhere;",
  ),
  cruiser(
    'contracts-self-contained',
    'packages/contracts/src/kernel/planted.ts',
    "import { Pool } from 'pg';\nexport const pool = Pool;",
  ),
  cruiser(
    'messages-self-contained',
    'packages/messages/src/planted.ts',
    "import { Pool } from 'pg';\nexport const pool = Pool;",
  ),
  cruiser(
    'contracts-own-domain',
    'packages/contracts/src/content/planted.ts',
    "import { login } from '../accounts/session.ts';\nexport const planted = login;",
  ),
  cruiser(
    'ui-without-domain',
    `${ui}/noun.ts`,
    "import { login } from '@porchlight/contracts/accounts';\nexport const noun = login;",
  ),
  cruiser(
    'ui-not-console-ui',
    `${ui}/console.ts`,
    "import * as parts from '../../../console-ui/src/index.ts';\nexport const inUi = parts;",
  ),
  cruiser(
    'client-only-contracts',
    `${client}/looks.ts`,
    "import * as parts from '../../../ui/src/index.ts';\nexport const looks = parts;",
  ),
  cruiser(
    'forms-direction',
    'packages/forms/src/planted/up.ts',
    "import * as shell from '../../../../shell/src/index.ts';\nexport const up = shell;",
  ),
  cruiser(
    'listing-ui-direction',
    'packages/listing-ui/src/planted/up.ts',
    "import * as shell from '../../../../shell/src/index.ts';\nexport const up = shell;",
  ),
  cruiser(
    'no-imports-between-areas',
    `${publicSlice}/neighbour.ts`,
    "import { area } from '../../../../mfe-renter/src/area.tsx';\nexport const neighbour = area;",
  ),
  cruiser(
    'no-imports-between-features',
    `${publicSlice}/other-slice.ts`,
    "import { inside } from '../planted-other/inside.ts';\nexport const other = inside;",
    { beside: { 'mfe-public/src/features/planted-other/inside.ts': 'export const inside = 1;' } },
  ),
  cruiser(
    'shared-not-features',
    'mfe-public/src/shared/planted/feature.ts',
    "import { inside } from '../../features/planted-other/inside.ts';\nexport const fromFeature = inside;",
    { beside: { 'mfe-public/src/features/planted-other/inside.ts': 'export const inside = 1;' } },
  ),
  cruiser(
    'areas-not-shell',
    `${publicSlice}/shell.ts`,
    "import * as shell from '../../../../shell/src/index.ts';\nexport const fromShell = shell;",
  ),
  cruiser(
    'shell-not-areas',
    'shell/src/planted/area.ts',
    "import { area } from '../../../mfe-public/src/area.tsx';\nexport const planted = area;",
  ),
  cruiser(
    'mantine-only-in-consoles',
    `${publicSlice}/mantine.ts`,
    "import { Button } from '@mantine/core';\nexport const mantine = Button;",
  ),
  cruiser(
    'router-and-redux-through-client',
    `${publicSlice}/router.ts`,
    "import { useLocation } from 'react-router-dom';\nexport const router = useLocation;",
  ),
  cruiser(
    'messages-through-client',
    `${publicSlice}/second-registry.ts`,
    "import { messagesReady } from '../../../../packages/messages/src/index.ts';\nexport const registry = messagesReady;",
  ),
  cruiser(
    'frontends-not-services',
    `${client}/back.ts`,
    "import * as kit from '../../../service-kit/src/index.ts';\nexport const back = kit;",
  ),
  cruiser(
    'services-not-frontends',
    `${catalog}/front.ts`,
    "import * as client from '../../../../packages/client/src/index.ts';\nexport const front = client;",
  ),
  cruiser(
    'no-imports-between-services',
    `${catalog}/sister.ts`,
    "import { start } from '../../../accounts/src/main.ts';\nexport const sister = start;",
  ),
  cruiser(
    'no-imports-of-feature-internals',
    `${catalog}/inside.ts`,
    "import { planted } from '../planted-other/other.controller.ts';\nexport const inside = planted;",
    { beside: { 'services/catalog/src/planted-other/other.controller.ts': 'export const planted = 1;' } },
  ),
  cruiser(
    'service-kit-not-services',
    'packages/service-kit/src/planted/service.ts',
    "import { start } from '../../../../services/accounts/src/main.ts';\nexport const service = start;",
  ),
  cruiser(
    'demo-data-stands-alone',
    'packages/demo-data/src/drawing/planted.ts',
    "import { login } from '@porchlight/contracts/accounts';\nexport const planted = login;",
  ),
  cruiser(
    'demo-data-for-catalog-only',
    'packages/service-kit/src/planted/drawn.ts',
    "import { drawPhoto } from '../../../demo-data/src/drawing/index.ts';\nexport const drawn = drawPhoto;",
  ),
  cruiser(
    'demo-drawings-loaded-on-demand',
    `${catalog}/drawn.ts`,
    "import { drawPhoto } from '@porchlight/demo-data/drawing';\nexport const drawn = drawPhoto;",
  ),
  cruiser(
    'market-maker-never-ships',
    `${catalog}/market.ts`,
    "export const market = () => import('../../../../packages/demo-data/src/market/market.mjs');",
  ),
  cruiser(
    'no-imports-of-tests',
    `${client}/tested.ts`,
    "import { fixture } from './fixture.test.ts';\nexport const tested = fixture;",
    { beside: { [`${client}/fixture.test.ts`]: 'export const fixture = 1;' } },
  ),
];
