import type { IncidentRisk, IncidentState } from '@porchlight/contracts/accounts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Breach of the protection of personal data, as authorities ask for it. */
@Entity('security_incident')
@Check('security_incident_risk', `risk in ('not-assessed', 'significant', 'not-significant')`)
@Check('security_incident_state', `state in ('open', 'closed')`)
@Check('security_incident_closed', `(state = 'closed') = (closed_at is not null)`)
@Check('security_incident_began', 'began_at <= found_at')
@Check('security_incident_people', 'people_affected >= 0')
export class SecurityIncident {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') summary!: string;
  @Column('text', { array: true }) events!: string[];
  @Column('timestamptz', { name: 'found_at' }) foundAt!: Date;
  @Column('timestamptz', { name: 'began_at', nullable: true }) beganAt!: Date | null;
  @Column('text', { name: 'affected_data', array: true }) affectedData!: string[];
  @Column('int', { name: 'people_affected' }) peopleAffected!: number;
  @Column('text') risk!: IncidentRisk;
  @Column('text', { name: 'risk_reason', nullable: true }) riskReason!: string | null;
  @Column('timestamptz', { name: 'authority_notified_at', nullable: true }) authorityNotifiedAt!: Date | null;
  @Column('timestamptz', { name: 'people_notified_at', nullable: true }) peopleNotifiedAt!: Date | null;
  @Column('text', { array: true }) measures!: string[];
  @Column('text') state!: IncidentState;
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt!: Date | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}
