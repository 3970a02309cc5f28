import { VisuallyHidden } from '@porchlight/ui';
import { useId, useRef, useState } from 'react';
import { Application } from './application.tsx';
import { useMapKeys } from './keys/use-map-keys.ts';
import { useSteps } from './keys/use-steps.ts';
import { Lasso } from './lasso/lasso.tsx';
import { useDrawing } from './lasso/use-drawing.ts';
import { MapFrame } from './map-frame.tsx';
import { MapLayer } from './map-layer.tsx';
import type { MapViewProps } from './map-view-props.ts';
import css from './map-view.module.css';
import { Ground } from './provider/ground.tsx';
import type { MapProvider } from './provider/map-provider.ts';
import { useMapActs } from './use-map-acts.ts';
import { useMapSettings } from './use-map-settings.ts';
import { useView } from './use-view.ts';
import { useMapWords } from './words/catalogue.ts';

/** A map of homes in step with a list. It draws and tells; what it shows and where is the caller's (the address of the page). */
export function MapView(props: MapViewProps) {
  const t = useMapWords();
  const settings = useMapSettings();
  const [provider, setProvider] = useState<MapProvider>();
  const application = useRef<HTMLDivElement>(null);
  const id = useId();
  useView(provider, props);
  const acts = useMapActs(provider, props);
  const steps = useSteps(props.markers);
  const drawing = useDrawing(provider, props);
  const keys = useMapKeys({ provider, props, acts, steps, afterId: `${id}after` });
  const shown = props.markers.reduce((sum, { count }) => sum + count, 0);
  const close = () => {
    acts.close();
    application.current?.focus();
  };
  return (
    <MapFrame id={id} provider={provider} settings={settings} drawing={drawing} props={props}>
      <Application
        ref={application}
        className={css.application}
        aria-label={t('mapOfHomes', { count: shown })}
        aria-describedby={`${id}keys`}
        onKeyDown={keys}
      >
        {settings && (
          <Ground
            settings={settings}
            start={props}
            isMapMode={props.isMapMode ?? true}
            onReady={setProvider}
            onProviderFailed={props.onProviderFailed}
          >
            {provider && (
              <MapLayer {...{ provider, props, acts, drawing }} steppedKey={steps.steppedKey} onClose={close} />
            )}
          </Ground>
        )}
      </Application>
      {drawing.isOn && <Lasso drawing={drawing} />}
      <VisuallyHidden id={`${id}keys`}>{t('mapKeys')}</VisuallyHidden>
      <VisuallyHidden role="status">{steps.spoken}</VisuallyHidden>
    </MapFrame>
  );
}
