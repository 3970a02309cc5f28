import type { MigrationInterface, QueryRunner } from 'typeorm';

const texts = {
  post: ['title headline', 'summary', 'body', 'search_title searchTitle', 'search_description searchDescription'],
  page: ['title headline', 'description searchDescription', 'body', 'search_title searchTitle'],
};
const formerTextsOfPosts = ['title headline', 'summary', 'body'];
/** Each text is a column, or `column field` where the resource has another name for it. */
const triggerOn = (table: string, kind: string, columns: readonly string[]) => `create trigger note_translation
  after insert or delete or update of ${columns.map((text) => text.split(' ')[0]).join(', ')}, deleted_at
  on ${table} for each row execute function note_translation('${kind}', 'id', 'title', '${columns.join(`', '`)}')`;

/** Notes missing and outdated French texts of pages, and of the search texts of posts. */
export class NoteTranslationsOfPages20261127167000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger note_translation on post');
    await runner.query(triggerOn('post', 'posts', texts.post));
    await runner.query(triggerOn('page', 'pages', texts.page));
    for (const table of ['post', 'page']) await runner.query(`update ${table} set title = title`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger note_translation on page');
    await runner.query(`delete from translation where kind = 'pages'`);
    await runner.query('drop trigger note_translation on post');
    await runner.query(triggerOn('post', 'posts', formerTextsOfPosts));
  }
}
