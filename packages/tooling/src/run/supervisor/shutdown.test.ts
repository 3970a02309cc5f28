import { Shutdown } from './shutdown.mjs';

const opened = (steps: string[], codes: number[], failures: string[] = []) => {
  const shutdown = new Shutdown({
    exit: (code: number) => codes.push(code),
    reportFailure: (message: string) => failures.push(message),
  });
  for (const name of ['lock', 'database', 'services'])
    shutdown.add(
      async () => {
        steps.push(name);
      },
      () => {
        steps.push(`${name}!`);
      },
    );
  return shutdown;
};

describe('the shutdown of a site', () => {
  it('closes services before the database, and the lock last', async () => {
    const [steps, codes]: [string[], number[]] = [[], []];
    await opened(steps, codes).end(0);
    expect(steps).toEqual(['services', 'database', 'lock']);
    expect(codes).toEqual([0]);
  });

  it('continues when a step fails to close', async () => {
    const [steps, failures]: [string[], string[]] = [[], []];
    const shutdown = opened(steps, [], failures);
    shutdown.add(() => {
      throw new Error('stuck');
    });
    await shutdown.end(0);
    expect(steps).toHaveLength(3);
    expect(failures).toEqual(['stuck']);
  });

  it('happens once, however often it is requested', async () => {
    const [steps, codes]: [string[], number[]] = [[], []];
    const shutdown = opened(steps, codes);
    await Promise.all([shutdown.end(0), shutdown.end(1)]);
    expect(codes).toEqual([0]);
  });

  it('does not wait when it is forced', () => {
    const [steps, codes]: [string[], number[]] = [[], []];
    opened(steps, codes).force(130);
    expect(steps).toEqual(['services!', 'database!', 'lock!']);
    expect(codes).toEqual([130]);
  });
});
