import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { User } from '@porchlight/contracts/accounts';
import { notFound, Problem, SqlPool, unauthenticated, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { Allowance } from '../limits/allowance.ts';
import { PeopleService } from '../people/people.service.ts';
import { smallPhoto } from './small-photo.ts';
import { words } from './words.ts';

const photosPerHour = 20;
// The same photo once more (a second click, a retry) keeps its address.
const putSql = `insert into person_photo as kept (person_id, file) select id, $2 from person where id = $1 and state in ('active', 'decoy')
  on conflict (person_id) do update set id = gen_random_uuid(), file = excluded.file, changed_at = now() where kept.file <> excluded.file returning id`;
// Who closed their account, or may not come in any more, is not shown.
const fileSql = `select file from person_photo join person on person.id = person_id where person_photo.id = $1 and state in ('active', 'decoy')`;

/** Photos that people put on their own account. */
@Injectable()
export class PhotosService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly people: PeopleService,
    private readonly allowance: Allowance,
    private readonly audit: Audit,
  ) {}

  /** Throws 422 for what is no photo, 429 for too many. */
  async put({ userId: personId = '' }: Caller, picture: Buffer, client: Client): Promise<User> {
    const retryAfter = await this.allowance.take(`photo:${personId}`, photosPerHour);
    if (retryAfter !== undefined) throw new Problem(429, 'too-many-tries', words.tooManyPhotos, { retryAfter });
    const file = await smallPhoto(picture);
    if (!file) throw new Problem(422, 'input-refused', words.noPhoto, { errors: { photo: [words.noPhoto] } });
    return this.source.transaction(async (manager) => {
      const [photo] = await manager.query<{ id: string }[]>(putSql, [personId, file]);
      if (photo) await this.#record(manager, 'photo.changed', personId, client);
      return this.#user(manager, personId);
    });
  }

  async remove({ userId: personId = '' }: Caller, client: Client): Promise<User> {
    return this.source.transaction(async (manager) => {
      const [, count] = await manager.query<[unknown, number]>('delete from person_photo where person_id = $1', [
        personId,
      ]);
      if (count > 0) await this.#record(manager, 'photo.removed', personId, client);
      return this.#user(manager, personId);
    });
  }

  /** Throws 404 for a photo that was replaced, removed, or never was. */
  async file(id: string): Promise<Buffer> {
    const found = await this.pool.row<{ file: Buffer }>('person_photo', fileSql, [id]);
    if (!found) throw notFound(words.photoGone, 'photo-not-found');
    return found.file;
  }

  async #record(manager: EntityManager, action: string, personId: string, { ip, requestId }: Client): Promise<void> {
    await this.audit.record(manager, {
      action,
      actorId: personId,
      objectKind: 'person',
      objectId: personId,
      ip,
      requestId,
    });
  }

  async #user(manager: EntityManager, personId: string): Promise<User> {
    const user = await this.people.userOf(personId, manager);
    if (!user) throw unauthenticated();
    return user;
  }
}
