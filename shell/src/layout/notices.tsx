import { flashHidden, useMessages, type Alert } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { FlashStack, VisuallyHidden } from '@porchlight/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { shellMessages } from '../messages/catalog.ts';

const AlertNotices = lazy<ComponentType<{ readonly alerts: readonly Alert[] }>>(() =>
  import(/* webpackChunkName: "alerts" */ './alert-notices.tsx').then(
    ({ AlertNotices: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** Renders all notices: flashes, alerts by id, and the polite live region. */
export function Notices() {
  const t = useMessages(shellMessages);
  const dispatch = useDispatch();
  const flashes = useSelector((state) => state.flash);
  const alerts = useSelector((state) => state.alerts);
  const announcement = useSelector((state) => state.layout.announcement);
  const active = Object.values(alerts).filter((alert) => alert.isActive);
  return (
    <>
      {active.length > 0 && (
        <Suspense>
          <AlertNotices alerts={active} />
        </Suspense>
      )}
      <FlashStack
        label={t('notices')}
        closeLabel={t('close')}
        onDone={(id) => {
          dispatch(flashHidden(id));
        }}
        items={flashes.map(({ id, type, text, timeout }) => ({ id, tone: type, text, lasts: timeout }))}
      />
      {/* A new key announces the same text again. */}
      <div aria-live="polite">
        <VisuallyHidden key={announcement.count}>{announcement.text}</VisuallyHidden>
      </div>
    </>
  );
}
