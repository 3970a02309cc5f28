import {
  fillPath,
  permissionNames,
  serviceNames,
  type AnyRoute,
  type RoleName,
  type ServiceName,
} from '@porchlight/contracts';
import { publicRoutes } from '@porchlight/contracts/all';
import { guestWithDevice, asRenter, asService, guest, identityOf, type Actor } from '@porchlight/service-kit/testing';
import { internalCalls, roleOnlyCalls, type ExpectedCall } from '../access.expected.ts';
import { Findings, type Finding } from './finding.ts';
import { pathOf } from './inventory.ts';
import { faultOf } from './matrix.ts';
import { forgeries } from './bypass-attempts.ts';
import type { TestSite } from './test-site.ts';

const userActor = (roles: readonly RoleName[], perms: readonly string[]): Actor => ({
  ...asRenter(),
  subject: { ...asRenter().subject, roles, perms },
});
const header = (actor: Actor, audience: ServiceName) => ({ 'x-porchlight-identity': identityOf(actor, audience) });

/** Returns the service that serves a call of the table. */
export function serviceOf({ method, path }: Pick<ExpectedCall, 'method' | 'path'>): Exclude<ServiceName, 'gateway'> {
  const plain = pathOf({ method, path, allowed: [] });
  const fits = (route: AnyRoute) =>
    route.method === method && new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(plain);
  // A literal segment takes precedence over a parameter, as in the routers.
  const [found] = Object.values(publicRoutes)
    .filter(fits)
    .sort((one, other) => one.path.split(':').length - other.path.split(':').length);
  if (!found) throw new Error(`No service serves ${method} ${path}`);
  return found.service as Exclude<ServiceName, 'gateway'>;
}

/**
 * Sends every call directly to its service: without an identity that the gateway signed for this service the response
 * is 401.
 */
export async function checkForgedIdentities(site: TestSite, calls: readonly ExpectedCall[]): Promise<Finding> {
  const findings = new Findings();
  for (const call of calls) {
    const service = serviceOf(call);
    const foreign = serviceNames.filter((name) => name !== service);
    const forgedHeaders: Readonly<Record<string, string>>[] = [
      {},
      { authorization: 'Bearer pl1_a_b' },
      ...forgeries,
      ...foreign.map((name) => header(userActor(['site-owner', 'renter', 'landlord'], permissionNames), name)),
      // A service identity has no rights of a user.
      header({ issuer: 'commerce', subject: asRenter().subject }, service),
    ];
    for (const headers of forgedHeaders) {
      const got = await site.request({ method: call.method, path: call.path, headers, body: call.body }, service);
      findings.note(
        got.status === 401 && got.text.includes('identity-required')
          ? undefined
          : `${service}: ${call.method} ${call.path} returned ${got.status} for ${JSON.stringify(headers).slice(0, 80)}`,
      );
    }
  }
  return findings.result;
}

/**
 * Checks that role and permission are both required: a user with every permission and no role, and one with the role
 * and no permission, are refused.
 */
export async function checkPartialRights(site: TestSite, calls: readonly ExpectedCall[]): Promise<Finding> {
  const findings = new Findings();
  for (const call of calls)
    for (const [who, actor] of partialRights(call)) {
      const service = serviceOf(call);
      const got = await site.request(
        { method: call.method, path: call.path, headers: header(actor, service), body: call.body },
        service,
      );
      const fault = faultOf('forbidden', got);
      findings.note(fault && `${who}: ${call.method} ${call.path} ${fault}`);
    }
  return findings.result;
}
function partialRights({ method, path, allowed }: ExpectedCall): [string, Actor][] {
  const isForOneRole = allowed.length === 1 && (allowed[0] === 'renter' || allowed[0] === 'landlord');
  const isForStaff = allowed.includes('owner') && !allowed.includes('renter');
  const role: RoleName = isForOneRole ? (allowed[0] as RoleName) : 'site-owner';
  return [
    ...(isForOneRole ? [['all permissions without the role', userActor([], permissionNames)] as [string, Actor]] : []),
    ...((isForOneRole || isForStaff) && !roleOnlyCalls.includes(`${method} ${path}`)
      ? [['the role without its permission', userActor([role], [])] as [string, Actor]]
      : []),
  ];
}

const userActors: readonly [string, Actor][] = [
  ['guest', guest],
  ['a guest on a device', guestWithDevice('d')],
  ['renter', asRenter()],
  ['owner', userActor(['site-owner'], permissionNames)],
];
const callers = (service: ServiceName): [string, Actor][] => [
  ...userActors,
  ...serviceNames.filter((name) => name !== service).map((name): [string, Actor] => [name, asService(name)]),
];

/** Checks that internal calls are open to their named callers only, and to no user whatever the rights. */
export async function checkInternalCalls(
  site: TestSite,
  only: (call: (typeof internalCalls)[number]) => boolean = () => true,
): Promise<Finding> {
  const findings = new Findings();
  for (const call of internalCalls.filter(only))
    for (const [who, actor] of callers(call.service as ServiceName)) {
      const service = call.service as ServiceName;
      const path = fillPath(call.path, { personId: '00000000-0000-4000-8000-000000000000', number: 1 });
      const got = await site.request(
        { method: call.method, path, headers: header(actor, service), body: call.method === 'POST' ? {} : undefined },
        service,
      );
      const fault = call.callers.includes(who)
        ? faultOf('allowed', got)
        : got.status === 403
          ? undefined
          : `expected 403, got ${got.status}`;
      findings.note(fault && `${who}: ${call.method} ${service} ${call.path} ${fault}`);
    }
  return findings.result;
}
