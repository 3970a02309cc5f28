import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { User } from '@porchlight/contracts/accounts';
import { changedCount, notFound, Problem, SqlPool, unauthenticated, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { UsersService } from '../users/users.service.ts';
import { resizePhoto } from './resize-photo.ts';
import { messages } from './messages.ts';

const photosPerHour = 20;
// Uploading the same photo again (a double click, a retry) keeps its URL.
const putSql = `
  insert into person_photo as kept (person_id, file) select id, $2 from person
  where id = $1 and state in ('active', 'decoy')
  on conflict (person_id) do update set id = gen_random_uuid(), file = excluded.file, changed_at = now()
  where kept.file <> excluded.file returning id`;
// Photos of closed and disabled accounts are hidden.
const fileSql = `
  select file from person_photo join person on person.id = person_id
  where person_photo.id = $1 and state in ('active', 'decoy')`;

/** Account photos. */
@Injectable()
export class PhotosService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly users: UsersService,
    private readonly hourlyLimit: HourlyLimit,
    private readonly audit: Audit,
  ) {}

  /** Stores the caller's photo. Throws 422 when it cannot be read, 429 after 20 uploads in an hour. */
  async put({ userId: personId = '' }: Caller, image: Buffer, client: Client): Promise<User> {
    const retryAfter = await this.hourlyLimit.consume(`photo:${personId}`, photosPerHour);
    if (retryAfter !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyImages, { retryAfter });
    const file = await resizePhoto(image);
    if (!file)
      throw new Problem(422, 'input-refused', messages.unreadable, { errors: { photo: [messages.unreadable] } });
    return this.source.transaction(async (manager) => {
      const [photo] = await manager.query<{ id: string }[]>(putSql, [personId, file]);
      if (photo) await this.audit.recordOwn(manager, personId, 'photo.changed', client);
      return this.#user(manager, personId);
    });
  }

  async remove({ userId: personId = '' }: Caller, client: Client): Promise<User> {
    return this.source.transaction(async (manager) => {
      const count = await changedCount(manager, 'delete from person_photo where person_id = $1', [personId]);
      if (count > 0) await this.audit.recordOwn(manager, personId, 'photo.removed', client);
      return this.#user(manager, personId);
    });
  }

  /** Throws 404 for a replaced, removed or unknown photo. */
  async file(id: string): Promise<Buffer> {
    const found = await this.pool.row<{ file: Buffer }>('person_photo', fileSql, [id]);
    if (!found) throw notFound(messages.imageGone, 'photo-not-found');
    return found.file;
  }

  async #user(manager: EntityManager, personId: string): Promise<User> {
    const user = await this.users.userOf(personId, manager);
    if (!user) throw unauthenticated();
    return user;
  }
}
