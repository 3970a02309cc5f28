import { Module } from '@nestjs/common';
import { securityIncidentResource } from '@porchlight/contracts/accounts';
import { resourceModule } from '@porchlight/service-kit';
import { SecurityIncidentRules } from './security-incident-rules.ts';
import { SecurityIncident } from './security-incident.entity.ts';

/** Register of security incidents. */
@Module({ imports: [resourceModule(securityIncidentResource, SecurityIncident, SecurityIncidentRules)] })
export class SecurityIncidentsModule {}
