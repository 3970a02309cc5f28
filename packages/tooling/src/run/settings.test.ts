import { readSettings } from './settings.mjs';

const read = (environment: Record<string, string>, words: string[] = []) => readSettings('/clone', environment, words);

describe('what npm start is asked for', () => {
  it('is port 8080, .data and the demo homes unless said otherwise', () => {
    expect(read({})).toMatchObject({
      port: 8080,
      dataDir: '/clone/.data',
      seed: 'demo',
      isApart: false,
      databaseUrl: undefined,
    });
  });

  it('never brings the demo sign-ins into production', () => {
    expect(read({ NODE_ENV: 'production' }).seed).toBe('none');
    expect(() => read({ NODE_ENV: 'production', SEED: 'demo' })).toThrow('never runs with NODE_ENV=production');
  });

  it('leaves NODE_ENV unset when nobody set it', () => {
    expect(read({}).passedOn).toEqual({});
  });

  it.each([
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SEED: 'all' }, 'SEED'],
  ])('names the variable that is wrong: %j', (environment, name) => {
    expect(() => read(environment as Record<string, string>)).toThrow(name);
  });

  it('refuses a word that it does not know instead of ignoring it', () => {
    expect(() => read({}, ['--process'])).toThrow("'--process'");
  });
});
