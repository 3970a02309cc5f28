import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsISO8601, IsOptional, IsString, Length } from 'class-validator';
import { applyAll } from '../../kernel/input/compose.ts';
import { IsCount, IsInstant } from '../../kernel/input/fields.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';

/** Whether an incident is a real risk of significant harm to the people whose data it concerns. */
export const incidentRisks = ['not-assessed', 'significant', 'not-significant'] as const;
export type IncidentRisk = (typeof incidentRisks)[number];
/** States of an incident. */
export const incidentStates = ['open', 'closed'] as const;
export type IncidentState = (typeof incidentStates)[number];

const maxLines = 50;
const maxLine = 500;
const AreLines = (min: number) =>
  applyAll(
    IsArray(),
    ArrayMinSize(min),
    ArrayMaxSize(maxLines),
    IsString({ each: true }),
    Length(1, maxLine, { each: true }),
  );

export class SecurityIncidentInput {
  @IsString() @Length(3, 200) summary!: string;
  /** What happened, one event a line. */
  @AreLines(1) events!: string[];
  @IsInstant() foundAt!: string;
  /** Null: not known. */
  @IsNullable() @IsInstant() beganAt?: string | null;
  /** Kinds of personal data that the incident concerns. */
  @AreLines(1) affectedData!: string[];
  /** Estimated number of people. */
  @IsCount(100_000_000) peopleAffected!: number;
  @IsIn(incidentRisks) risk!: IncidentRisk;
  @IsNullable() @IsString() @Length(3, 1000) riskReason?: string | null;
  @IsNullable() @IsInstant() authorityNotifiedAt?: string | null;
  @IsNullable() @IsInstant() peopleNotifiedAt?: string | null;
  @AreLines(0) measures!: string[];
  @IsIn(incidentStates) state!: IncidentState;
}
export class SecurityIncidentRecord extends ResourceRecord {
  @IsString() summary!: string;
  @IsString({ each: true }) events!: string[];
  @IsISO8601() foundAt!: string;
  @IsOptional() @IsISO8601() beganAt?: string;
  @IsString({ each: true }) affectedData!: string[];
  @IsCount() peopleAffected!: number;
  @IsIn(incidentRisks) risk!: IncidentRisk;
  @IsOptional() @IsString() riskReason?: string;
  @IsOptional() @IsISO8601() authorityNotifiedAt?: string;
  @IsOptional() @IsISO8601() peopleNotifiedAt?: string;
  @IsString({ each: true }) measures!: string[];
  @IsIn(incidentStates) state!: IncidentState;
  /** Time at which the incident was closed last; it is deleted 24 months later. */
  @IsOptional() @IsISO8601() closedAt?: string;
}
/**
 * Register of security incidents, at `/support/utilities`. An incident is never removed: it is deleted 24 months after
 * it was closed (docs/rules/utilities.md#utility-1-each-security-incident-is-on-record-for-24-months-after-it-is-closed).
 */
export const securityIncidentResource = defineResource({
  service: 'accounts',
  path: '/admin/security-incidents',
  label: 'securityIncidents',
  permissions: { view: 'showUtilities', create: 'modifyUtilities', modify: 'modifyUtilities' },
  input: SecurityIncidentInput,
  record: SecurityIncidentRecord,
  list: {
    columns: ['summary', 'foundAt', 'risk', 'peopleAffected', 'state', 'updatedAt'],
    search: ['summary'],
    sort: ['foundAt', 'peopleAffected', 'updatedAt'],
    filters: { state: incidentStates, risk: incidentRisks },
  },
  form: [
    { name: 'summary', control: 'text' },
    { name: 'events', control: 'lines' },
    { name: 'foundAt', control: 'time' },
    { name: 'beganAt', control: 'time', optional: true },
    { name: 'affectedData', control: 'lines' },
    { name: 'peopleAffected', control: 'number' },
    { name: 'risk', control: 'select', values: incidentRisks },
    { name: 'riskReason', control: 'text', optional: true },
    { name: 'authorityNotifiedAt', control: 'time', optional: true },
    { name: 'peopleNotifiedAt', control: 'time', optional: true },
    { name: 'measures', control: 'lines' },
    { name: 'state', control: 'select', values: incidentStates },
  ],
});
