import { Shutdown } from './shutdown.mjs';

const opened = (steps: string[], codes: number[], complaints: string[] = []) => {
  const shutdown = new Shutdown({
    exit: (code: number) => codes.push(code),
    complain: (words: string) => complaints.push(words),
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

describe('the end of a house', () => {
  it('closes services before the database, and the lock last', async () => {
    const [steps, codes]: [string[], number[]] = [[], []];
    await opened(steps, codes).end(0);
    expect(steps).toEqual(['services', 'database', 'lock']);
    expect(codes).toEqual([0]);
  });

  it('goes on when one of them fails to close', async () => {
    const [steps, complaints]: [string[], string[]] = [[], []];
    const shutdown = opened(steps, [], complaints);
    shutdown.add(() => {
      throw new Error('stuck');
    });
    await shutdown.end(0);
    expect(steps).toHaveLength(3);
    expect(complaints).toEqual(['stuck']);
  });

  it('happens once, however often it is asked for', async () => {
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
