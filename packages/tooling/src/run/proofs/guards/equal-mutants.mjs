// Owner clauses that change nothing when they are gone, and why: another condition of the same statement names the owner already.
// By file and text, never by line.
export const equalMutants = [
  {
    file: 'confirm/mail-codes.ts',
    take: 'person_id = $1',
    near: "'mail_code_take', 'delete from mail_code where person_id = $1 and purpose = $2 and code_hash = $3'",
    why: 'the hash is made of the person, the purpose and the code',
  },
  {
    file: 'own-account/mail-changes.ts',
    take: 'person_id = $1',
    near: 'from mail_change where person_id = $1 and id::text = $2`',
    why: 'the change is named by its own id, which stands in a signed link of its owner',
  },
  {
    file: 'own-account/mail-changes.ts',
    take: 'person_id = $1',
    near: "'select 1 from mail_change where person_id = $1 and id::text = $2 for update'",
    why: 'the change is named by its own id, which stands in a signed link of its owner',
  },
  {
    file: 'login/login.service.ts',
    take: 'person_id = $1',
    near: "where person_id = $1 and password_hash = $2'",
    why: 'each hash has a salt of its own, so no two people have the same',
  },
  {
    file: 'alerts/alert-list.ts',
    take: 'user_id = $1::uuid',
    near: 'where user_id = $1::uuid and id = $2 returning',
    why: 'it writes the row that was read before, locked, by its owner',
  },
  {
    file: 'inquiries/my-inquiries.ts',
    take: 'i.user_id = $1::uuid',
    near: 'and i.id = $2 order by m.sent_at',
    why: 'the inquiry was found by its owner before',
  },
  {
    file: 'sessions/sessions.service.ts',
    take: 'person_id = $2',
    near: 'where id = $1 and person_id = $2 and revoked_at is null',
    why: 'whoever signs out names the session that asks, and nobody but its person holds it',
  },
];

/** Why a mutant cannot be missed, undefined when it must be. */
export const whyEqual = ({ file, take, at }, read) =>
  equalMutants.find(
    (one) =>
      file.endsWith(one.file) &&
      read(file)
        .slice(Math.max(0, at - 120), at + 120)
        .includes(one.near) &&
      take === one.take,
  )?.why;
