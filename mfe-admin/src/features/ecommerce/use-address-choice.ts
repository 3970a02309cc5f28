import { useSearchParams } from '@porchlight/client/router';

/** Returns a value of the address that is one of some, the first one by default, and the function that changes it. */
export function useAddressChoice<T extends string | number>(
  name: string,
  values: readonly [T, ...T[]],
): [value: T, choose: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.set(name, value);
      return next;
    });
  return [values.find((one) => String(one) === params.get(name)) ?? values[0], choose];
}
