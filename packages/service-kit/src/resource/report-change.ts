import { createHash } from 'node:crypto';
import type { Caller, ResourceAction } from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';
import type { Client } from '../http/request-context.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** Who makes a change, and from where. */
export interface Author {
  readonly caller: Caller;
  readonly client: Client;
}
/** Change of a record, with its fields around the change. */
export interface ReportedChange {
  readonly resource: string;
  readonly recordId: string;
  readonly action: ResourceAction;
  readonly before?: object | undefined;
  readonly after: object;
}

/** Downloaded file with the records of a list. */
export interface ReportedExport {
  readonly resource: string;
  readonly recordCount: number;
}
/** What reports to the audit log of accounts, in the transaction of the call. */
interface Reporting {
  readonly manager: EntityManager;
  readonly outbox: Outbox;
}

const originOf = ({ caller, client }: Author) => ({
  ...(caller.userId ? { personId: caller.userId } : {}),
  ...(caller.sessionId ? { sessionId: caller.sessionId } : {}),
  ip: client.ip,
  requestId: client.requestId,
});
const hashOf = (fields: object) => createHash('sha256').update(JSON.stringify(fields)).digest('base64url');

/** Reports a change to the audit log of accounts, in the transaction that makes it. The fields are sent as hashes. */
export function reportChange(
  { manager, outbox }: Reporting,
  { resource, recordId, action, before, after }: ReportedChange,
  author: Author,
): Promise<void> {
  return outbox.emit(manager, 'resource.changed', {
    ...originOf(author),
    resource,
    recordId,
    action,
    ...(before ? { beforeHash: hashOf(before) } : {}),
    afterHash: hashOf(after),
  });
}

/** Reports a file to the audit log of accounts, before it is sent. */
export function reportExport({ manager, outbox }: Reporting, exported: ReportedExport, author: Author): Promise<void> {
  return outbox.emit(manager, 'resource.exported', { ...originOf(author), ...exported });
}
