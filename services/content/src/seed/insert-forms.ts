import type { EntityManager } from 'typeorm';
import type { Translated } from '../translated.ts';
import type { SeedFolder } from './seed-folder.ts';

interface SeedForm {
  readonly key: string;
  readonly label: string;
  readonly recipients: readonly string[];
  readonly confirmation: Translated;
}

/** Inserts forms. */
export async function insertForms(manager: EntityManager, folder: SeedFolder): Promise<void> {
  const { forms } = folder.json<{ forms: readonly SeedForm[] }>('forms.json');
  await manager.query(
    `
    insert into form (key, label, recipients, confirmation)
    select key, label, array(select jsonb_array_elements_text(recipients)), confirmation
    from jsonb_to_recordset($1) as seed (key text, label text, recipients jsonb, confirmation jsonb)
    on conflict (key) do update
    set label = excluded.label, recipients = excluded.recipients, confirmation = excluded.confirmation
    where form.version = 1`,
    [JSON.stringify(forms)],
  );
}
