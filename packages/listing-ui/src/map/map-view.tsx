import { VisuallyHidden } from '@porchlight/ui';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Application } from './application.tsx';
import { useMapKeys } from './keys/use-map-keys.ts';
import { useMarkerSteps } from './keys/use-marker-steps.ts';
import { useDrawing } from './lasso/use-drawing.ts';
import { MapFrame } from './map-frame.tsx';
import { MapLayer } from './map-layer.tsx';
import type { MapViewProps } from './map-view-props.ts';
import css from './map-view.module.css';
import { BaseMap } from './provider/base-map.tsx';
import type { MapProvider } from './provider/map-provider.ts';
import { useMarkerActions } from './use-marker-actions.ts';
import { useMapSettings } from './use-map-settings.ts';
import { useMapView } from './use-map-view.ts';
import { useMapMessages } from './messages/catalog.ts';

// Few visitors draw an area.
const Lasso = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lasso" */ './lasso/lasso.tsx')).Lasso,
}));

/** Map of listings, synchronized with a list. Markers and view are controlled by the caller. */
export function MapView(props: MapViewProps) {
  const t = useMapMessages();
  const settings = useMapSettings();
  const [provider, setProvider] = useState<MapProvider>();
  const application = useRef<HTMLDivElement>(null);
  const id = useId();
  useMapView(provider, props);
  const actions = useMarkerActions(provider, props);
  const steps = useMarkerSteps(props);
  const drawing = useDrawing(provider, props);
  const keys = useMapKeys({ provider, props, actions, steps, afterId: `${id}after` });
  const listingCount = props.markers.reduce((sum, { count }) => sum + count, 0);
  const close = () => {
    actions.close();
    application.current?.focus();
  };
  return (
    <MapFrame id={id} provider={provider} settings={settings} drawing={drawing} props={props}>
      <Application
        ref={application}
        className={css.application}
        aria-label={props.isApproximate ? t('mapOfMany') : t('mapOfHomes', { count: listingCount })}
        aria-describedby={`${id}keys`}
        onKeyDown={keys}
      >
        {settings && (
          <BaseMap
            settings={settings}
            start={props}
            isMapMode={props.isMapMode ?? true}
            onReady={setProvider}
            onProviderFailed={props.onProviderFailed}
          >
            {provider && (
              <MapLayer {...{ provider, props, actions, drawing }} steppedKey={steps.steppedKey} onClose={close} />
            )}
          </BaseMap>
        )}
      </Application>
      <Suspense>{drawing.isOn && <Lasso drawing={drawing} />}</Suspense>
      <VisuallyHidden id={`${id}keys`}>{t('mapKeys')}</VisuallyHidden>
      <VisuallyHidden role="status">{steps.spoken}</VisuallyHidden>
    </MapFrame>
  );
}
