const maxTries = 100;
const pauseMs = 50;

/** Waits until a background job has had its effect, at most five seconds. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < maxTries && !(await holds()); tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
}
