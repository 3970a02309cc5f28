import type { TestApp } from '@porchlight/service-kit/testing';

/** Returns the id of the initial bundle with this number of credits. */
export async function bundleOf({ sql }: Pick<TestApp, 'sql'>, credits: number): Promise<string> {
  const [bundle] = await sql<{ id: string }>('select id from credit_bundle where credits = $1', [credits]);
  if (!bundle) throw new Error(`no bundle of ${credits} credits`);
  return bundle.id;
}
