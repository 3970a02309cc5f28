import { flash, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';

/** Returns a function that shows why a call was refused. */
export function useWarning(): (error: unknown) => void {
  const dispatch = useDispatch();
  return (error) => void dispatch(flash({ type: 'error', text: (error as ApiError).message }));
}
