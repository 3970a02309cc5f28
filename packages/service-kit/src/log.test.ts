import { errorFields, Log, type LogLevel } from './log.ts';

const written = (format: 'json' | 'plain', level: LogLevel, write: (log: Log) => void): string[] => {
  const lines: string[] = [];
  write(
    new Log('catalog', {
      level,
      format,
      write: (line) => {
        lines.push(line);
      },
    }),
  );
  return lines;
};

describe('Log', () => {
  it('writes one JSON object per entry, with the data in fields', () => {
    const [line = '', ...others] = written('json', 'info', (log) => {
      log.info('request', { route: '/homes/:id', status: 200, ms: 1.5, port: undefined });
    });
    expect(others).toEqual([]);
    expect(line.endsWith('}\n')).toBe(true);
    const { time, ...entry } = JSON.parse(line) as Record<string, unknown>;
    expect(entry).toEqual({
      level: 'info',
      service: 'catalog',
      message: 'request',
      route: '/homes/:id',
      status: 200,
      ms: 1.5,
    });
    expect(new Date(String(time)).toISOString()).toBe(time);
  });

  it('writes columns and key=value for terminals', () => {
    const [line] = written('plain', 'info', (log) => {
      log.warn('replica unavailable', { code: 'ECONNREFUSED', tries: [1, 2] });
    });
    expect(line).toMatch(/^\d\d:\d\d:\d\d warn {2}catalog {2}replica unavailable code=ECONNREFUSED tries=\[1,2\]\n$/);
  });

  it('writes entries of its level and above only', () => {
    const all = (log: Log): void => {
      log.error('one');
      log.warn('two');
      log.info('three');
      log.debug('four');
    };
    const countAt = (level: LogLevel) => written('json', level, all).length;
    expect((['silent', 'error', 'warn', 'info', 'debug'] as const).map(countAt)).toEqual([0, 1, 2, 3, 4]);
  });

  it('writes the messages of Nest, without the context or stack that Nest passes', () => {
    const entries = written('json', 'debug', (log) => {
      log.log('Nest application successfully started');
      log.error(new TypeError('broken %s'), 'at somewhere');
    }).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.map(({ level, message }) => [level, message])).toEqual([
      ['debug', 'Nest application successfully started'],
      ['error', 'TypeError: broken %s'],
    ]);
    expect(Object.keys(entries[1] ?? {}).sort()).toEqual(['level', 'message', 'service', 'time']);
  });
});

describe('errorFields', () => {
  it('omits the message of a database error, which can contain data', () => {
    const database = Object.assign(new Error('Key (email)=(a@example.com) exists'), {
      severity: 'ERROR',
      code: '23505',
    });
    expect(errorFields(database)).toMatchObject({ error: 'Error', code: '23505' });
    expect(errorFields(database)).not.toHaveProperty('reason');
    expect(errorFields(new Error('no route'))).toMatchObject({ reason: 'no route' });
  });
});
