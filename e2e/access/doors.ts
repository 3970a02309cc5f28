import { permissionNames, type AnyRoute, type RoleName, type ServiceName } from '@porchlight/contracts';
import { publicRoutes } from '@porchlight/contracts/all';
import { aGuestOn, asRenter, asService, guest, identityOf, type Actor } from '@porchlight/service-kit/testing';
import { internalCalls, roleAlone, type ExpectedCall } from '../access.expected.ts';
import { Findings, type Finding } from './finding.ts';
import { pathOf } from './inventory.ts';
import { faultOf } from './matrix.ts';
import { forgeries } from './spellings.ts';
import type { WholeHouse } from './whole-house.ts';

const services = ['gateway', 'accounts', 'catalog', 'commerce', 'content'] as const;
const person = (roles: readonly RoleName[], perms: readonly string[]): Actor => ({
  ...asRenter(),
  subject: { ...asRenter().subject, roles, perms },
});
const header = (actor: Actor, audience: ServiceName) => ({ 'x-porchlight-identity': identityOf(actor, audience) });

/** The service that answers a call of the table. */
export function serviceOf({ method, path }: Pick<ExpectedCall, 'method' | 'path'>): Exclude<ServiceName, 'gateway'> {
  const plain = pathOf({ method, path, allowed: [] });
  const fits = (route: AnyRoute) =>
    route.method === method && new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(plain);
  // A part that is written out wins over a parameter, as in the routers.
  const [found] = Object.values(publicRoutes)
    .filter(fits)
    .sort((one, other) => one.path.split(':').length - other.path.split(':').length);
  if (!found) throw new Error(`No service answers ${method} ${path}`);
  return found.service as Exclude<ServiceName, 'gateway'>;
}

/** Every call at the door of its own service: without an identity that the gateway signed for this very service nobody is listened to. */
export async function askAtTheDoor(house: WholeHouse, calls: readonly ExpectedCall[]): Promise<Finding> {
  const findings = new Findings();
  for (const call of calls) {
    const service = serviceOf(call);
    const foreign = services.filter((name) => name !== service);
    const strangers: Readonly<Record<string, string>>[] = [
      {},
      { authorization: 'Bearer pl1_a_b' },
      ...forgeries,
      ...foreign.map((name) => header(person(['site-owner', 'renter', 'landlord'], permissionNames), name)),
      // Another service speaks for itself alone, never for a person.
      header({ issuer: 'commerce', subject: asRenter().subject }, service),
    ];
    for (const headers of strangers) {
      const got = await house.ask({ method: call.method, path: call.path, headers, body: call.body }, service);
      findings.note(
        got.status === 401 && got.text.includes('identity-required')
          ? undefined
          : `${service}: ${call.method} ${call.path} answered ${got.status} to ${JSON.stringify(headers).slice(0, 80)}`,
      );
    }
  }
  return findings.whole;
}

/** Role and permission are both needed: somebody with every permission and no role, and somebody with the role and no permission, stay out. */
export async function askWithHalfARight(house: WholeHouse, calls: readonly ExpectedCall[]): Promise<Finding> {
  const findings = new Findings();
  for (const call of calls)
    for (const [who, actor] of halves(call)) {
      const service = serviceOf(call);
      const got = await house.ask(
        { method: call.method, path: call.path, headers: header(actor, service), body: call.body },
        service,
      );
      const fault = faultOf('no-right', got);
      findings.note(fault && `${who}: ${call.method} ${call.path} ${fault}`);
    }
  return findings.whole;
}
function halves({ method, path, allowed }: ExpectedCall): [string, Actor][] {
  const isForOneRole = allowed.length === 1 && (allowed[0] === 'renter' || allowed[0] === 'landlord');
  const isForStaff = allowed.includes('owner') && !allowed.includes('renter');
  const role: RoleName = isForOneRole ? (allowed[0] as RoleName) : 'site-owner';
  return [
    ...(isForOneRole ? [['every permission and no role', person([], permissionNames)] as [string, Actor]] : []),
    ...((isForOneRole || isForStaff) && !roleAlone.includes(`${method} ${path}`)
      ? [['the role and no permission', person([role], [])] as [string, Actor]]
      : []),
  ];
}

const people: readonly [string, Actor][] = [
  ['guest', guest],
  ['a guest on a device', aGuestOn('d')],
  ['renter', asRenter()],
  ['owner', person(['site-owner'], permissionNames)],
];
const callers = (service: ServiceName): [string, Actor][] => [
  ...people,
  ...services.filter((name) => name !== service).map((name): [string, Actor] => [name, asService(name)]),
];

/** Calls between services: the named ones and nobody else, no person whatever they may do. */
export async function askBetweenServices(
  house: WholeHouse,
  only: (call: (typeof internalCalls)[number]) => boolean = () => true,
): Promise<Finding> {
  const findings = new Findings();
  for (const call of internalCalls.filter(only))
    for (const [who, actor] of callers(call.service as ServiceName)) {
      const service = call.service as ServiceName;
      const path = call.path.replace(':personId', '00000000-0000-4000-8000-000000000000').replace(':number', '1');
      const got = await house.ask(
        { method: call.method, path, headers: header(actor, service), body: call.method === 'POST' ? {} : undefined },
        service,
      );
      const fault = call.callers.includes(who)
        ? faultOf('in', got)
        : got.status === 403
          ? undefined
          : `should say 403, answered ${got.status}`;
      findings.note(fault && `${who}: ${call.method} ${service} ${call.path} ${fault}`);
    }
  return findings.whole;
}
