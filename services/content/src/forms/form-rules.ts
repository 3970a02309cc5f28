import { Injectable } from '@nestjs/common';
import type { ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { Form } from './form.entity.ts';
import { openCountsSql } from './submission-sql.ts';

/** Adds the number of open submissions to a form. */
@Injectable()
export class FormRules implements ResourceRules<Form> {
  async present(forms: readonly Form[], manager: EntityManager): Promise<object[]> {
    const rows = await manager.query<{ key: string; count: number }[]>(openCountsSql, [forms.map(({ id }) => id)]);
    const counts = new Map(rows.map(({ key, count }) => [key, count]));
    return forms.map(({ id }) => ({ openSubmissions: counts.get(id) ?? 0 }));
  }
}
