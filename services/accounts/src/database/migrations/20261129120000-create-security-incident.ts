import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Register of security incidents, which the database keeps for 24 months after they are closed. */
export class CreateSecurityIncident20261129120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table security_incident (
      id uuid primary key default gen_random_uuid(),
      summary text not null,
      events text[] not null,
      found_at timestamptz not null,
      began_at timestamptz,
      affected_data text[] not null,
      people_affected int not null constraint security_incident_people check (people_affected >= 0),
      risk text not null
        constraint security_incident_risk check (risk in ('not-assessed', 'significant', 'not-significant')),
      risk_reason text,
      authority_notified_at timestamptz,
      people_notified_at timestamptz,
      measures text[] not null,
      state text not null constraint security_incident_state check (state in ('open', 'closed')),
      closed_at timestamptz,
      version int not null default 1,
      updated_at timestamptz not null default now(),
      constraint security_incident_closed check ((state = 'closed') = (closed_at is not null)),
      constraint security_incident_began check (began_at <= found_at)
    )`);
    await runner.query('create index security_incident_by_found_at on security_incident (found_at, id)');
    // @mutation keep-incident
    await runner.query(`create function keep_security_incident() returns trigger language plpgsql as $$ begin
      if old.closed_at is null or old.closed_at >= now() - interval '24 months' then
        raise restrict_violation using message = 'a security incident stays 24 months after it is closed';
      end if;
      return old; end $$`);
    await runner.query(`create trigger keep_security_incident before delete on security_incident
      for each row execute function keep_security_incident()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table security_incident');
    await runner.query('drop function keep_security_incident');
  }
}
