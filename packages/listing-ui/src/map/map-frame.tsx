import { IconButton, SkipLink, Spinner } from '@porchlight/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import type { Drawing } from './lasso/use-drawing.ts';
import type { MapViewProps } from './map-view-props.ts';
import css from './map-view.module.css';
import type { MapProvider } from './provider/map-provider.ts';
import { Attribution } from './tools/attribution.tsx';
import { MapTools } from './tools/map-tools.tsx';
import tools from './tools/map-tools.module.css';
import type { MapSettings } from './use-map-settings.ts';
import { useMapMessages } from './messages/catalog.ts';

export interface MapFrameProps {
  readonly id: string;
  readonly provider: MapProvider | undefined;
  readonly settings: MapSettings | undefined;
  readonly drawing: Drawing;
  readonly props: MapViewProps;
  readonly children: ReactNode;
}

/** Frame of the map: skip link, corner slot, tools, chips and attribution. */
export function MapFrame({ id, provider, settings, drawing, props, children }: MapFrameProps) {
  const t = useMapMessages();
  return (
    <div className={css.frame}>
      <SkipLink to={`#${id}after`}>{t('skipMap')}</SkipLink>
      {children}
      {!provider && (
        <div className={css.waiting}>
          <Spinner label={t('loadingMap')} />
        </div>
      )}
      <div className={css.top}>
        <div className={css.corner}>
          {props.corner}
          <Chips props={props} drawing={drawing} />
        </div>
        <MapTools provider={provider} isDrawing={drawing.isOn} onDraw={props.onArea && drawing.set} />
      </div>
      {provider && <Attribution provider={provider} tiles={settings?.tiles} />}
      <span id={`${id}after`} tabIndex={-1} />
    </div>
  );
}

function Chips({ props, drawing }: { readonly props: MapViewProps; readonly drawing: Drawing }) {
  const t = useMapMessages();
  return (
    <>
      {props.area && !drawing.isOn && (
        <span className={tools.note}>
          {t('yourArea')}
          <IconButton
            icon={IconX}
            label={t('removeArea')}
            className={tools.close}
            onClick={() => props.onArea?.(null)}
          />
        </span>
      )}
      {props.isUpdating && (
        <span className={tools.note} role="status">
          {t('updating')}
        </span>
      )}
    </>
  );
}
