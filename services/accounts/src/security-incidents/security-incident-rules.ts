import { Injectable } from '@nestjs/common';
import type { MessageReference } from '@porchlight/messages';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { messages } from './messages.ts';
import type { SecurityIncident } from './security-incident.entity.ts';

type Faults = Readonly<Record<string, MessageReference | undefined>>;

/**
 * Requires what a closed incident has on record, and notes when it was closed
 * (docs/rules/utilities.md#utility-2-a-closed-incident-has-its-risk-and-its-notifications-on-record).
 */
@Injectable()
export class SecurityIncidentRules implements ResourceRules<SecurityIncident> {
  beforeSave(incident: SecurityIncident, _manager: EntityManager, before?: SecurityIncident): void {
    refuse({
      ...timeFaults(incident),
      ...riskFaults(incident),
      ...(isClosed(incident) ? closingFaults(incident) : {}),
    });
    // A later edit of a closed incident does not prolong its retention.
    if (!isClosed(incident)) incident.closedAt = null;
    else if (!before || !isClosed(before)) incident.closedAt = new Date();
  }
}

const isClosed = ({ state }: SecurityIncident) => state === 'closed';
const isSignificant = ({ risk }: SecurityIncident) => risk === 'significant';
const isAfter = (time: Date | string | null | undefined, limit: Date | string) =>
  Boolean(time) && new Date(time as Date | string) > new Date(limit);

function timeFaults({ foundAt, beganAt, authorityNotifiedAt, peopleNotifiedAt }: SecurityIncident): Faults {
  const now = new Date();
  const futureFault = (time: Date | null | undefined) => (isAfter(time, now) ? messages.inFuture : undefined);
  return {
    foundAt: futureFault(foundAt),
    beganAt: isAfter(beganAt, foundAt) ? messages.beganAfterFound : undefined,
    authorityNotifiedAt: futureFault(authorityNotifiedAt),
    peopleNotifiedAt: futureFault(peopleNotifiedAt),
  };
}
const riskFaults = ({ risk, riskReason }: SecurityIncident): Faults => ({
  riskReason: risk !== 'not-assessed' && !riskReason ? messages.noRiskReason : undefined,
});
/** Returns the faults of a closed incident without its assessment, or without the notifications that its risk needs. */
function closingFaults(incident: SecurityIncident): Faults {
  if (incident.risk === 'not-assessed') return { risk: messages.notAssessed };
  // @mutation incident-notified
  if (!isSignificant(incident)) return {};
  return {
    // An absent key keeps the fault of a time in the future.
    ...(incident.authorityNotifiedAt ? {} : { authorityNotifiedAt: messages.notNotified }),
    ...(incident.peopleNotifiedAt ? {} : { peopleNotifiedAt: messages.notNotified }),
  };
}

function refuse(faults: Faults): void {
  const errors = Object.fromEntries(
    Object.entries(faults).flatMap(([field, message]) => (message ? [[field, [message]]] : [])),
  );
  if (Object.keys(errors).length > 0) throw new Problem(422, 'input-refused', messages.checkFields, { errors });
}
