import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { DeferredPart } from '../../../shared/loading/deferred-part.tsx';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';
import { usePicksMessages } from '../messages/catalog.ts';

// In the chunk of another form by email: each further chunk makes the first script of every page larger.
const form = lazyPart(
  async () => (await import(/* webpackChunkName: "save-search" */ './save-by-email-form.tsx')).SaveByEmailForm,
);

/** Loads the form that saves My Picks under an email address; `onFail` is called when it cannot be loaded. */
export function SaveByEmail({ ids, onFail }: { readonly ids: readonly string[]; readonly onFail: () => void }) {
  const t = usePicksMessages();
  const dispatch = useDispatch();
  return (
    <DeferredPart
      part={form}
      props={{ ids }}
      isWanted
      onFail={() => {
        onFail();
        dispatch(flash({ type: 'error', text: t('contentFailed') }));
      }}
    />
  );
}
